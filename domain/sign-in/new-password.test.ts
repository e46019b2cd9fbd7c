import { expect, test } from "vitest";
import { comparablePassword, isOneCharacter } from "./new-password.ts";

test("a password that repeats one character is known, one with a second character is not", () => {
  expect(["        ", "aaaaaaaa", "aaaaaaab", "abababab"].map(isOneCharacter)).toEqual([true, true, false, false]);
});

test("a password is compared without case, spaces around it, invisible and wide characters", () => {
  for (const password of ["Password1", "  password1 ", "pass\u200bword1", "ｐａｓｓｗｏｒｄ１"])
    expect(comparablePassword(password)).toBe("password1");
  expect(comparablePassword("pass word1")).toBe("pass word1");
});
