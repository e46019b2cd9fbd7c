import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CustomersDocument } from "../../features/customers/customers.graphql.ts";
import { CustomerNamesDocument, PatientsOfCompanyDocument } from "../../features/patients/search/search.graphql.ts";
import { session } from "../../platform/session/session.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { answerEntering } from "../session/entered-clinic.fixture.ts";
import { CustomersPage } from "./CustomersPage.tsx";

const lake = {
  _id: uuid(41),
  name: "Lake Clinic",
  accesscode: "LAKE",
  patients: 12,
  opencases: 3,
  unassigned: 1,
  contact: { name: "Carl Contact", email: "carl@lake.example", phone: "+13125550177" },
  address: { city: "Chicago", state: "IL", zip: "60601" },
};
const open = async (role: Role = Role.companyAdmin, at = "/customers") => {
  mockServer.answer(CustomersDocument, {
    getCustomers: { status: "success", message: "", total: 1, customers: [lake] },
  });
  mockServer.answer(CustomerNamesDocument, { getCustomers: { status: "success", message: "", customers: [] } });
  mockServer.answer(PatientsOfCompanyDocument, {
    getPatientListForCompany: { status: "success", message: "", total: 0, patients: [] },
  });
  const screen = await render(<CustomersPage />, { at, path: "/customers", profile: ofCompany(role) });
  await expect.element(page.getByText("Lake Clinic").first()).toBeVisible();
  return screen;
};
const find = () => page.getByRole("button", { name: "Find a patient" });
const search = () => page.getByRole("dialog", { name: "Find a patient" });

test("B026: the search for a patient is opened in the address, and closed by the step back", async () => {
  const { address } = await open();
  await find().click();
  await expect.element(search()).toBeVisible();
  expect(address()).toBe("/customers?find=");
  await search().getByRole("button", { name: "Close" }).click();
  await expect.element(search()).not.toBeInTheDocument();
  expect(address()).toBe("/customers");
});

test("B026: a search that an address opened is closed in its place, and what else the address says stays", async () => {
  const { address } = await open(Role.healthCoach, "/customers?search=lake&find=");
  await expect.element(search()).toBeVisible();
  await search().getByRole("button", { name: "Close" }).click();
  await expect.element(search()).not.toBeInTheDocument();
  await expect.element(find()).toBeVisible();
  expect(address()).toBe("/customers?search=lake");
});

test("B026: a super admin, who sees no patients, has no search for one", async () => {
  await open(Role.superAdmin, "/customers?find=");
  expect(find().elements()).toEqual([]);
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test("A086 A267: a row enters its customer", async () => {
  answerEntering();
  await open();
  await page.getByRole("row").filter({ hasText: "Lake Clinic" }).click();
  await expect.poll(() => session.current()?.customer?.name).toBe("Lake Clinic");
});
