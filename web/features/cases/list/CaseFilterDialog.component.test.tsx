import { parseCaseFilter } from "@restride/domain/cases/case-filter.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, checkbox } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { CaseFilterDialog } from "./CaseFilterDialog.tsx";

const open = async (address: string) => {
  const [filters, closings]: [unknown[], number[]] = [[], []];
  await render(
    <CaseFilterDialog
      filter={parseCaseFilter(new URLSearchParams(address))}
      onFilter={(change) => filters.push(change)}
      onClose={() => closings.push(1)}
    />,
  );
  return { filters, closings };
};
const number = () => page.getByRole("textbox", { name: "Case#" });

test("C117 C118 C125: statuses and case number of the address are shown, and what is chosen is handed on in the usual order", async () => {
  const { filters, closings } = await open("status=Resolved&number=C-20418");
  await expect.element(number()).toHaveValue("C-20418");
  await expect.element(checkbox("Resolved")).toBeChecked();
  await expect.element(checkbox("Assigned")).not.toBeChecked();
  await page.getByText("Not an Issue", { exact: true }).click();
  await page.getByText("Unassigned").click();
  await page.getByText("Resolved", { exact: true }).click();
  await number().fill("  C-20419 ");
  await button("Apply").click();
  expect(filters).toEqual([{ status: ["Unassigned", "NotAnIssue"], caseNumbers: ["C-20419"] }]);
  expect(closings).toHaveLength(1);
});

test("C125: what is no case number is refused at its field, and the filter stays open", async () => {
  const { filters, closings } = await open("");
  await number().fill("knee");
  await expect.element(number()).not.toHaveAttribute("aria-invalid", "true");
  await button("Apply").click();
  await expect.element(number()).toHaveAttribute("aria-invalid", "true");
  expect([filters, closings]).toEqual([[], []]);
  await number().fill("");
  await button("Apply").click();
  expect(filters).toEqual([{ status: ["Assigned", "Unassigned"] }]);
});
