import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { AddressFields } from "./AddressFields.tsx";

const field = (name: string) => ({ name, value: "", error: undefined, onValue: () => {}, onBlur: () => {} });
const kinds = () =>
  [...page.getByRole("group").element().querySelectorAll("input, select")].map((line) =>
    line.getAttribute("autocomplete"),
  );

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
