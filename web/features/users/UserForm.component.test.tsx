import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { button, field, select } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { UserAdd, UserEdit } from "./UserPages.tsx";
import { userRecord } from "./users.fixture.ts";
import {
  AddEditUserDocument,
  AssociateSurgeonsDocument,
  CoachedCustomersDocument,
  UserByIdDocument,
  type UserRecordFragment,
  UsersDocument,
} from "./users.graphql.ts";

const answerUser = (change: Partial<UserRecordFragment> = {}): void =>
  mockServer.answer(UserByIdDocument, {
    getUser: { status: "success", message: "", user: { ...userRecord, ...change } },
  });
const answerSave = (status = "success", message = "User saved."): void =>
  mockServer.answer(AddEditUserDocument, { addEditUser: { status, message, overrides: null } });
const answerCustomers = (): void =>
  mockServer.answer(CoachedCustomersDocument, {
    getCustomersIdAndNameList: {
      status: "success",
      message: "",
      customers: [
        { id: uuid(31), name: "Lake Clinic" },
        { id: uuid(32), name: "Harbor Clinic" },
      ],
    },
  });
const answerSurgeons = (names: readonly string[]): void =>
  mockServer.answer(AssociateSurgeonsDocument, {
    getSurgeonList: {
      status: "success",
      message: "",
      surgeons: names.map((name, at) => ({ _id: uuid(61 + at), name })),
    },
  });
const edit = () => render(<UserEdit />, { profile: signedIn(Role.admin), at: `/users/edit?id=${uuid(51)}` });
const sent = () => mockServer.sent(AddEditUserDocument);

/** Stands for a list of users that is open elsewhere on the page. */
function OpenList() {
  useGraphqlQuery(UsersDocument, { pagination: {} }, { tags: ["users"] });
  return null;
}

test("A123 A124: all that is typed of a new user arrives, the list is read anew, and the page leads back to it", async () => {
  answerSave();
  answerSurgeons(["Dr. Sam Surgeon", "Dr. Lee"]);
  mockServer.answer(UsersDocument, { getUsers: { status: "success", message: "", users: [], total: 0 } });
  const { address } = await render(
    <>
      <UserAdd />
      <OpenList />
    </>,
    { profile: signedIn(Role.admin), at: "/users/add" },
  );
  await field("Firstname").fill("Ina");
  await field("Lastname").fill("Cole");
  await field("Email").fill("ina@harbor.example");
  await field("Cell phone").fill("312 555 0177");
  await select("Role").selectOptions("Medical Associate");
  await page.getByRole("checkbox", { name: "Dr. Lee" }).click();
  await expect.element(page.getByText(/^3 \/ \d+$/)).toBeVisible();
  await button("Add").click();
  await expect.poll(address).toBe("/users");
  expect(sent()).toMatchObject([
    {
      id: null,
      input: {
        customer: uuid(9001),
        firstname: "Ina",
        lastname: "Cole",
        email: "ina@harbor.example",
        phone: "+13125550177",
        role: Role.medicalAssociate,
        userimage: "",
        associateids: [uuid(62)],
        version: null,
      },
    },
  ]);
  await expect.poll(() => mockServer.sent(UsersDocument).length).toBe(2);
});

test("an email that is in use is told at its field, until it is changed", async () => {
  answerUser();
  answerSave("fail", "This email cannot be used. Please enter another one.");
  await edit();
  await field("Email").fill("bo@harbor.example");
  await button("Update").click();
  await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Email")).toHaveFocus();
  await field("Email").fill("bo.diaz@harbor.example");
  await expect.element(field("Email")).not.toHaveAttribute("aria-invalid", "true");
});

test("any other refusal is told, and what was typed stays", async () => {
  answerUser();
  answerSave("fail", "Please try again.");
  const { address } = await edit();
  await field("Firstname").fill("Pauline");
  await button("Update").click();
  await expect.element(page.getByText("Please try again.")).toBeVisible();
  await expect.element(field("Firstname")).toHaveValue("Pauline");
  expect(address()).toBe(`/users/edit?id=${uuid(51)}`);
});

test("what another person saved meanwhile is shown, and the next save is made on top of it", async () => {
  answerUser();
  answerSave("fail", "Somebody else changed this user.");
  await edit();
  await field("Firstname").fill("Pauline");
  answerUser({ lastname: "Diaz", version: 7 });
  await button("Update").click();
  await expect.element(page.getByText(/Diaz/).first()).toBeVisible();
  await button("Update").click();
  await expect.poll(() => sent().map(({ input }) => input.version)).toEqual([6, 7]);
});

test("A148: a coach who would take customers over is asked about first: Cancel saves nothing, Override saves with the consent", async () => {
  answerUser({ role: Role.healthCoach, phone: "+13125550177", associateids: [uuid(31)] });
  answerCustomers();
  mockServer.answer(AddEditUserDocument, ({ input }) => ({
    addEditUser: input.override
      ? { status: "success", message: "User updated.", overrides: null }
      : {
          status: "fail",
          message: "Override?",
          overrides: [{ customer: "Lake Clinic", present: "Bo Diaz", next: "Paul Physio" }],
        },
  }));
  const { address } = await render(<UserEdit />, { profile: ofCompany(), at: `/cusers/edit?id=${uuid(51)}` });
  await expect.element(page.getByText("1 of 2 selected")).toBeVisible();
  expect(mockServer.sent(CoachedCustomersDocument)).toEqual([{ companyId: uuid(9002) }]);
  const question = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?" });
  await button("Update").click();
  await expect.poll(() => textsOf(question.getByRole("cell"))).toEqual(["Lake Clinic", "Bo Diaz", "Paul Physio"]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
  await button("Update").click();
  await question.getByRole("button", { name: "Override" }).click();
  await expect.poll(address).toBe("/cusers");
  expect(sent().map(({ input }) => Boolean(input.override))).toEqual([false, false, true]);
  expect(sent().at(-1)?.input).toMatchObject({ company: uuid(9002), associateids: [uuid(31)], version: 6 });
});

test("another role has no list of surgeons or customers, and a list that cannot be read has another try", async () => {
  answerUser();
  mockServer.answer(AssociateSurgeonsDocument, {
    getSurgeonList: { status: "fail", message: "Try again in a minute.", surgeons: null },
  });
  await edit();
  await expect.element(select("Role")).toHaveValue(String(Role.physio));
  expect([mockServer.sent(AssociateSurgeonsDocument), mockServer.sent(CoachedCustomersDocument)]).toEqual([[], []]);
  await select("Role").selectOptions("Medical Associate");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.The list could not be read\./);
  answerSurgeons([]);
  await button("Try again").click();
  await expect.element(page.getByText("No surgeons yet.")).toBeVisible();
  expect(mockServer.sent(CoachedCustomersDocument)).toEqual([]);
});

test("Cancel leads back to the list without a save", async () => {
  answerUser();
  const { address } = await edit();
  await button("Cancel").click();
  expect(address()).toBe("/users");
  expect(sent()).toEqual([]);
});

test("a user who cannot be read has another try, an address without one says so", async () => {
  mockServer.answer(UserByIdDocument, { getUser: { status: "fail", message: "Try again in a minute.", user: null } });
  const { unmount } = await edit();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  answerUser();
  await button("Try again").click();
  await expect.element(field("Lastname")).toHaveValue("Physio");
  await unmount();
  await render(<UserEdit />, { profile: signedIn(Role.admin), at: "/users/edit" });
  await expect.element(page.getByText("This user was not found.")).toBeVisible();
});

const asSuperAdmin = { ...signedIn(Role.superAdmin), customer: null };

test("a super admin who named no company chooses one first; in a company a form leads back to that company's users", async () => {
  const { unmount } = await render(<UserAdd />, { profile: asSuperAdmin, at: "/cusers/add" });
  await expect.element(page.getByRole("link", { name: "Companies" })).toHaveAttribute("href", "/companies");
  await unmount();
  const { address } = await render(<UserAdd />, { profile: asSuperAdmin, at: `/cusers/add?companyid=${uuid(71)}` });
  await button("Cancel").click();
  expect(address()).toBe(`/cusers?companyid=${uuid(71)}`);
});

test("a company in the address of a company's own user changes nothing", async () => {
  answerUser({ role: Role.healthCoach });
  answerCustomers();
  await render(<UserEdit />, { profile: ofCompany(), at: `/cusers/edit?id=${uuid(51)}&companyid=${uuid(71)}` });
  await expect.element(field("Firstname")).toHaveValue("Paul");
  expect(mockServer.sent(UserByIdDocument)).toEqual([{ id: uuid(51), companyid: uuid(9002) }]);
});

test("the surgeons of an associate and the customers of a coach are read again once one changes", async () => {
  answerUser({ role: Role.medicalAssociate });
  answerSurgeons(["Dr. Lee"]);
  answerCustomers();
  const { unmount } = await edit();
  await expectReadAgain(AssociateSurgeonsDocument, "surgeons");
  expect(mockServer.sent(CoachedCustomersDocument)).toEqual([]);
  await unmount();
  answerUser({ role: Role.healthCoach });
  await render(<UserEdit />, { profile: ofCompany(), at: `/cusers/edit?id=${uuid(51)}` });
  await expectReadAgain(CoachedCustomersDocument, "customers");
});
