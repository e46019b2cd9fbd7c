import { expect, test } from "vitest";
import { cleanLine, dropInvisibleSigns } from "./invisible-signs.ts";

const lines = (texts: readonly string[]) => texts.map((text) => cleanLine(text));

test("signs that show nothing and turns of the direction are dropped from a line", () => {
  const hidden = [
    "\u200B",
    "\u3164",
    "\u2800",
    "\u00AD",
    "\u202E",
    "\u2066",
    "\uFEFF",
    "\u034F",
    "\u115F",
    "\u{E0041}",
  ];
  for (const sign of [...hidden, "\u0007", "\u009F", "\uFFF9"])
    expect([sign, cleanLine(`A${sign}b`)]).toEqual([sign, "Ab"]);
  expect(lines([...hidden, hidden.join("")])).toEqual([...hidden, ""].map(() => ""));
  expect(dropInvisibleSigns("\u202A12\u200B34\u202C")).toBe("1234");
});

test("NUL stays, so that it is refused", () => expect(cleanLine("a\0b")).toBe("a\0b"));

test("line breaks, tabs and wide spaces are one space, at the ends none", () => {
  expect(lines(["a\r\nb", "a\u2028b", "a\tb", "a\u00A0b", "\u3000a  b\u0085"])).toEqual([
    "a b",
    "a b",
    "a b",
    "a b",
    "a b",
  ]);
});

test("a line is in NFC", () => expect(cleanLine("Zoe\u0308 Fra\u0308nzel")).toBe("Zo\u00EB Fr\u00E4nzel"));

test("joiners stay between letters of Persian and Indic names, variants with their letters, and emojis whole", () => {
  for (const name of ["علی\u200Cرضا", "क्\u200Dष", "葛\u{E0100}城", "👩\u200D⚕\uFE0F"])
    expect(cleanLine(name)).toBe(name);
  expect(lines(["Jo\u200Dhn", "\u200CAnn\u200D", "A\uFE0F", "علی\u200C"])).toEqual(["John", "Ann", "A", "علی"]);
});
