import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "./clinics.graphql.ts";
import type { PagedKind } from "../content-path.ts";
import { useContentFilter } from "./content-filters.ts";
import { ContentFilterBar } from "./ContentFilterBar.tsx";

interface BarProps {
  kind: PagedKind;
  company: string | null;
  total: number | null;
}

const Bar = ({ kind, company, total }: BarProps) => (
  <ContentFilterBar kind={kind} company={company} total={total} {...useContentFilter()} />
);
const open = (
  at: string,
  {
    kind = "carePlan",
    company = null,
    total = 2,
    profile = ofCompany(),
  }: Partial<BarProps> & { profile?: ReturnType<typeof ofCompany> } = {},
) => {
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { status: "success", message: "", customers: [{ _id: uuid(41), name: "Lake Clinic" }] },
  });
  return render(<Bar kind={kind} company={company} total={total} />, { at, profile });
};
const superAdmin = { ...signedIn(Role.superAdmin), customer: null };

test("Filter opens with what is on, and what is chosen stands in the address from page 1 with the search", async () => {
  const { address } = await open("/?search=kn&joint=knee&page=3");
  await button("Filter").click();
  await expect.element(page.getByRole("combobox", { name: "Joint" })).toHaveDisplayValue("Knee");
  await page.getByRole("combobox", { name: "Offered to" }).selectOptions("Lake Clinic");
  await page.getByRole("combobox", { name: "Status" }).selectOptions("Draft");
  await page.getByRole("combobox", { name: "Joint" }).selectOptions("All");
  await button("Show care plans").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const search = new URLSearchParams(address().replace(/^.*\?/, ""));
  expect(Object.fromEntries(search)).toEqual({ search: "kn", status: "draft", clinic: uuid(41) });
  const filters = page.getByRole("list", { name: "Filters" });
  await expect.element(filters).toMatchTextContent(/^Status Draft.*Offered to Lake Clinic/);
});

test("a filter is taken away by itself, or with all others", async () => {
  const { address } = await open(`/?joint=hip&status=retired&clinic=${uuid(41)}`);
  await button("Remove filter Joint").click();
  await expect.poll(address).toBe(`/?status=retired&clinic=${uuid(41)}`);
  await button("Clear all").click();
  await expect.poll(address).toBe("/");
  await expect.element(page.getByText("No filters applied.")).toBeVisible();
});

test.each([
  [1, "1 care plan"],
  [1234, "1,234 care plans"],
])("%i of them are counted as %j", async (total, text) => {
  await open("/", { total });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test("until it is known how many there are, none are counted", async () => {
  await open("/", { total: null });
  await expect.element(button("Filter")).toBeVisible();
  expect(page.getByText(/care plans?$/).elements()).toEqual([]);
});

test("the clinics of the own company are asked for, of a super admin those of the company in the address", async () => {
  const { unmount } = await open("/");
  await expect.poll(() => mockServer.sent(ClinicsOfCompanyDocument)).toEqual([{ companyid: uuid(9002) }]);
  await unmount();
  await open("/", { company: uuid(7), profile: superAdmin });
  await expect.poll(() => mockServer.sent(ClinicsOfCompanyDocument).at(-1)).toEqual({ companyid: uuid(7) });
});

test("only care plans are narrowed by clinic, and only those of a company", async () => {
  const { unmount } = await open("/", { kind: "exercise" });
  await button("Filter").click();
  await expect.element(page.getByRole("combobox", { name: "Joint" })).toBeVisible();
  expect(page.getByRole("combobox", { name: "Offered to" }).elements()).toEqual([]);
  await unmount();
  await open("/", { profile: superAdmin });
  await button("Filter").click();
  await expect.element(page.getByRole("combobox", { name: "Joint" })).toBeVisible();
  expect(page.getByRole("combobox", { name: "Offered to" }).elements()).toEqual([]);
  expect(mockServer.sent(ClinicsOfCompanyDocument)).toEqual([]);
});
