import { expect, test } from "vitest";
import { emailField, maskEmail, maskEmailAndDomain, normaliseEmail } from "./email.ts";

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

test("B188: an address is shown masked", () => {
  expect(maskEmail("nora@harborortho.example")).toBe("n•••@harborortho.example");
  expect(maskEmailAndDomain("maria@example.com")).toBe("m•••@e•••.com");
});
