"""Prints the accessibility tree of a page in Chromium, without any package."""
import fcntl, json, os, subprocess, time
down, up = os.pipe(), os.pipe()
def descriptors():
    read, write = (fcntl.fcntl(end, fcntl.F_DUPFD, 50) for end in (down[0], up[1]))
    os.dup2(read, 3), os.dup2(write, 4)
chromium = subprocess.Popen(
    ["chromium", "--headless", "--no-sandbox", "--remote-debugging-pipe"],
    preexec_fn=descriptors, close_fds=False)
count, waiting = 0, b""
def call(method, params={}, session=None):
    global count, waiting
    count += 1
    message = {"id": count, "method": method, "params": params}
    os.write(down[1], json.dumps(message | ({"sessionId": session} if session else {})).encode() + b"\0")
    while True:
        while b"\0" in waiting:
            answer, waiting = waiting.split(b"\0", 1)
            if json.loads(answer).get("id") == count: return json.loads(answer)["result"]
        waiting += os.read(up[0], 1 << 20)
target = call("Target.createTarget", {"url": "https://example.org"})["targetId"]
session = call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
time.sleep(2)
print(json.dumps(call("Accessibility.getFullAXTree", {}, session)))
chromium.kill()
