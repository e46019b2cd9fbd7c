import fc from "fast-check";
import { expect, test } from "vitest";
import { hasPhoneShape, isLastFour, lastFour, maskPhone, normalisePhone, typedPhone } from "./phone.ts";

test("A308 A309 B437 C307 B436: a plus is kept, more than ten digits get a plus, else +1", () => {
  expect(normalisePhone("+44 20 7946 0958")).toBe("+442079460958");
  expect(normalisePhone("13125554821")).toBe("+13125554821");
  expect(normalisePhone("(312) 555-4821")).toBe("+13125554821");
  expect(normalisePhone("312.555.4821")).toBe("+13125554821");
});

test("normalising twice changes nothing", () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^\+?[\d ().-]{1,20}$/),
      (text) => normalisePhone(normalisePhone(text)) === normalisePhone(text),
    ),
  ));

test("A309: only international numbers have the shape of one", () => {
  for (const good of ["+13125550100", "+442079460958", "+4930123456"]) expect(hasPhoneShape(good), good).toBe(true);
  for (const good of ["+4412345", "+441234567890123"]) expect(hasPhoneShape(good), good).toBe(true);
  for (const bad of [
    "+1312555010",
    "+131255501000",
    "+11125550100",
    "+13121550100",
    "+19115550100",
    "13125550100",
    "+1312555a100",
    "+0123456789",
    "x+442079460958",
    "+442079460958x",
    "+1x3125550100",
    "+13125550100x",
    "+441234",
    "+4412345678901234",
    "+13129110100",
    "+12115550100",
    "+12",
    "",
  ])
    expect(hasPhoneShape(bad), bad).toBe(false);
});

test("A307 B436 C305 C306: a phone is shown masked to its last four digits", () => {
  expect(maskPhone("+13125554821")).toBe("•••• 4821");
  expect(lastFour("+1 312 555 48-21")).toBe("4821");
  expect([isLastFour("x0100"), isLastFour("0100x")]).toEqual([false, false]);
  expect([isLastFour("0100"), isLastFour("100"), isLastFour("01000"), isLastFour("01a0")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a kept phone stands in a form without the calling code of the US, and is kept the same again", () => {
  expect(typedPhone("+13125550142")).toBe("312 555 0142");
  expect(typedPhone("+33155500176")).toBe("+33155500176");
  expect([typedPhone(""), typedPhone("  ")]).toEqual(["", ""]);
  expect(typedPhone("+131255501423")).toBe("+131255501423");
  for (const phone of ["+13125550142", "+442079460958"]) expect(normalisePhone(typedPhone(phone))).toBe(phone);
});

test.each(["07700 900123", "312-555-01", "ask daughter", "n/a"])(
  "a stored phone that cannot be called is shown in its field as it is stored: %s",
  (phone) => {
    expect(typedPhone(phone)).toBe(phone);
  },
);
