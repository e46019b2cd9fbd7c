import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { loadNumberingPlans, readPhone } from "./read-phone.ts";

beforeAll(loadNumberingPlans);

const read = (typed: readonly string[]) => typed.map((text) => readPhone(text));

test("A309 B437 C307: a plus is kept, more than ten digits get a plus, else +1; what comes out is E.164", () => {
  expect(read(["+44 7911 123456", "447911123456", "13125550171", "(312) 555-0171", "312.555.0171"])).toEqual([
    "+447911123456",
    "+447911123456",
    "+13125550171",
    "+13125550171",
    "+13125550171",
  ]);
});

test.each([
  ["+44 07911 123456", "+447911123456"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["+44 [0] 20 7946 0958", "+442079460958"],
  ["(+44) 020 7946 0958", "+442079460958"],
  ["4402079460958", "+442079460958"],
  ["+49 0151 12345678", "+4915112345678"],
  ["+33 06 12 34 56 78", "+33612345678"],
  ["+61 0412 345 678", "+61412345678"],
  ["+81 090 1234 5678", "+819012345678"],
  ["+91 098765 43210", "+919876543210"],
  ["+7 8 912 345 67 89", "+79123456789"],
  ["+36 06 1 234 5678", "+3612345678"],
  ["+34 (0)91 123 45 67", "+34911234567"],
  ["+34 [0]91 123 45 67", "+34911234567"],
])("A309: the national prefix is dropped: %s", (typed, phone) => expect(readPhone(typed)).toBe(phone));

test("A309: a zero that belongs to the number stays: Italy, San Marino, Ivory Coast", () => {
  expect(read(["+39 06 6981 2345", "+39 (0)6 6981 2345", "+378 0549 886377", "+225 07 07 12 34 56"])).toEqual([
    "+390669812345",
    "+390669812345",
    "+3780549886377",
    "+2250707123456",
  ]);
});

test.each([
  "\u202A+1 312 555 0171\u202C",
  "\u2066+1\u00A0312\u00A0555\u00A00171\u2069",
  "\uFEFF3125550171",
  "312\u2011555\u20110171",
  "312–555—0171",
  "312−555‒0171",
  "312/555/0171",
  "312·555·0171",
  "(312)\u200B555\u200D0171",
  "3125550171\u3164",
  "３１２－５５５－０１７１",
  "٣١٢٥٥٥٠١٧١",
])("A309: signs that nobody sees, dashes of every kind and digits of other scripts are read: %j", (typed) =>
  expect(readPhone(typed)).toBe("+13125550171"),
);

test.each(["+1 246 367 1234", "+1 380 555 0100", "+1 840 555 0100", "+1 684 555 0100"])(
  "A309: a North American number is valid by its shape, so that new area codes pass: %s",
  (typed) => expect(readPhone(typed)).toBe(`+1${typed.replaceAll(/\D/g, "").slice(1)}`),
);

test.each([
  "+999 123456789",
  "+44 123",
  "+44 7911 1234567890",
  "+34 091 123 45 67",
  "+34 123 456 789",
  "+61 1 1234 5678",
  "+1 312 555 01",
  "+1 312 555 01711",
  "+1 211 555 0100",
  "+1 312 911 0100",
  "312 555 0171 x5",
  "312 555 0171 ext. 5",
  "+44 20 7946 0958,5",
  "+44 20 7946 0958;ext=5",
  "3125550171#5",
  "0044 20 7946 0958",
  "++44 20 7946 0958",
  "+44 20 7946 0958 / +44 20 7946 0959",
  "tel:+13125550171",
  "+",
  "+1",
  "\u200B",
  "",
])("A309: what cannot be called is refused: %j", (typed) => expect(readPhone(typed)).toBeNull());

test("reading a phone twice changes nothing, and nothing that is typed throws", () =>
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^\+?[\d ()./-]{1,20}$/), fc.string({ unit: "binary" })), (text) => {
      const phone = readPhone(text);
      expect(phone === null ? null : readPhone(phone)).toBe(phone);
    }),
    { numRuns: 1000 },
  ));
