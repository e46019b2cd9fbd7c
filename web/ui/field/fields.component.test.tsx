import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, select } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { ChoicesField } from "./ChoicesField.tsx";
import { HeightField } from "./HeightField.tsx";
import { OtpField } from "./OtpField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { RangeSlider } from "./RangeSlider.tsx";
import { SegmentedField } from "./SegmentedField.tsx";
import { SelectField } from "./SelectField.tsx";
import { Switch } from "./Switch.tsx";
import { SwitchField } from "./SwitchField.tsx";

/** Shows a controlled field. Returns all values that the field reported, in order. */
const open = async <Value,>(start: Value, field: (value: Value, onValue: (value: Value) => void) => ReactNode) => {
  const values: Value[] = [];
  const Field = () => {
    const [value, setValue] = useState(start);
    return field(value, (next) => {
      values.push(next);
      setValue(next);
    });
  };
  await render(<Field />);
  return values;
};
const colors = [
  { value: "red", label: "Red" },
  { value: "blue", label: "Blue" },
];

test("B207: a height is chosen in feet and then inches, which make inches, and ends at 8 feet", async () => {
  const heights = await open<number | null>(null, (value, onValue) => <HeightField value={value} onValue={onValue} />);
  await expect.element(select("Height, inches")).toBeDisabled();
  await select("Height, feet").selectOptions("5 ft");
  await select("Height, inches").selectOptions("11 in");
  await select("Height, feet").selectOptions("8 ft");
  expect(textsOf(select("Height, inches").getByRole("option"))).toEqual(["in", "0 in"]);
  await select("Height, feet").selectOptions("ft");
  await expect.element(select("Height, inches")).toBeDisabled();
  expect(heights).toEqual([60, 71, 96, null]);
});

test("a code has the focus, is taken without spaces, and is no longer than it should be", async () => {
  const codes = await open("", (value, onValue) => (
    <OtpField label="Code" length={6} value={value} onValue={onValue} error="Invalid OTP" />
  ));
  await expect.element(page.getByLabelText("Code")).toHaveFocus();
  await page.getByLabelText("Code").fill("A2B 3C4 5D");
  expect(codes).toEqual(["A2B3C4"]);
  await expect.element(page.getByLabelText("Code")).toHaveAccessibleDescription("Invalid OTP");
});

test("a password is shown and hidden again by its button", async () => {
  await open("winter", (value, onValue) => (
    <PasswordField label="Password" name="password" value={value} onValue={onValue} onBlur={() => {}} />
  ));
  const field = page.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
});

test("A298: a phone begins as a US number; choosing a country changes the calling code, and typing one changes the country", async () => {
  const phones = await open("", (value, onValue) => (
    <PhoneField label="Phone" name="phone" value={value} onValue={onValue} onBlur={() => {}} />
  ));
  await expect.element(select("Country of Phone")).toHaveValue("US");
  await select("Country of Phone").selectOptions("DE");
  await expect.element(select("Country of Phone")).toHaveValue("DE");
  expect(phones.at(-1)).toMatch(/^\+49/);
  await field("Phone").fill("+33 1 70 18 99 00");
  await expect.element(select("Country of Phone")).toHaveValue("FR");
});

test("A298: a number typed over the calling code of a chosen country is one of that country", async () => {
  const phones = await open("", (value, onValue) => (
    <PhoneField label="Phone" name="phone" value={value} onValue={onValue} onBlur={() => {}} />
  ));
  await select("Country of Phone").selectOptions("IN");
  await expect.element(field("Phone")).toHaveValue("+91");
  // A field that is reached by Tab has its whole text selected.
  await field("Phone").click();
  await userEvent.keyboard("{Control>}a{/Control}98765 43210");
  await expect.element(field("Phone")).toHaveValue("+91 98765 43210");
  expect(phones.at(-1)).toBe("+91 98765 43210");
  await expect.element(select("Country of Phone")).toHaveValue("IN");
});

test("A298: a phone without a plus gets the calling code of its country when the field is left", async () => {
  const phones = await open("+91 98765 43210", (value, onValue) => (
    <PhoneField label="Phone" name="phone" value={value} onValue={onValue} onBlur={() => {}} />
  ));
  await select("Country of Phone").selectOptions("IN");
  await field("Phone").click();
  await userEvent.keyboard("{Home}{Delete}{Delete}{Delete}{Delete}{Tab}");
  expect(phones.at(-1)).toBe("+91 98765 43210");
});

test("A298: a US number stays as it is typed, and an empty field stays empty", async () => {
  const phones = await open("", (value, onValue) => (
    <PhoneField label="Phone" name="phone" value={value} onValue={onValue} onBlur={() => {}} />
  ));
  await field("Phone").fill("312 555 0142");
  await userEvent.keyboard("{Tab}");
  await field("Phone").fill("");
  await userEvent.keyboard("{Tab}");
  expect(phones).toEqual(["312 555 0142", ""]);
});

test("a select is drawn by the product and not by the browser, also that of a phone's country", async () => {
  await render(
    <>
      <SelectField label="Color" value="" options={colors} onValue={() => {}} />
      <PhoneField label="Phone" name="phone" value="" onValue={() => {}} onBlur={() => {}} />
    </>,
  );
  const selects = page.getByRole("combobox").elements();
  expect(selects.map((select) => getComputedStyle(select).appearance)).toEqual(["none", "none"]);
});

test("of a list one is chosen; what stands before a choice is none", async () => {
  const chosen = await open("", (value, onValue) => (
    <SelectField label="Color" value={value} options={colors} onValue={onValue} placeholder="Choose" required />
  ));
  expect(textsOf(select("Color").getByRole("option"))).toEqual(["Choose", "Red", "Blue"]);
  await select("Color").selectOptions("Blue");
  await select("Color").selectOptions("Choose");
  expect(chosen).toEqual(["blue", ""]);
});

test("of a list that opens one is chosen, by its value", async () => {
  const values = await open<number | null>(null, (value, onValue) => (
    <ChoiceField
      label="Level"
      value={value}
      onValue={onValue}
      placeholder="None yet"
      options={[
        { value: 0, label: "None at all" },
        { value: 3, label: "A little" },
      ]}
    />
  ));
  await page.getByRole("button", { name: /Level/ }).click();
  await page.getByRole("option", { name: "None at all" }).click();
  await expect.element(page.getByRole("button", { name: /None at all/ })).toBeVisible();
  expect(values).toEqual([0]);
});

test("what is chosen of several stands in the field, and is taken away by its cross and by Backspace", async () => {
  const chosen = await open<string[]>(["red", "blue"], (value, onValue) => (
    <ChoicesField label="Colors" chosen={value} none="All" options={colors} onChosen={onValue} />
  ));
  await expect.element(page.getByRole("button", { name: "Remove Blue" })).toBeVisible();
  expect(select("Colors").element().getAttribute("placeholder")).toBeNull();
  await page.getByRole("button", { name: "Remove Red" }).click();
  select("Colors").element().focus();
  await userEvent.keyboard("{Backspace}");
  await expect.element(select("Colors")).toHaveAttribute("placeholder", "All");
  expect(chosen).toEqual([["blue"], []]);
});

test("a range of numbers is set at both ends by keys, and stands beside its label", async () => {
  const ranges = await open({ min: 10, max: 20 }, (range, onRange) => (
    <RangeSlider label="Age" limits={{ min: 0, max: 100 }} range={range} onRange={onRange} />
  ));
  await expect.element(page.getByText("10–20")).toBeVisible();
  page.getByRole("slider").first().element().focus();
  await userEvent.keyboard("{ArrowRight}");
  page.getByRole("slider").last().element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByText("11–19")).toBeVisible();
  expect(ranges).toEqual([
    { min: 11, max: 20 },
    { min: 11, max: 19 },
  ]);
});

test("one of a few is chosen, none at first, and an error is said with them", async () => {
  const options = colors.map(({ value, label: text }) => ({ value, text }));
  const chosen = await open("", (value, onValue) => (
    <SegmentedField
      label="Color"
      name="color"
      value={value}
      options={options}
      onValue={onValue}
      error="Please choose."
    />
  ));
  const group = page.getByRole("radiogroup", { name: "Color" });
  await expect.element(group).toHaveAccessibleDescription("Please choose.");
  for (const { label } of colors) await expect.element(group.getByRole("radio", { name: label })).not.toBeChecked();
  await group.getByRole("radio", { name: "Blue" }).click();
  await expect.element(group.getByRole("radio", { name: "Blue" })).toBeChecked();
  expect(chosen).toEqual(["blue"]);
});

test("a switch says how it is, and one with a reason stays as it is and says why", async () => {
  const values = await open(false, (value, onValue) => (
    <>
      <SwitchField label="Weekly mail" hint="On Mondays" value={value} onValue={onValue} />
      <Switch label="Locked" on text="On" reason="Your company decides." onSwitch={onValue} />
    </>
  ));
  const weekly = page.getByRole("switch", { name: "Weekly mail" });
  await expect.element(weekly).toHaveTextContent("Off");
  await expect.element(weekly).toHaveAccessibleDescription("On Mondays");
  await weekly.click();
  await expect.element(weekly).toHaveTextContent("On");
  await expect.element(weekly).toHaveAttribute("aria-checked", "true");
  await page.getByRole("switch", { name: "Locked: Your company decides." }).click({ force: true });
  expect(values).toEqual([true]);
});
