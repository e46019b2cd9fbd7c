import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CustomerEdit } from "./CustomerPages.tsx";
import {
  AddEditCustomerDocument,
  CustomerByIdDocument,
  type CustomerRecordFragment,
  CustomersDocument,
  HealthCoachesDocument,
} from "./customers.graphql.ts";

const customer: CustomerRecordFragment = {
  _id: uuid(9001),
  name: "Harbor Clinic",
  accesscode: "HARBOR",
  timezone: "America/Chicago",
  logo: "",
  company: uuid(9002),
  contact: { name: "Carl Contact", email: "carl@harbor.example", phone: "+13125550177" },
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  associatehealthcoach: null,
  autoimportevent: false,
  version: 4,
};

/** Stands for the list of customers, which may be open beside. */
function OpenList() {
  useAsked(CustomersDocument, { input: {} }, { about: ["customers"] });
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
