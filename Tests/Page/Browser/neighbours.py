"""Texts in which scalars that join with their neighbours stand beside signs of a syntax."""
import random

# Signs of numbers join with what follows in one character of Swift; joiners and marks with what stands before.
JOINING = ["\u0600", "\u06dd", "\u070f", "\U000110bd", "\u200d", "\u200c", "\u0301", "\ufe0f"]


def texts(count, signs, seed=41):
    """Texts of signs and of what joins with them, chosen by chance, the same in each run; each has its number at an end."""
    chance = random.Random(seed)

    def text(number):
        parts = "".join(chance.choice(chance.choice([signs, JOINING, ["a", "b c"]])) for _ in range(chance.randint(2, 12)))
        return chance.choice([f"{parts}z{number}", f"z{number}{parts}"])

    return [text(number) for number in range(count)]
