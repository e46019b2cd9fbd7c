import { expect, test } from "vitest";
import { completePhone, countries, countryName, countryOfPhone, isCountry, withCallingCode } from "./countries.ts";

test("A304: all 249 ISO countries are offered, each with a name", () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  expect(countries.filter(({ code }) => countryName(code) === code)).toEqual([]);
  expect(countries.find(({ code }) => code === "DE")).toEqual({ code: "DE", calling: "49" });
  expect([countryName("DE"), countryName("de"), countryName("DEU")]).toEqual(["Germany", "de", "DEU"]);
  expect(isCountry("US")).toBe(true);
  expect(isCountry("XX")).toBe(false);
});

test("A298: a phone without a plus, or with +1, belongs to the US", () => {
  expect(countryOfPhone("")).toBe("US");
  expect(countryOfPhone("312 555 0142")).toBe("US");
  expect(countryOfPhone("+1 312 555 0142")).toBe("US");
  expect(countryOfPhone("+1 416 555 0142", "CA")).toBe("CA");
});

test("a calling code tells the country, the longest first", () => {
  expect(countryOfPhone("+353 1 555 0142")).toBe("IE");
  expect(countryOfPhone("+49 30 555 0142")).toBe("DE");
  expect(countryOfPhone("+7 701 555 0142", "KZ")).toBe("KZ");
  expect(countryOfPhone("+7 701 555 0142", "DE")).toBe("KZ");
  expect(countryOfPhone("+1 416 555 0142", "DE")).toBe("US");
  expect([countryOfPhone("+999 1", "DE"), countryOfPhone("49 30", "IE"), countryOfPhone("+", "IE")]).toEqual([
    "DE",
    "IE",
    "IE",
  ]);
});

test("another country changes the calling code and keeps the number", () => {
  expect(withCallingCode("312 555 0142", "DE")).toBe("+49 312 555 0142");
  expect(withCallingCode("+49 312 555 0142", "US")).toBe("+1 312 555 0142");
  expect(withCallingCode("", "IE")).toBe("+353");
  expect(withCallingCode(" 30 555 ", "DE")).toBe("+49 30 555");
});

test.each([
  ["98765 43210", "IN", "+91 98765 43210"],
  ["07911 123456", "GB", "+44 07911 123456"],
  ["+1 312 555 0142", "IN", "+1 312 555 0142"],
  ["\u202a+1 312 555 0142\u202c", "IN", "\u202a+1 312 555 0142\u202c"],
  ["919876543210", "IN", "919876543210"],
  ["9198765432", "IN", "+91 9198765432"],
  ["312 555 0142", "US", "312 555 0142"],
  ["416 555 0142", "CA", "416 555 0142"],
  ["", "IN", ""],
  ["call me", "IN", "call me"],
])("A298: %s, typed for %s, is %s", (typed, country, phone) => {
  expect(completePhone(typed, country)).toBe(phone);
});
