import { expect, test } from "vitest";
import { addressLine, countryField } from "./address-fields.ts";
import { usStates } from "../texts/us-state-texts.ts";
import { emptyAddress, hasStates } from "./address.ts";

test("A304: the states include DC, Puerto Rico and the Virgin Islands", () => {
  expect(Object.keys(usStates)).toHaveLength(53);
  expect([usStates.DC, usStates.PR, usStates.VI]).toEqual(["District of Columbia", "Puerto Rico", "Virgin Islands"]);
});

test("each form keeps its own limits and sentences", () => {
  const zip = addressLine({ label: "Zip", maxLength: 9 });
  expect([zip.parse(" 60614 "), zip.parse(undefined)]).toEqual(["60614", ""]);
  expect(zip.safeParse("1234567890").error?.issues[0]?.message).toBe("Zip must be 9 characters or less");
  const city = addressLine({ label: "City", maxLength: 20, missing: "Please enter city" });
  expect(city.safeParse("  ").error?.issues[0]?.message).toBe("Please enter city");
});

test("A298 C308: the default country is the US", () => {
  expect(countryField.parse(undefined)).toBe("US");
  expect(countryField.safeParse("Narnia").error?.issues[0]?.message).toBe("Please select your country.");
  expect(emptyAddress).toEqual({ line1: "", line2: "", city: "", state: "", zip: "", country: "US" });
  expect([hasStates("US"), hasStates("DE")]).toEqual([true, false]);
});
