import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CustomerList } from "./CustomerList.tsx";
import { CustomersDocument } from "./customers.graphql.ts";

const customer = {
  _id: uuid(31),
  name: "Lake Clinic",
  accesscode: "LAKE",
  contact: { name: "Cora Contact", email: "cora@lake.example", phone: "+13125550188" },
  address: { city: "Chicago", state: "IL", zip: "60601" },
  patients: 1234,
  opencases: 7,
  unassigned: 2,
};

const answerCustomers = (customers = [customer]): void =>
  mockServer.answer(CustomersDocument, {
    getCustomers: { status: "success", message: "", customers, total: customers.length },
  });
const open = async (isEntered = true, at = "/customers") => {
  const entries: string[] = [];
  const enter = async (id: string): Promise<boolean> => {
    entries.push(id);
    return isEntered;
  };
  const screen = await render(<CustomerList enter={enter} />, {
    profile: signedIn(Role.companyAdmin),
    at,
    path: "/customers",
  });
  return { ...screen, entries };
};
const row = () => page.getByRole("row").filter({ hasText: "Lake Clinic" });

test("a customer is listed with code, contact and counts", async () => {
  answerCustomers();
  await open();
  for (const text of [/LAKE/, /Cora Contact/, /cora@lake\.example/, /\+1 312 555 0188/, /1,234/, /7/])
    await expect.element(row()).toMatchTextContent(text);
  expect(mockServer.sent(CustomersDocument)).toEqual([
    { input: { companyid: null, searchText: "", pagination: { current: 1, pageSize: 20 } } },
  ]);
  await expect.element(page.getByText("Select a row to work as that customer.")).toBeVisible();
});

test("the number of patients enters the clinic and opens its active patients", async () => {
  answerCustomers();
  const { address, entries } = await open();
  await row().getByRole("button", { name: "1,234" }).click();
  await expect.poll(address).toBe("/patient?type=active");
  expect(entries).toEqual([uuid(31)]);
});

test("a clinic that may not be entered leaves the list where it is", async () => {
  answerCustomers();
  const { address, entries } = await open(false);
  await row().getByRole("button", { name: "1,234" }).click();
  expect(entries).toEqual([uuid(31)]);
  expect(address()).toBe("/customers");
});

test("a search begins at page 1", async () => {
  answerCustomers();
  await open(true, "/customers?page=2&size=20");
  await page.getByRole("searchbox", { name: "Search customers" }).fill("lake");
  await expect
    .poll(() => mockServer.sent(CustomersDocument).at(-1))
    .toEqual({ input: { companyid: null, searchText: "lake", pagination: { current: 1, pageSize: 20 } } });
});

test("no customer yet, and a search without a match, say so", async () => {
  answerCustomers([]);
  await open();
  await expect.element(page.getByText("No customers yet")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search customers" }).fill("x");
  await expect.element(page.getByText("No customers match")).toBeVisible();
});

test.for([
  ["7", "/cases?customer={id}&status=Assigned%2CUnassigned%2CUnresolved"],
  ["2", "/cases?customer={id}&status=Unassigned"],
] as const)("the number %s of cases opens exactly those", async ([count, list]) => {
  answerCustomers();
  const { address } = await open();
  await row().getByRole("button", { name: count, exact: true }).click();
  await expect.poll(address).toBe(list.replace("{id}", uuid(31)));
});
