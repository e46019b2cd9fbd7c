import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { ChoiceField } from "./ChoiceField.tsx";

const options = [
  { value: "red", label: "Red" },
  { value: "blue", label: "Blue" },
  { value: "both", label: "Red and blue" },
];
const Color = () => {
  const [color, setColor] = useState("red");
  return <ChoiceField label="Color" value={color} options={options} onValue={setColor} />;
};
const field = () => page.getByRole("button", { name: /Color/ });
const list = () => page.getByRole("listbox");

test("the list opens below its field, marks what is chosen, and closes with a choice", async () => {
  await render(<Color />);
  await field().click();
  expect(textsOf(list().getByRole("option"))).toEqual(["Red", "Blue", "Red and blue"]);
  await expect.element(page.getByRole("option", { name: "Red", exact: true })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("option", { name: "Blue", exact: true }).click();
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toMatchTextContent(/^Blue/);
});

test("arrows, letters and Enter choose; Escape leaves it as it was, with the focus in the field", async () => {
  await render(<Color />);
  field().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field()).toMatchTextContent(/^Blue/);
  await userEvent.keyboard("{Enter}");
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard("red and{Escape}");
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toMatchTextContent(/^Blue/);
  await expect.element(field()).toHaveFocus();
});
