import { expect, test } from "vitest";
import { emailField, maskEmail, maskEmailAndDomain, normaliseEmail, optionalEmailField } from "./email.ts";

test("A227: an address is kept in lower case", () =>
  expect(emailField("bad").parse("  Nora@Harbor.Example ")).toBe("nora@harbor.example"));

test("walls 5: an address is looked up and counted alike in all spellings", () => {
  for (const typed of [
    "nora@harbor.example",
    " Nora@HARBOR.example\t",
    "\u00a0nora@harbor.example\n",
    "ｎｏｒａ＠harbor.example",
  ])
    expect(normaliseEmail(typed), typed).toBe("nora@harbor.example");
  expect(normaliseEmail("n.ora@harbor.example")).toBe("n.ora@harbor.example");
});

test("a wrong or too long address has the one message", () => {
  for (const bad of ["", "nora", "nora@", "a b@c.org", `${"n".repeat(50)}@x.org`, undefined])
    expect(emailField("Please enter valid email").safeParse(bad).error?.issues[0]?.message, String(bad)).toBe(
      "Please enter valid email",
    );
});

test("an address to look up is trimmed, in lower case and not endless", () => {
  expect(normaliseEmail(" Nora@Harbor.Example ")).toBe("nora@harbor.example");
  expect(normaliseEmail("N".repeat(300))).toBe("n".repeat(200));
});

test("an address may have 50 characters, or as many as a form says", () => {
  const long = `${"n".repeat(44)}@x.org`;
  expect(emailField("bad").parse(long)).toBe(long);
  expect(emailField("bad").safeParse(`n${long}`).success).toBe(false);
  expect(emailField("bad", 100).safeParse(`n${long}`).success).toBe(true);
});

test("B188: an address is shown masked", () => {
  expect(maskEmail("nora@harborortho.example")).toBe("n•••@harborortho.example");
  expect(maskEmailAndDomain("maria@example.com")).toBe("m•••@e•••.com");
  expect(maskEmailAndDomain("maria@mail.example.co.uk")).toBe("m•••@m•••.uk");
  expect(maskEmail('"a@b"@harbor.example')).toBe('"•••@harbor.example');
});

test("an address that is not needed may be empty, but is not wrong", () => {
  const field = optionalEmailField("bad");
  expect([undefined, "", "  ", " Nora@Harbor.Example "].map((typed) => field.parse(typed))).toEqual([
    "",
    "",
    "",
    "nora@harbor.example",
  ]);
  for (const typed of ["nora", `${"n".repeat(45)}@x.org`, null, 5])
    expect(field.safeParse(typed).error?.issues[0]?.message, String(typed)).toBe("bad");
});
