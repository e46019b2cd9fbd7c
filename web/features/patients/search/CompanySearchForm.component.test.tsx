import { Role } from "@restride/domain/access/roles.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { CompanySearchForm } from "./CompanySearchForm.tsx";
import { CustomerNamesDocument } from "./search.graphql.ts";

const open = async (lastFilter: PatientFilter = { type: "active" }) => {
  const filters: PatientFilter[] = [];
  mockServer.answer(CustomerNamesDocument, {
    getCustomers: { status: "success", message: "", customers: [{ _id: uuid(31), name: "Harbor Clinic" }] },
  });
  await render(<CompanySearchForm lastFilter={lastFilter} onSearch={(filter) => filters.push(filter)} />, {
    profile: signedIn(Role.companyAdmin),
  });
  return { filters };
};

test("B026 B028: the name, the digits and the surgeon are searched for, without spaces around them", async () => {
  const { filters } = await open();
  await field("Last name").fill(" Bell ");
  await field("Last four digits of phone").fill("0177");
  await field("Surgeon").fill(" Sam ");
  await page.getByRole("button", { name: "Search" }).click();
  expect(filters).toEqual([{ type: "active", lastname_plain: "Bell", lastdigitsofphone: "0177", surgeonname: "Sam" }]);
});

test("B026 B027: customer, surgery type, status and surgery dates are searched for", async () => {
  const { filters } = await open();
  await page.getByRole("combobox", { name: "Customer" }).click();
  await page.getByRole("option", { name: "Harbor Clinic" }).click();
  await userEvent.keyboard("{Escape}");
  for (const [name, choice] of [
    [/Surgery type/, "Hip"],
    [/Status/, "Inactive"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await page.getByRole("option", { name: choice }).click();
  }
  await field("Surgery date from").fill("03/01/2026");
  await field("Surgery date to").fill("03/09/2026");
  await page.getByRole("button", { name: "Search" }).click();
  expect(filters).toEqual([
    {
      type: "inactive",
      customer: [uuid(31)],
      surgerytype: "hip",
      surgeryrangetype: "date",
      surgeryDate: ["2026-03-01", "2026-03-09"],
    },
  ]);
});

test("B027: the last search stands in the fields, and Enter searches again", async () => {
  const { filters } = await open({
    type: "all",
    lastname_plain: "Bell",
    surgerytype: "hip",
    customer: [uuid(31)],
    surgeonname: "Sam",
  });
  await expect.element(field("Last name")).toHaveValue("Bell");
  await expect.element(field("Surgeon")).toHaveValue("Sam");
  await field("Surgeon").click();
  await userEvent.keyboard("{Enter}");
  expect(filters).toEqual([
    { type: "all", lastname_plain: "Bell", surgerytype: "hip", customer: [uuid(31)], surgeonname: "Sam" },
  ]);
});

test("letters in place of digits are refused", async () => {
  const { filters } = await open();
  await field("Last four digits of phone").fill("abcd");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.element(page.getByText("Please enter 4 digits")).toBeVisible();
  expect(filters).toEqual([]);
});
