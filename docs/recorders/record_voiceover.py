"""Records what VoiceOver says by Appium, one answer a line."""
import json

def record_voiceover(driver, path, most=100):
    """Writes what VoiceOver says on the screen that is shown; driver is a session of Appium."""
    was_on = driver.execute_script("mobile: isVoiceOverEnabled")["enabled"]
    if not was_on: driver.execute_script("mobile: enableVoiceOver")
    answers = []
    try:
        answers.append(driver.execute_script("mobile: voiceOverCurrentSpeech"))
        while len(answers) < most:
            answers.append(driver.execute_script("mobile: voiceOverMove", {"direction": "forward"}))
            if len({json.dumps(answer) for answer in answers[-3:]}) == 1 and len(answers) > 3: break
    finally:
        with open(path, "w") as file: file.writelines(json.dumps(answer) + "\n" for answer in answers)
        if not was_on: driver.execute_script("mobile: disableVoiceOver")
