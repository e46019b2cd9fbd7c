import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { uuid } from "../../testing/uuid.ts";
import { AddEditCompanyDocument, CompanyByIdDocument, type CompanyRecordFragment } from "./companies.graphql.ts";
import { CompanyAdd, CompanyEdit } from "./CompanyPages.tsx";

const company: CompanyRecordFragment = {
  _id: uuid(71),
  name: "Rehab Company",
  description: "",
  phone: "",
  email: "",
  logo: "",
  contact: { name: "", email: "", phone: "" },
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  autoimportevent: false,
  version: 4,
};

const answerCompany = (change: Partial<CompanyRecordFragment> = {}): void =>
  mockServer.answer(CompanyByIdDocument, {
    getCompany: { status: "success", message: "", company: { ...company, ...change } },
  });
const open = () =>
  render(<CompanyEdit />, {
    profile: signedIn(Role.superAdmin),
    at: `/companies/edit/${uuid(71)}`,
    path: "/companies/edit/:id",
  });

test("A182: of a company the name alone is marked as required", async () => {
  answerCompany();
  await open();
  await expect.element(button("Update")).toBeVisible();
  expect(requiredLabels()).toEqual(["Name"]);
});

test("Company users leads to the users of this company", async () => {
  answerCompany();
  const { address } = await open();
  await page.getByRole("link", { name: "Company users" }).click();
  expect(address()).toBe(`/cusers?companyid=${uuid(71)}`);
});

test("what somebody else saved is shown, and the next try is made on top of it", async () => {
  answerCompany();
  mockServer.answer(AddEditCompanyDocument, {
    addEditCompany: { status: "fail", message: "Somebody else changed this company.", company: null },
  });
  await open();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Rehab Partners");
  answerCompany({ description: "Since 1998", version: 5 });
  await page.getByRole("button", { name: "Update" }).click();
  await expect.element(page.getByText(/Since 1998/)).toBeVisible();
  await page.getByRole("button", { name: "Update" }).click();
  await expect
    .poll(() => mockServer.sent(AddEditCompanyDocument).map(({ input }) => [input._id, input.name, input.version]))
    .toEqual([
      [uuid(71), "Rehab Partners", 4],
      [uuid(71), "Rehab Partners", 5],
    ]);
});

test("A168 A182: /companies/add needs a name and an email that is one, and says the size of a logo", async () => {
  await render(<CompanyAdd />, { profile: signedIn(Role.superAdmin), at: "/companies/add" });
  await expect.element(page.getByText("Optional. Logo recommended size 820x1800 px")).toBeVisible();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("hello@");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(page.getByText("Please enter name")).toBeVisible();
  await expect.element(page.getByText("Please enter valid email")).toBeVisible();
  expect(mockServer.sent(AddEditCompanyDocument)).toEqual([]);
});

const answerSave = (status = "success", message = "Company saved."): void =>
  mockServer.answer(AddEditCompanyDocument, { addEditCompany: { status, message, company: { _id: uuid(72) } } });
const sent = () => mockServer.sent(AddEditCompanyDocument);

test("A126: all that is typed of a new company arrives, and its customers are next", async () => {
  answerSave();
  const { address } = await render(<CompanyAdd />, { profile: signedIn(Role.superAdmin), at: "/companies/add" });
  await field("Name").fill("Lake Rehab");
  await field("Email").fill("office@lake.example");
  await field("Phone").fill("312 555 0177");
  await field("Description").fill("Since 1998 in Chicago");
  await field("Contact name").fill("Cora Contact");
  await field("Contact email").fill("cora@lake.example");
  await field("Contact phone").fill("312 555 0188");
  await field("Address line 1").fill("1 Lake Street");
  await field("Address line 2").fill("Floor 3");
  await field("City").fill("Chicago");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOptions("Illinois");
  await field("Zip").fill("60601");
  await page.getByRole("switch", { name: "Auto Import" }).click();
  await expect.element(page.getByText(/^10 \/ \d+$/)).toBeVisible();
  await button("Add").click();
  await expect.poll(address).toBe(`/customers/${uuid(72)}`);
  expect(sent()).toMatchObject([
    {
      input: {
        name: "Lake Rehab",
        email: "office@lake.example",
        phone: "+13125550177",
        description: "Since 1998 in Chicago",
        contact: { name: "Cora Contact", email: "cora@lake.example", phone: "+13125550188" },
        address: { line1: "1 Lake Street", line2: "Floor 3", city: "Chicago", state: "IL", zip: "60601" },
        autoimportevent: true,
      },
    },
  ]);
  expect(sent()[0]?.input._id).toBeUndefined();
});

test("A126: a saved company keeps its logo and leads back to the list; Cancel saves nothing", async () => {
  answerCompany({ logo: "/images/rehab-logo-0123456789x.webp" });
  answerSave();
  const { address, unmount } = await open();
  await field("Description").fill("Since 1998");
  await button("Update").click();
  await expect.poll(address).toBe("/companies");
  await unmount();
  const second = await open();
  await button("Cancel").click();
  expect(second.address()).toBe("/companies");
  expect(sent()).toMatchObject([
    { input: { _id: uuid(71), version: 4, description: "Since 1998", logo: "/images/rehab-logo-0123456789x.webp" } },
  ]);
});

test("a company that cannot be read has another try, and a refusal keeps what was typed", async () => {
  mockServer.answer(CompanyByIdDocument, {
    getCompany: { status: "fail", message: "Try again in a minute.", company: null },
  });
  await open();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  answerCompany();
  answerSave("fail", "Please try later.");
  await button("Try again").click();
  await field("Description").fill("Since 1998");
  await button("Update").click();
  await expect.element(page.getByText("Please try later.")).toBeVisible();
  await expect.element(field("Description")).toHaveValue("Since 1998");
});
