import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { link } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { CustomerList } from "./CustomerList.tsx";
import { CompanyNameDocument, CustomersDocument } from "./customers.graphql.ts";

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
const open = async (isEntered = true, at = "/customers", role: Role = Role.companyAdmin) => {
  const entries: string[] = [];
  const enter = async (id: string): Promise<boolean> => {
    entries.push(id);
    return isEntered;
  };
  const screen = await render(<CustomerList enter={enter} />, {
    profile: signedIn(role),
    at,
    path: "/customers/:companyid?",
  });
  return { ...screen, entries };
};
const row = () => page.getByRole("row").filter({ hasText: "Lake Clinic" });

const columns = () => textsOf(page.getByRole("columnheader"));
const cells = () => textsOf(row().getByRole("cell"));
const ofEveryone = ["Name", "Access Code", "Contact Person", "Contact Info", "Active Patients", "Open Cases"];

test("A080 A083 A084 A091 A293: a customer is listed with code, contact and counts, for a company admin with two columns more", async () => {
  answerCustomers();
  await open();
  await expect.element(row()).toBeVisible();
  expect(columns()).toEqual([...ofEveryone, "Unassigned Cases", "Action"]);
  const contact = "cora@lake.example+1 312 555 0188";
  expect(cells()).toEqual(["Lake Clinic", "LAKE", "Cora Contact", contact, "1,234", "7", "2", "Edit"]);
  await expect
    .element(row().getByRole("link", { name: "Edit Lake Clinic", exact: true }))
    .toHaveAttribute("href", `/customers/edit/${uuid(31)}`);
  expect(mockServer.sent(CustomersDocument)).toEqual([
    { input: { companyid: null, searchText: "", pagination: { current: 1, pageSize: 20 } } },
  ]);
  await expect.element(page.getByText("Select a row to work as that customer.")).toBeVisible();
});

test("A080 A083 A091: a health coach reads no unassigned cases, and neither edits nor adds", async () => {
  answerCustomers();
  await open(true, "/customers", Role.healthCoach);
  await expect.element(row()).toBeVisible();
  expect(columns()).toEqual(ofEveryone);
  expect(page.getByRole("link", { name: /^(Add|Edit)/ }).elements()).toEqual([]);
});

test("A082 A083 A085 A090 A091: a super admin reads the other columns, whose counts lead nowhere", async () => {
  answerCustomers();
  await open(true, "/customers", Role.superAdmin);
  await expect.element(row()).toBeVisible();
  expect(columns().join()).toBe("Name,Contact - Name,Contact - Email,PATIENTS,Contact - Phone,City,State,Zip,ACTION");
  expect(cells()).toEqual([
    "Lake Clinic",
    "Cora Contact",
    "cora@lake.example",
    "1,234",
    "+1 312 555 0188",
    "Chicago",
    "IL",
    "60601",
    "Edit",
  ]);
  expect(row().getByRole("button").elements()).toEqual([]);
  await expect
    .element(row().getByRole("link", { name: "Edit Lake Clinic", exact: true }))
    .toHaveAttribute("href", `/customers/edit/${uuid(31)}`);
});

test("A081: the number of open cases enters the clinic and opens its open cases", async () => {
  answerCustomers();
  const { address, entries } = await open();
  await row().getByRole("button", { name: "7", exact: true }).click();
  await expect.poll(address).toMatch(/^\/cases\?/);
  expect(address()).toContain(uuid(31));
  expect(entries).toEqual([uuid(31)]);
});

test.each([
  [Role.companyAdmin, "/compliance"],
  [Role.healthCoach, "/surgeons"],
  [Role.superAdmin, "/surgeons"],
] as const)("A086 A087: a row enters its clinic, and role %i goes on to %s", async (role, home) => {
  answerCustomers();
  const { address, entries } = await open(true, "/customers", role);
  await row().getByText("Lake Clinic").click();
  await expect.poll(address).toBe(home);
  expect(entries).toEqual([uuid(31)]);
});

test("A081: the number of patients enters the clinic and opens its active patients", async () => {
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

test("A085: Add goes to /customers/add/customer, and Edit to /customers/edit/{id}", async () => {
  answerCustomers();
  const { address } = await open();
  await expect
    .element(row().getByRole("link", { name: "Edit Lake Clinic", exact: true }))
    .toHaveAttribute("href", `/customers/edit/${uuid(31)}`);
  await page.getByRole("link", { name: "Add", exact: true }).click();
  expect(address()).toBe("/customers/add/customer");
});

test("A088 A318: /customers/{companyid} lists the customers of that company", async () => {
  answerCustomers();
  mockServer.answer(CompanyNameDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(9002), name: "Rehab Company" } },
  });
  await open(true, `/customers/${uuid(9002)}`, Role.superAdmin);
  await expect.element(row()).toBeVisible();
  await expect.element(page.getByText("Rehab Company")).toBeVisible();
  expect(mockServer.sent(CustomersDocument)).toMatchObject([{ input: { companyid: uuid(9002) } }]);
  await expectReadAgain(CompanyNameDocument, "companies");
});

test.each([
  [Role.companyAdmin, "/customers", "/customers/add/customer"],
  [Role.superAdmin, `/customers/${uuid(9002)}`, `/customers/add/customer?companyid=${uuid(9002)}`],
  [Role.healthCoach, "/customers", null],
] as const)("an empty list of role %i at %s leads to %s", async (role, at, add) => {
  answerCustomers([]);
  mockServer.answer(CompanyNameDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(9002), name: "Rehab Company" } },
  });
  await open(true, at, role);
  await expect.element(page.getByText("No customers yet")).toBeVisible();
  const first = page.getByRole("link", { name: "Add the first customer" });
  if (add === null) expect(first.elements()).toEqual([]);
  else await expect.element(first).toHaveAttribute("href", add);
});

test("a super admin goes from a company's customers to its users, its content and all companies", async () => {
  answerCustomers();
  mockServer.answer(CompanyNameDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(71), name: "Lake Rehab" } },
  });
  await open(true, `/customers/${uuid(71)}`, Role.superAdmin);
  await expect.element(link("Company users")).toHaveAttribute("href", `/cusers?companyid=${uuid(71)}`);
  await expect.element(link("Content")).toHaveAttribute("href", expect.stringContaining(`companyid=${uuid(71)}`));
  await expect.element(link("Companies")).toHaveAttribute("href", "/companies");
  await expect.element(link("Add")).toHaveAttribute("href", `/customers/add/customer?companyid=${uuid(71)}`);
});

test("a company admin has neither of these links", async () => {
  answerCustomers();
  await open();
  await expect.element(row()).toBeVisible();
  for (const name of ["Company users", "Content", "Companies"])
    expect(page.getByRole("link", { name, exact: true }).elements()).toEqual([]);
});

test("on a phone a customer is a card that enters its clinic, with code, contact and counts in words", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerCustomers([{ ...customer, opencases: 1 }]);
  const { address, entries } = await open();
  const card = page.getByRole("listitem").filter({ hasText: "Lake Clinic" });
  await expect
    .element(card)
    .toMatchTextContent(/Lake ClinicLAKE · Cora Contact\s*1,234 active patients\s*1 open case\s*Edit/);
  await expect
    .element(card.getByRole("link", { name: "Edit Lake Clinic", exact: true }))
    .toHaveAttribute("href", `/customers/edit/${uuid(31)}`);
  await card.getByRole("button", { name: "Lake Clinic" }).click();
  await expect.poll(address).toBe("/compliance");
  expect(entries).toEqual([uuid(31)]);
});

test("cases that change are counted again", async () => {
  answerCustomers();
  await open();
  await expect.element(row()).toBeVisible();
  answerCustomers([{ ...customer, opencases: 8 }]);
  void invalidateTags(["cases"]);
  await expect.element(row().getByRole("button", { name: "8", exact: true })).toBeVisible();
  await expectReadAgain(CustomersDocument, "customers");
});

test("what a customer has not filled in is a dash", async () => {
  const contact = { name: "", email: "", phone: "" };
  answerCustomers([{ ...customer, accesscode: "", contact, address: { city: "", state: "", zip: "" } }]);
  const { unmount } = await open();
  await expect.element(row()).toBeVisible();
  expect(cells().slice(0, 4)).toEqual(["Lake Clinic", "—", "—", "—"]);
  await unmount();
  await open(true, "/customers", Role.superAdmin);
  await expect.element(row()).toBeVisible();
  expect(cells()).toEqual(["Lake Clinic", "—", "—", "1,234", "—", "—", "—", "—", "Edit"]);
});
