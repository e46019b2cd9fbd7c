import { refuse } from "@restride/domain/values/refusal.ts";
import { expect, test } from "vitest";
import { readNewPassword } from "./read-new-password.ts";

const common = refuse("This password is one of the most common. Choose another one.");

test.each([
  "password",
  "Password1",
  "12345678",
  "iloveyou",
  "QWERTYUIOP",
  "princess1",
  "trustno1",
  " baseball1 ",
  "87654321",
  "12341234",
  "00000000",
  "abcdefgh",
  "123123123",
  "ｐａｓｓｗｏｒｄ", // full-width letters
  "pass\u00adword", // with an invisible hyphen
  " ".repeat(8),
  "ä".repeat(12),
])("%s is one of the most used passwords, in any case and width, and refused", (password) =>
  expect(readNewPassword(password)).toEqual(common),
);

test.each(["stairs by june", "walking-again", "restride", "correct horse battery", "  long enough  "])(
  "%s may be set, as it was typed",
  (password) => expect(readNewPassword(password)).toBe(password),
);

test("the other rules still hold", () => {
  expect(readNewPassword("qwerty")).toMatchObject({ message: "Use at least 8 characters." });
  expect(readNewPassword("")).toMatchObject({ message: "Please input your Password!" });
});
