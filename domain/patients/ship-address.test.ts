import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { shipAddressForm } from "./ship-address.ts";

const right = { addressline1: "77 Larkspur Lane", city: "Oak Park", state: "IL", zip: "60302" };
const problems = (values: object | null) =>
  problemsOf(shipAddressForm.safeParse(values && { ...right, ...values }).error!);

test.each([
  ["B217", { addressline1: " " }, "addressline1", "Please enter your address."],
  ["B217", { addressline1: "x".repeat(101) }, "addressline1", "Address Line 1 must be 100 characters or less"],
  ["B218", { city: "" }, "city", "Please select your city name."],
  ["B218", { city: "x".repeat(21) }, "city", "City must be 20 characters or less"],
  ["B219", { zip: "" }, "zip", "Please enter your zip code"],
  ["B219", { zip: "x".repeat(21) }, "zip", "Zip must be 20 characters or less"],
  ["B221", { state: "" }, "state", "Please select your state."],
  ["B222", { country: "" }, "country", "Please select your country."],
])(
  "B217 B218 B219 B221 B222 C159 C160: %s: what the dialog says of an address that is not complete",
  (_id, values, field, message) => expect(problems(values)).toEqual([{ field, message }]),
);

test("B217 B218 B219 C159 C160: a patient's address has limits and texts of its own, an optional line 2, and a state in the US alone", () => {
  const longest = {
    addressline1: "x".repeat(100),
    addressline2: "x".repeat(100),
    city: "x".repeat(20),
    zip: "x".repeat(20),
  };
  expect(shipAddressForm.parse({ ...right, ...longest })).toMatchObject(longest);
  const empty = { addressline1: "", addressline2: "", city: "", zip: "", state: "" };
  expect(problems(empty).map(({ message }) => message)).toEqual([
    "Please enter your address.",
    "Please select your city name.",
    "Please enter your zip code",
    "Please select your state.",
  ]);
  expect(problems({ ...empty, country: "GB" }).map(({ field }) => field)).toEqual(["addressline1", "city", "zip"]);
});

test("B118 B220 B221 B222: line 2 may be empty, the country is the US, and elsewhere no state is asked for", () => {
  expect(shipAddressForm.parse(right)).toEqual({ ...right, addressline2: "", country: "US" });
  expect(shipAddressForm.parse({ ...right, state: "", country: "GB" })).toMatchObject({ state: "", country: "GB" });
});

test("all that is wrong is told together, and nothing at all is told too", () => {
  expect(problems({ addressline1: "", state: "" }).map(({ field }) => field)).toEqual(["addressline1", "state"]);
  expect(problems(null)).toHaveLength(1);
});
