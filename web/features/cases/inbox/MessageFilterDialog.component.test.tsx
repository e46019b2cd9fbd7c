import type { MessageFilter } from "@restride/domain/cases/message-filter.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { MessageFilterDialog } from "./MessageFilterDialog.tsx";

const open = async (change: MessageFilter = {}) => {
  const [filters, closings]: [unknown[], number[]] = [[], []];
  await render(
    <MessageFilterDialog
      filter={{ name: "Lee", lastdigitsofphone: "0418", urgent: true, archived: true, ...change }}
      onFilter={(change) => filters.push(change)}
      onClose={() => closings.push(1)}
    />,
  );
  return { filters, closings };
};

test("C073 C074: name, digits and urgency begin as they are, and what is typed is handed on", async () => {
  const { filters, closings } = await open();
  await expect.element(field("Patient")).toHaveValue("Lee");
  await expect.element(field("Last four digits of phone")).toHaveValue("0418");
  await expect.element(page.getByRole("checkbox", { name: "Urgent only" })).toBeChecked();
  await field("Patient").fill("O’Brien");
  await field("Last four digits of phone").fill("0199");
  await page.getByText("Urgent only").click();
  await button("Apply").click();
  expect(filters).toEqual([{ name: "O’Brien", lastdigitsofphone: "0199" }]);
  expect(closings).toHaveLength(1);
});

test("C074: urgent ones alone are shown once that is ticked", async () => {
  const { filters } = await open({ urgent: undefined });
  await page.getByText("Urgent only", { exact: true }).click();
  await button("Apply").click();
  expect(filters).toEqual([{ name: "Lee", lastdigitsofphone: "0418", urgent: true }]);
});

test("B249 C176 C179: a name with an empty space at its end is told at its field, and narrows nothing", async () => {
  const { filters, closings } = await open();
  await field("Patient").fill("Lee ");
  await button("Apply").click();
  await expect.element(field("Patient")).toHaveAccessibleDescription("Please remove empty spaces.");
  expect([filters, closings]).toEqual([[], []]);
});

test.for(["041", "04185", "abcd"])(
  "B248 C174 C176: %s are no last four digits, and none narrow nothing",
  async (digits) => {
    const { filters, closings } = await open();
    await field("Last four digits of phone").fill(digits);
    await button("Apply").click();
    await expect.element(field("Last four digits of phone")).toHaveAccessibleDescription("Please enter 4 digits");
    expect([filters, closings]).toEqual([[], []]);
    await field("Last four digits of phone").fill("");
    await button("Apply").click();
    expect(filters).toEqual([{ name: "Lee", urgent: true }]);
  },
);
