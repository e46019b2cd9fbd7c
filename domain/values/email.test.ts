import { expect, test } from "vitest";
import { emailField, maskEmail, maskEmailAndDomain } from "./email.ts";

test("A227: an address is kept in lower case", () =>
  expect(emailField("bad").parse("  Nora@Harbor.Example ")).toBe("nora@harbor.example"));

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
