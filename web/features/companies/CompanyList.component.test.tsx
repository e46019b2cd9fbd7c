import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { CompaniesDocument, SecurityEventsDocument } from "./companies.graphql.ts";
import { CompanyList } from "./CompanyList.tsx";

const company = {
  _id: uuid(71),
  name: "Rehab Company",
  phone: "+13125550177",
  email: "office@rehab.example",
  contact: { name: "Cora Contact", email: "cora@rehab.example", phone: "+13125550188" },
  address: { city: "Chicago", state: "IL", zip: "60601" },
};

const answerCompanies = (companies = [company]): void =>
  mockServer.answer(CompaniesDocument, {
    getCompanies: { status: "success", message: "", companies, total: companies.length },
  });
const open = (at = "/companies") =>
  render(<CompanyList notice={null} />, { profile: signedIn(Role.superAdmin), at, path: "/companies" });

test("A093 A293: a company is listed with its phone, email, contact and place", async () => {
  answerCompanies();
  await open();
  const row = page.getByRole("row").filter({ hasText: "Rehab Company" });
  await expect.element(row).toBeVisible();
  expect(textsOf(page.getByRole("columnheader")).join()).toBe(
    "Name,Phone,Email,contact name,contact email,contact phone,City,State,Zip,Edit",
  );
  expect(textsOf(row.getByRole("cell"))).toEqual([
    "Rehab Company",
    "+1 312 555 0177",
    "office@rehab.example",
    "Cora Contact",
    "cora@rehab.example",
    "+1 312 555 0188",
    "Chicago",
    "IL",
    "60601",
    "Edit",
  ]);
  expect(mockServer.sent(CompaniesDocument)).toEqual([
    { input: { searchText: "", pagination: { current: 1, pageSize: 20 } } },
  ]);
});

test("a search begins at page 1", async () => {
  answerCompanies();
  const { address } = await open("/companies?page=3&size=20");
  await page.getByRole("searchbox", { name: "Search companies" }).fill("rehab");
  await expect
    .poll(() => mockServer.sent(CompaniesDocument).at(-1))
    .toEqual({ input: { searchText: "rehab", pagination: { current: 1, pageSize: 20 } } });
  expect(address()).toBe("/companies?search=rehab");
});

test("no company yet offers the first, a search without a match another name", async () => {
  answerCompanies([]);
  await open();
  await expect.element(page.getByRole("link", { name: "Add the first company" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search companies" }).fill("x");
  await expect.element(page.getByText("No companies match")).toBeVisible();
});

test("on a phone a company is a card that leads to its customers, with its own way to edit it", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(414, 896);
  answerCompanies();
  const { address } = await open();
  await expect
    .element(page.getByRole("listitem"))
    .toMatchTextContent(/^Rehab Companyoffice@rehab\.example · \+1 312 555 0177Chicago, IL\s*Edit$/);
  await expect
    .element(page.getByRole("link", { name: "Edit Rehab Company" }))
    .toHaveAttribute("href", `/companies/edit/${uuid(71)}`);
  await page.getByRole("link", { name: "Rehab Company", exact: true }).click();
  expect(address()).toBe(`/customers/${uuid(71)}`);
});

test("A094: a row leads to the customers of its company, Add to the form, and Security events opens them", async () => {
  answerCompanies();
  const { address, unmount } = await open();
  await page.getByRole("row").filter({ hasText: "Rehab Company" }).getByText("office@rehab.example").click();
  expect(address()).toBe(`/customers/${uuid(71)}`);
  await unmount();
  mockServer.answer(SecurityEventsDocument, {
    getSecurityEvents: { status: "success", message: "", total: 0, events: [] },
  });
  await open();
  await expect.element(page.getByRole("link", { name: "Add", exact: true })).toHaveAttribute("href", "/companies/add");
  await page.getByRole("button", { name: "Security events" }).click();
  await expect.element(page.getByRole("dialog", { name: /^Security events/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("what a company has not filled in is a dash, and a card leaves it out", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  const bare = { ...company, phone: "", email: "", address: { city: "", state: "IL", zip: "" } };
  answerCompanies([bare]);
  await open();
  const row = page.getByRole("row").filter({ hasText: "Rehab Company" });
  await expect.element(row).toBeVisible();
  expect(textsOf(row.getByRole("cell")).slice(1, 3)).toEqual(["—", "—"]);
  await page.viewport(414, 896);
  await expect.element(page.getByRole("listitem")).toMatchTextContent(/^Rehab CompanyIL\s*Edit$/);
});

test("a saved company is listed anew", async () => {
  answerCompanies();
  await open();
  await expect.element(page.getByText("Rehab Company")).toBeVisible();
  answerCompanies([{ ...company, name: "Lake Rehab" }]);
  void invalidateTags(["companies"]);
  await expect.element(page.getByText("Lake Rehab")).toBeVisible();
});
