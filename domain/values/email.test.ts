import { expect, test } from "vitest";
import {
  emailField,
  hasInternationalMailbox,
  maskEmail,
  maskEmailAndDomain,
  normaliseEmail,
  optionalEmailField,
} from "./email.ts";

test("A227: an address is kept in lower case", () =>
  expect(emailField("bad").parse("  Nora@Harbor.Example ")).toBe("nora@harbor.example"));

test("an address is looked up and counted alike in all spellings", () => {
  for (const typed of [
    "nora@harbor.example",
    " Nora@HARBOR.example\t",
    "\u00a0nora@harbor.example\n",
    "ｎｏｒａ＠harbor.example",
  ])
    expect(normaliseEmail(typed), typed).toBe("nora@harbor.example");
  expect(normaliseEmail("n.ora@harbor.example")).toBe("n.ora@harbor.example");
});

test("an address that is too long is refused, never cut to one of somebody else", () => {
  const longest = `${"n".repeat(60)}@${"x".repeat(63)}.${"y".repeat(63)}.${"z".repeat(7)}.org`;
  expect(longest).toHaveLength(200);
  for (const field of [emailField("bad", 200), optionalEmailField("bad", 200)]) {
    expect(field.parse(longest)).toBe(longest);
    for (const more of ["s", `.${"s".repeat(400)}`]) expect(field.safeParse(`${longest}${more}`).success).toBe(false);
  }
});

test("a wrong or too long address has the one message", () => {
  for (const bad of ["", "nora", "nora@", "a b@c.org", `${"n".repeat(50)}@x.org`, undefined])
    expect(emailField("Please enter valid email").safeParse(bad).error?.issues[0]?.message, String(bad)).toBe(
      "Please enter valid email",
    );
});

test("an address to look up is trimmed, in lower case and not endless", () => {
  expect(normaliseEmail(" Nora@Harbor.Example ")).toBe("nora@harbor.example");
  expect(normaliseEmail("N".repeat(300))).toBe("n".repeat(255));
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

test.each([
  ["test&co@example.com", "test&co@example.com"],
  ["a/b@example.com", "a/b@example.com"],
  ["o'brien+x=1@example.com", "o'brien+x=1@example.com"],
  ["user@b\u00FCcher.example", "user@xn--bcher-kva.example"],
  ["user@B\u00DCCHER.example", "user@xn--bcher-kva.example"],
  ["user@bu\u0308cher.example", "user@xn--bcher-kva.example"],
  ["user@XN--BCHER-KVA.example", "user@xn--bcher-kva.example"],
  ["user@sub.xn--p1ai", "user@sub.xn--p1ai"],
  ["user@почта.рф", "user@xn--80a1acny.xn--p1ai"],
  ["j\u00FCrgen@example.de", "j\u00FCrgen@example.de"],
  ["ju\u0308rgen@example.de", "j\u00FCrgen@example.de"],
  ["用户@例子.公司", "用户@xn--fsqu00a.xn--55qx5d"],
  ["admin@clinic.example\u200B", "admin@clinic.example"],
  ["\u202Aadmin@clinic.example\u202C", "admin@clinic.example"],
])("a real address is accepted in its one form, the same for looking up: %s", (typed, email) => {
  expect(emailField("bad").parse(typed)).toBe(email);
  expect(optionalEmailField("bad").parse(typed)).toBe(email);
  expect([normaliseEmail(typed), normaliseEmail(email)]).toEqual([email, email]);
});

test.each([
  "a@b",
  "a@b.c1",
  "a@1.2.3.4",
  "a@-b.example",
  "a@b..example",
  "a..b@c.example",
  ".a@b.example",
  "a.@b.example",
  "a@b@c.example",
  "a b@c.example",
  "a@b c.example",
  "a,b@c.example",
  "a@b.example,c@d.example",
  '"a"@b.example',
  "<a@b.example>",
  "a@b.example\r\nBcc: c@d.example",
  "a@xn--\u00FC.example",
  "a@b.example/x",
  `${"\u00FC".repeat(33)}@b.example`,
])("what is no address is refused: %j", (typed) => {
  expect(emailField("bad", 200).safeParse(typed).success).toBe(false);
  expect(optionalEmailField("bad", 200).safeParse(typed).success).toBe(false);
});

test("a mailbox name beyond ASCII needs mail servers that know it, a domain does not", () =>
  expect(["j\u00FCrgen@b.example", "ann@xn--bcher-kva.example"].map(hasInternationalMailbox)).toEqual([true, false]));
