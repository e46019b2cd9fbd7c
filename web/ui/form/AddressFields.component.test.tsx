import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { AddressFields } from "./AddressFields.tsx";

const field = (name: string) => ({ name, value: "", error: undefined, onValue: () => {}, onBlur: () => {} });
const kinds = () =>
  [...page.getByRole("group").element().querySelectorAll("input, select")].map((line) =>
    line.getAttribute("autocomplete"),
  );

test("A304: an address in the US has a list of the states, DC, Puerto Rico and the Virgin Islands, and its country one of all", async () => {
  await render(<AddressFields field={field} country={{ ...field("country"), value: "US" }} />);
  const options = (name: string) => textsOf(page.getByRole("combobox", { name }).getByRole("option"));
  const [placeholder, ...states] = options("State");
  expect([placeholder, states.length, states[0], states.at(-1)]).toEqual(["Select a state", 53, "Alabama", "Wyoming"]);
  expect(states).toEqual(expect.arrayContaining(["District of Columbia", "Puerto Rico", "Virgin Islands"]));
  const countries = options("Country");
  expect([countries.length, countries[0], countries.at(-1)]).toEqual([249, "Afghanistan", "Zimbabwe"]);
  expect(countries).toEqual(expect.arrayContaining(["United States", "Germany", "France"]));
});

test("the address of somebody else is nothing that a browser fills, the own one is", async () => {
  const lines = (own: boolean) => (
    <fieldset>
      <AddressFields field={field} own={own} country={field("country")} />
    </fieldset>
  );
  const { unmount } = await render(lines(false));
  expect(kinds()).toEqual(Array.from({ length: 6 }, () => "one-time-code"));
  await unmount();
  await render(lines(true));
  expect(kinds()).toEqual([
    "address-line1",
    "address-line2",
    "address-level2",
    "address-level1",
    "postal-code",
    "country",
  ]);
});
