import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { field } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { uuid } from "../../testing/uuid.ts";
import { CustomerAdd, CustomerEdit } from "./CustomerPages.tsx";
import { customerRecord as customer } from "./customers.fixture.ts";
import {
  AddEditCustomerDocument,
  CustomerByIdDocument,
  CustomerCodeDocument,
  CustomersDocument,
  HealthCoachesDocument,
} from "./customers.graphql.ts";

/** Stands for a list of customers that is open elsewhere on the page. */
function OpenList() {
  useGraphqlQuery(CustomersDocument, { input: {} }, { tags: ["customers"] });
  return null;
}

const open = async (id = customer._id) => {
  const entered: string[] = [];
  mockServer.answer(CustomersDocument, { getCustomers: { status: "success", message: "", total: 0, customers: [] } });
  mockServer.answer(HealthCoachesDocument, { getCompanyHealthcoach: { status: "success", message: "", users: [] } });
  mockServer.answer(CustomerByIdDocument, {
    getCustomer: { status: "success", message: "", customer: { ...customer, _id: id } },
  });
  mockServer.answer(AddEditCustomerDocument, {
    addEditCustomer: { status: "success", message: "Customer updated.", customer: { _id: id }, overrides: null },
  });
  await render(
    <>
      <CustomerEdit enter={async (customerId) => entered.push(customerId) > 0} />
      <OpenList />
    </>,
    { profile: signedIn(Role.companyAdmin), at: `/customers/edit/${id}`, path: "*" },
  );
  return entered;
};
const rename = async (): Promise<void> => {
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Lake Clinic");
  await page.getByRole("button", { name: "Update" }).click();
  await expect.element(page.getByText("Customer updated.")).toBeVisible();
};

test("after a customer was saved the customers and the users, who are its coaches, are read again", async () => {
  await open();
  await expect.element(page.getByRole("button", { name: "Update" })).toBeVisible();
  await openParts("customers", "users");
  await rename();
  await expect.poll(tagsReadAgain).toEqual(["customers", "users"]);
  await expectReadAgain(HealthCoachesDocument, "users");
});

test("A179 A180: what a customer has to have is marked as required", async () => {
  await open();
  await expect.element(page.getByRole("button", { name: "Update" })).toBeVisible();
  expect(requiredLabels()).toEqual([
    "Name",
    "Access code",
    "Time zone",
    "Contact name",
    "Contact email",
    "Contact phone",
  ]);
});

test("a saved customer is read anew by the list, and entered anew where the person works in it", async () => {
  const entered = await open();
  await expect.poll(() => mockServer.sent(CustomersDocument).length).toBe(1);
  await rename();
  expect(mockServer.sent(AddEditCustomerDocument)).toMatchObject([
    { input: { _id: customer._id, version: 4, name: "Lake Clinic" } },
  ]);
  await expect.poll(() => mockServer.sent(CustomersDocument).length).toBe(2);
  await expect.poll(() => entered).toEqual([customer._id]);
});

test("another clinic than the one at work is not entered", async () => {
  const entered = await open(uuid(9009));
  await rename();
  expect(entered).toEqual([]);
});

test("A092 A146 A167 A168: /customers/add/customer has its way back, a drawn code, Chicago's zone and the size of a logo", async () => {
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "success", message: "", accesscode: "HRB427" },
  });
  mockServer.answer(HealthCoachesDocument, { getCompanyHealthcoach: { status: "success", message: "", users: [] } });
  await render(<CustomerAdd />, { profile: ofCompany(), at: "/customers/add/customer" });
  await expect.element(page.getByRole("navigation", { name: "Breadcrumb" })).toMatchTextContent(/^Customers›Add$/);
  await expect.element(field("Access code")).toHaveValue("HRB427");
  await expect.element(page.getByRole("combobox", { name: "Time zone", exact: true })).toHaveValue("America/Chicago");
  await expect.element(page.getByText("Optional. Logo recommended size 820x1800 px")).toBeVisible();
});

test("A147: a customer whose access code stays is saved without a question", async () => {
  await open();
  await rename();
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test("A179 A180 A181: each field says what is wrong, and the first gets the focus", async () => {
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "success", message: "", accesscode: "HRB427" },
  });
  mockServer.answer(HealthCoachesDocument, { getCompanyHealthcoach: { status: "success", message: "", users: [] } });
  await render(<CustomerAdd />, { profile: ofCompany(), at: "/customers/add/customer" });
  await field("Zip").fill("60614-1234");
  await page.getByRole("combobox", { name: "Time zone", exact: true }).fill("Mars/Olympus");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  for (const text of [
    "Please enter name",
    "Please select a time zone.",
    "Please enter contact name.",
    "Please enter contact email.",
    "Please enter contact phone.",
    "Zip must be 9 characters or less",
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();
  expect(mockServer.sent(AddEditCustomerDocument)).toEqual([]);
});

test("A092 A147: /customers/edit/{id} has its way back, and a changed access code is asked about before it is saved", async () => {
  await open();
  await expect.element(page.getByRole("navigation", { name: "Breadcrumb" })).toMatchTextContent(/^Customers›Edit$/);
  await field("Access code").fill("HRB500");
  await page.getByRole("button", { name: "Update" }).click();
  const question = page.getByRole("dialog", { name: "Change the access code?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(mockServer.sent(AddEditCustomerDocument)).toEqual([]);
  await page.getByRole("button", { name: "Update" }).click();
  await question.getByRole("button", { name: "Change" }).click();
  await expect
    .poll(() => mockServer.sent(AddEditCustomerDocument))
    .toMatchObject([{ input: { accesscode: "HRB500" } }]);
});

test("a customer is added by keyboard alone: Tab leads to each field by its name, and Enter sends once what was typed", async () => {
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "success", message: "", accesscode: "HRB427" },
  });
  mockServer.answer(HealthCoachesDocument, { getCompanyHealthcoach: { status: "success", message: "", users: [] } });
  const answer = mockServer.delay(AddEditCustomerDocument);
  await render(<CustomerAdd />, { profile: ofCompany(), at: "/customers/add/customer" });
  await expect.element(field("Access code")).toHaveValue("HRB427");
  (field("Name").element() as HTMLElement).focus();
  const typed = {
    Name: "Typed Clinic",
    "Contact name": "Dan",
    "Contact email": "dan@typed.example",
    "Contact phone": "3125550103",
  };
  const labels: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    const focused = document.activeElement as HTMLInputElement;
    const label = focused.labels?.[0]?.textContent.replace(/^\* /, "");
    if (label) labels.push(label);
    const text = Object.entries(typed).find(([name]) => name === label)?.[1];
    if (text) await userEvent.keyboard(text);
    if (label === "Zip") break;
    await userEvent.keyboard("{Tab}");
  }
  expect(labels).toEqual([
    "Name",
    "Access code",
    "Time zone",
    "Contact name",
    "Contact email",
    "Contact phone",
    "Address line 1",
    "Address line 2",
    "City",
    "State",
    "Zip",
  ]);
  await userEvent.keyboard("{Enter}{Enter}");
  answer({
    addEditCustomer: { status: "success", message: "Customer added.", customer: { _id: uuid(9001) }, overrides: null },
  });
  await expect.element(page.getByText("Customer added.")).toBeVisible();
  expect(mockServer.sent(AddEditCustomerDocument)).toMatchObject([
    { input: { name: "Typed Clinic", contact: { name: "Dan", email: "dan@typed.example" } } },
  ]);
});
