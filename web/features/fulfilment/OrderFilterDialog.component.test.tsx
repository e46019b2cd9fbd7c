import type { OrderFilter } from "@restride/domain/fulfilment/order-filter.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field, select } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { OrderFilterDialog } from "./OrderFilterDialog.tsx";

const clinics = [
  { _id: uuid(1), name: "Harbor Clinic" },
  { _id: uuid(2), name: "Lake Clinic" },
];

const noLimits: OrderFilter = { status: "Shipped" };

const open = async (filter: OrderFilter, customers = clinics) => {
  const [appliedFilters, closings]: [OrderFilter[], number[]] = [[], []];
  await render(
    <OrderFilterDialog
      filter={filter}
      customers={customers}
      onFilter={(next) => appliedFilters.push(next)}
      onClose={() => closings.push(1)}
    />,
  );
  return { appliedFilters, closings };
};
const show = () => page.getByRole("button", { name: "Show orders" }).click();

test("C087 C088: the filter has six fields, four of them with two choices", async () => {
  await open(noLimits);
  await expect.element(field("Last name")).toBeVisible();
  const choices = (name: string) => textsOf(select(name).getByRole("option")).slice(1);
  expect(choices("Customer")).toEqual(["Harbor Clinic", "Lake Clinic"]);
  expect(choices("Consent")).toEqual(["Yes", "No"]);
  expect(choices("Registered")).toEqual(["Yes", "No"]);
  expect(choices("Fulfillment Type")).toEqual(["New", "Reorder"]);
  expect(choices("Patient type")).toEqual(["Active", "Inactive"]);
});

test("C087: each filter arrives as it was chosen", async () => {
  const { appliedFilters, closings } = await open(noLimits);
  await select("Customer").selectOptions("Lake Clinic");
  await field("Last name").fill(" Diaz ");
  await select("Consent").selectOptions("Yes");
  await select("Registered").selectOptions("No");
  await select("Fulfillment Type").selectOptions("Reorder");
  await select("Patient type").selectOptions("Inactive");
  await show();
  expect(appliedFilters).toEqual([
    {
      status: "Shipped",
      customer: uuid(2),
      lastname: "Diaz",
      consent: "Yes",
      registered: "No",
      type: "Reorder",
      patienttype: "inactive",
    },
  ]);
  expect(closings).toHaveLength(1);
});

test("filters that are on are shown, and cleared at once", async () => {
  const { appliedFilters } = await open({ ...noLimits, customer: readId(uuid(1)), lastname: "Lee", consent: "No" });
  await expect.element(select("Customer")).toHaveValue(uuid(1));
  await expect.element(field("Last name")).toHaveValue("Lee");
  await expect.element(select("Consent")).toHaveValue("No");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(field("Last name")).toHaveValue("");
  await show();
  expect(appliedFilters).toEqual([{ status: "Shipped" }]);
});

test("C087: in one clinic no clinic is chosen", async () => {
  await open(noLimits, []);
  await expect.element(select("Customer")).not.toBeInTheDocument();
  await expect.element(field("Last name")).toBeVisible();
});

test("a last name of more than 40 letters is refused", async () => {
  const { appliedFilters } = await open(noLimits);
  await field("Last name").fill("x".repeat(41));
  await show();
  await expect.element(field("Last name")).toHaveAccessibleDescription("The last name has at most 40 letters.");
  expect(appliedFilters).toEqual([]);
});
