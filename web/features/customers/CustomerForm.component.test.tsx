import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { CustomerAdd, CustomerEdit } from "./CustomerPages.tsx";
import { customerRecord } from "./customers.fixture.ts";
import {
  AddEditCustomerDocument,
  CustomerByIdDocument,
  CustomerCodeDocument,
  type CustomerRecordFragment,
  HealthCoachesDocument,
} from "./customers.graphql.ts";

const coach = (id: number, firstname: string, lastname: string) => ({ _id: uuid(id), firstname, lastname });
const answerCoaches = (): void =>
  mockServer.answer(HealthCoachesDocument, {
    getCompanyHealthcoach: {
      status: "success",
      message: "",
      users: [coach(81, "Bo", "Diaz"), coach(82, "Cy", "Park")],
    },
  });
const answerCustomer = (change: Partial<CustomerRecordFragment> = {}): void => {
  answerCoaches();
  mockServer.answer(CustomerByIdDocument, {
    getCustomer: { status: "success", message: "", customer: { ...customerRecord, ...change } },
  });
};
const answerSave = (status = "success", message = "Customer saved."): void =>
  mockServer.answer(AddEditCustomerDocument, {
    addEditCustomer: { status, message, customer: { _id: customerRecord._id }, overrides: null },
  });
const edit = (role: Role = Role.companyAdmin) =>
  render(<CustomerEdit enter={async () => true} />, {
    profile: { ...signedIn(role), customer: null },
    at: `/customers/edit/${customerRecord._id}`,
    path: "/customers/edit/:id",
  });
const coachField = () => page.getByRole("combobox", { name: "Health coach", exact: true });
const sent = () => mockServer.sent(AddEditCustomerDocument);

test("A125: all that is typed of a new customer arrives, for the company of the person, and the list is next", async () => {
  answerCoaches();
  answerSave();
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "success", message: "", accesscode: "HRB427" },
  });
  const { address } = await render(<CustomerAdd />, { profile: ofCompany(), at: "/customers/add/customer" });
  await field("Name").fill("Lake Clinic");
  await field("Access code").fill("LAKE01");
  await page.getByRole("combobox", { name: "Time zone", exact: true }).fill("America/Denver");
  await field("Contact name").fill("Cora Contact");
  await field("Contact email").fill("cora@lake.example");
  await field("Contact phone").fill("312 555 0188");
  await field("Address line 1").fill("1 Lake Street");
  await field("Address line 2").fill("Floor 3");
  await field("City").fill("Chicago");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOptions("Illinois");
  await field("Zip").fill("60601");
  await coachField().selectOptions("Cy Park");
  await page.getByRole("switch", { name: "Auto Import" }).click();
  await button("Add").click();
  await expect.poll(address).toBe("/customers");
  expect(mockServer.sent(HealthCoachesDocument)[0]).toEqual({ companyid: uuid(9002) });
  expect(sent()).toMatchObject([
    {
      input: {
        company: uuid(9002),
        name: "Lake Clinic",
        accesscode: "LAKE01",
        timezone: "America/Denver",
        contact: { name: "Cora Contact", email: "cora@lake.example", phone: "+13125550188" },
        address: { line1: "1 Lake Street", line2: "Floor 3", city: "Chicago", state: "IL", zip: "60601" },
        associatehealthcoach: uuid(82),
        autoimportevent: true,
      },
    },
  ]);
});

test("a coach who is inactive by now stays a choice of the customers that have them", async () => {
  answerCustomer({ associatehealthcoach: coach(83, "Di", "Old") });
  await edit();
  await expect.element(coachField()).toHaveDisplayValue("Di Old");
  const choices = (): string[] => [...(coachField().element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(choices).toEqual(["No health coach", "Bo Diaz", "Cy Park", "Di Old"]);
});

test("A147: an access code that is taken is told at its field, after it was asked about", async () => {
  answerCustomer();
  answerSave("fail", "This access code is taken. Please enter another one.");
  await edit();
  await field("Access code").fill("TAKEN1");
  await button("Update").click();
  await page.getByRole("dialog").getByRole("button", { name: "Change" }).click();
  await expect.element(field("Access code")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Access code")).toHaveValue("TAKEN1");
});

test("A148: a customer that would change its coach is asked about first: Cancel saves nothing, Override saves with the consent", async () => {
  answerCustomer({ associatehealthcoach: coach(81, "Bo", "Diaz") });
  mockServer.answer(AddEditCustomerDocument, ({ input }) => ({
    addEditCustomer: input.override
      ? { status: "success", message: "Saved", customer: { _id: customerRecord._id }, overrides: null }
      : {
          status: "fail",
          message: "Override?",
          customer: null,
          overrides: [{ customer: "Harbor Clinic", present: "Bo Diaz", next: "Cy Park" }],
        },
  }));
  const { address } = await edit();
  await coachField().selectOptions("Cy Park");
  await button("Update").click();
  const question = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?" });
  await expect.poll(() => textsOf(question.getByRole("cell"))).toEqual(["Harbor Clinic", "Bo Diaz", "Cy Park"]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
  await button("Update").click();
  await question.getByRole("button", { name: "Override" }).click();
  await expect.poll(address).toBe("/customers");
  expect(sent().map(({ input }) => Boolean(input.override))).toEqual([false, false, true]);
});

test("what another person saved meanwhile is shown, and the next save is made on top of it", async () => {
  answerCustomer();
  answerSave("fail", "Somebody else changed this customer.");
  await edit();
  await field("City").fill("Chicago");
  answerCustomer({ accesscode: "HARB02", version: 5 });
  await button("Update").click();
  await expect.element(page.getByText(/HARB02/).first()).toBeVisible();
  await expect.element(field("City")).toHaveValue("Chicago");
  await button("Update").click();
  await expect.poll(() => sent().map(({ input }) => input.version)).toEqual([4, 5]);
});

test("the registration link of a customer is copied; a new customer has none", async () => {
  const copies: string[] = [];
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copies.push(text));
  onTestFinished(() => copy.mockRestore());
  answerCustomer();
  const { unmount } = await edit();
  await button("Copy registration link").click();
  await expect.element(button("Copied")).toBeVisible();
  expect(copies).toEqual([expect.stringMatching(new RegExp(`^${location.origin}/.*${customerRecord._id}`))]);
  await expect.element(field("Registration link")).toHaveValue(copies[0]!);
  await unmount();
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "success", message: "", accesscode: "HRB427" },
  });
  await render(<CustomerAdd />, { profile: ofCompany(), at: "/customers/add/customer" });
  await expect.element(field("Access code")).toHaveValue("HRB427");
  expect(field("Registration link").elements()).toEqual([]);
});

test.each([
  [Role.companyAdmin, "/customers"],
  [Role.superAdmin, `/customers/${uuid(9002)}`],
] as const)("Cancel of role %i leads to %s, without a save", async (role, list) => {
  answerCustomer();
  const { address } = await edit(role);
  await button("Cancel").click();
  expect(address()).toBe(list);
  expect(sent()).toEqual([]);
});

test("a super admin adds a customer to the company of the address, and without one chooses it first", async () => {
  answerCoaches();
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "success", message: "", accesscode: "HRB427" },
  });
  const profile = { ...signedIn(Role.superAdmin), customer: null };
  const { unmount } = await render(<CustomerAdd />, { profile, at: "/customers/add/customer" });
  await expect.element(page.getByRole("link", { name: "Companies" })).toHaveAttribute("href", "/companies");
  expect(mockServer.sent(CustomerCodeDocument)).toEqual([]);
  await unmount();
  await render(<CustomerAdd />, { profile, at: `/customers/add/customer?companyid=${uuid(71)}` });
  await expect.element(field("Access code")).toHaveValue("HRB427");
  expect(mockServer.sent(HealthCoachesDocument)).toEqual([{ companyid: uuid(71) }]);
});

test("a customer that cannot be read, and a code that was not drawn, have another try", async () => {
  mockServer.answer(CustomerByIdDocument, {
    getCustomer: { status: "fail", message: "Try again in a minute.", customer: null },
  });
  const { unmount } = await edit();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  answerCustomer();
  await button("Try again").click();
  await expect.element(field("Access code")).toHaveValue("HARBOR");
  await unmount();
  mockServer.answer(CustomerCodeDocument, {
    getUniqueCustomerCode: { status: "fail", message: "No code could be drawn.", accesscode: null },
  });
  await render(<CustomerAdd />, { profile: ofCompany(), at: "/customers/add/customer" });
  await expect.element(page.getByText("No code could be drawn.")).toBeVisible();
  await expect.element(button("Try again")).toBeVisible();
});
