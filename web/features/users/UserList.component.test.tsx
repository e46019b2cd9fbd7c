import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { row } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { UserList } from "./UserList.tsx";
import {
  AddEditUserDocument,
  ResetUserPasswordDocument,
  UsersCompanyDocument,
  UsersDocument,
} from "./users.graphql.ts";

const user = {
  _id: uuid(51),
  firstname: "Paul",
  lastname: "Physio",
  email: "paul@harbor.example",
  role: Role.physio as Role,
  active: true,
  userimage: "",
};

const answerUsers = (users = [user], total = users.length): void =>
  mockServer.answer(UsersDocument, { getUsers: { status: "success", message: "", users, total } });
const open = (at = "/users") =>
  render(<UserList notice={() => null} />, { profile: signedIn(Role.admin), at, path: "/users" });
const openCompany = () =>
  render(<UserList notice={() => null} />, { profile: ofCompany(), at: "/cusers", path: "/cusers" });
const request = (change: object = {}) => ({
  pagination: {
    customerid: uuid(9001),
    page: 1,
    size: 20,
    searchText: "",
    sorter: { field: "name", order: "ascend" },
    active: true,
    onlyusers: true,
    ...change,
  },
});
const lastRequest = () => mockServer.sent(UsersDocument).at(-1);

test("A071 A072 A073 A077 A078 A293 B004: the clinic's active users are asked for by name, and a user's row is shown", async () => {
  answerUsers([user, { ...user, _id: uuid(52), firstname: "Ina", role: Role.medicalAssociate, active: false }]);
  await open();
  await expect.element(row("Paul Physio")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "USERS", exact: true })).toBeVisible();
  expect(textsOf(page.getByRole("columnheader"))).toEqual(["NAME", "EMAIL", "ROLE", "STATUS", "ACTION"]);
  expect(textsOf(row("Paul Physio").getByRole("cell"))).toEqual([
    "PPPaul Physio", // The avatar without a picture has the initials.
    "paul@harbor.example",
    "Therapist",
    "ACTIVE",
    "Reset Password",
  ]);
  expect(textsOf(row("Ina Physio").getByRole("cell")).slice(2, 4)).toEqual(["Medical Associate", "INACTIVE"]);
  const tag = getComputedStyle(row("Paul Physio").getByText("Therapist").element()); // The role is in a tag of its own colour.
  expect([tag.height, tag.borderRadius, tag.backgroundColor]).toEqual([
    "20px",
    "4px",
    expect.not.stringMatching(/, 0\)$/),
  ]);
  expect(mockServer.sent(UsersDocument)).toEqual([request()]);
});

test("A071 A075 A076: below /cusers the users are the company's, and ADD and a row lead to the company's forms", async () => {
  answerUsers();
  const { address } = await openCompany();
  await expect.element(page.getByRole("heading", { name: "USERS", exact: true })).toBeVisible();
  const { customerid: _, ...pagination } = request().pagination;
  await expect
    .poll(() => mockServer.sent(UsersDocument))
    .toEqual([{ pagination: { ...pagination, companyid: uuid(9002) } }]);
  await expect.element(page.getByRole("link", { name: "ADD", exact: true })).toHaveAttribute("href", "/cusers/add");
  await row("Paul Physio").click();
  expect(address()).toBe(`/cusers/edit?id=${uuid(51)}`);
});

test("A071: a search is sent with its words", async () => {
  answerUsers();
  await open();
  await page.getByRole("searchbox", { name: "Search users" }).fill("paul");
  await expect.poll(lastRequest).toEqual(request({ searchText: "paul" }));
});

test("A071 A073: another status and another order begin at page 1 and stand in the address", async () => {
  answerUsers([user], 45);
  const { address } = await open("/users?page=2&size=20");
  await expect.poll(lastRequest).toEqual(request({ page: 2 }));
  await page.getByRole("radiogroup", { name: "Status" }).getByText("Inactive").click();
  await expect.poll(lastRequest).toEqual(request({ active: false }));
  expect(address()).toBe("/users?status=inactive");
  await page.getByRole("button", { name: /NAME/ }).click();
  await expect.poll(lastRequest).toEqual(request({ active: false, sorter: { field: "name", order: "descend" } }));
});

test("A071 A076: below /users ADD leads to the form of a new user", async () => {
  answerUsers();
  const { address } = await open();
  await page.getByRole("link", { name: "ADD", exact: true }).click();
  expect(address()).toBe("/users/add");
});

test("A073: a user is switched off, which Undo takes back", async () => {
  answerUsers();
  mockServer.answer(AddEditUserDocument, {
    addEditUser: { status: "success", message: "User updated", overrides: [] },
  });
  await open();
  await page.getByRole("switch", { name: "Paul Physio is active" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => mockServer.sent(AddEditUserDocument))
    .toEqual([
      { id: uuid(51), input: { customer: uuid(9001), active: false } },
      { id: uuid(51), input: { customer: uuid(9001), active: true } },
    ]);
});

test("after a user was switched off the users and the customers, which name their coaches, are read again", async () => {
  answerUsers();
  mockServer.answer(AddEditUserDocument, {
    addEditUser: { status: "success", message: "User updated", overrides: [] },
  });
  await open();
  await expect.element(row("Paul Physio")).toBeVisible();
  await openParts("users", "customers");
  await page.getByRole("switch", { name: "Paul Physio is active" }).click();
  await expect.poll(tagsReadAgain).toEqual(["customers", "users"]);
});

test("A074: Reset Password sends the user's own email", async () => {
  answerUsers();
  mockServer.answer(ResetUserPasswordDocument, { resetUserPassword: { status: "success", message: "Mail sent" } });
  await open();
  await page.getByRole("button", { name: "Reset Password of Paul Physio" }).click();
  await expect.element(page.getByText("Mail sent")).toBeVisible();
  expect(mockServer.sent(ResetUserPasswordDocument)).toEqual([{ id: uuid(51), email: "paul@harbor.example" }]);
});

test("an empty list offers the first user, a narrowed one says what else to try", async () => {
  answerUsers([]);
  await open();
  await expect.element(page.getByText("No users yet")).toBeVisible();
  await page.getByRole("radiogroup", { name: "Status" }).getByText("Inactive").click();
  await expect.element(page.getByText("No users match")).toBeVisible();
});

test("a list that failed shows the server's sentence and is asked for again", async () => {
  mockServer.answer(UsersDocument, {
    getUsers: { status: "fail", message: "Users could not be loaded. Try again.", users: null, total: null },
  });
  await open();
  await expect.element(page.getByText("Users could not be loaded. Try again.")).toBeVisible();
  answerUsers();
  await page.getByRole("button", { name: /try again/i }).click();
  await expect.element(page.getByRole("row").filter({ hasText: "Paul Physio" })).toBeVisible();
});

test("a super admin who opens a company's user stays with that company", async () => {
  answerUsers();
  mockServer.answer(UsersCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(61), name: "Rehab Company" } },
  });
  const at = `/cusers?companyid=${uuid(61)}`;
  const { address } = await render(<UserList notice={() => null} />, {
    profile: { ...signedIn(Role.superAdmin), customer: null },
    at,
    path: "/cusers",
  });
  await expectReadAgain(UsersDocument, "users");
  await expectReadAgain(UsersCompanyDocument, "companies");
  await page.getByRole("row").filter({ hasText: "Paul Physio" }).click();
  await expect.poll(address).toBe(`/cusers/edit?id=${uuid(51)}&companyid=${uuid(61)}`);
  expect(mockServer.sent(UsersDocument)[0]?.pagination).toMatchObject({ companyid: uuid(61) });
});

test("A075 A076: a row leads to the form of its user", async () => {
  answerUsers();
  const { address } = await open();
  await page.getByRole("row").filter({ hasText: "Paul Physio" }).getByRole("cell").nth(1).click();
  expect(address()).toBe(`/users/edit?id=${uuid(51)}`);
});

test("nobody deactivates themselves", async () => {
  answerUsers([{ ...user, _id: uuid(9003) }]);
  await open();
  const own = page.getByRole("switch", { name: "Paul Physio is active: You cannot deactivate yourself." });
  await expect.element(own).toHaveAttribute("aria-disabled", "true");
  await own.click({ force: true });
  expect(mockServer.sent(AddEditUserDocument)).toEqual([]);
});

test("A073: a switch that the server refuses says why, and offers no Undo", async () => {
  answerUsers();
  mockServer.answer(AddEditUserDocument, {
    addEditUser: { status: "fail", message: "The last admin stays active.", overrides: null },
  });
  await open();
  await page.getByRole("switch", { name: "Paul Physio is active" }).click();
  await expect.element(page.getByText("The last admin stays active.")).toBeVisible();
  expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  expect(mockServer.sent(UsersDocument).length).toBeGreaterThan(0);
});

test("A073: a user who was switched off leaves the list of the active, as it is read anew", async () => {
  answerUsers();
  mockServer.answer(AddEditUserDocument, () => {
    answerUsers([]);
    return { addEditUser: { status: "success", message: "User updated", overrides: null } };
  });
  await open();
  await page.getByRole("switch", { name: "Paul Physio is active" }).click();
  await expect.element(row("Paul Physio")).not.toBeInTheDocument();
});

test("A073: an inactive user is switched on", async () => {
  answerUsers([{ ...user, active: false }]);
  mockServer.answer(AddEditUserDocument, { addEditUser: { status: "success", message: "Done", overrides: null } });
  await open("/users?status=inactive");
  await page.getByRole("switch", { name: "Paul Physio is active" }).click();
  await expect.poll(() => mockServer.sent(AddEditUserDocument)).toMatchObject([{ input: { active: true } }]);
});

test("an empty list leads to the form of the first user, of the company below /cusers", async () => {
  answerUsers([]);
  const { unmount } = await open();
  const first = page.getByRole("link", { name: "Add the first user" });
  await expect.element(first).toHaveAttribute("href", "/users/add");
  await unmount();
  await openCompany();
  await expect.element(first).toHaveAttribute("href", "/cusers/add");
});

test("a super admin without a company chooses one; with one its name leads back to its customers", async () => {
  const profile = { ...signedIn(Role.superAdmin), customer: null };
  const list = <UserList notice={() => null} />;
  const { unmount } = await render(list, { profile, at: "/cusers", path: "/cusers" });
  await expect.element(page.getByRole("link", { name: "Companies" })).toHaveAttribute("href", "/companies");
  expect(mockServer.sent(UsersDocument)).toEqual([]);
  await unmount();
  answerUsers();
  mockServer.answer(UsersCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(61), name: "Rehab Company" } },
  });
  await render(list, { profile, at: `/cusers?companyid=${uuid(61)}`, path: "/cusers" });
  await expect
    .element(page.getByRole("link", { name: "Rehab Company" }))
    .toHaveAttribute("href", `/customers/${uuid(61)}`);
});

test("on a phone a user is a card with email, role, switch and reset, and leads to the form", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerUsers();
  const { address } = await open();
  const card = page.getByRole("listitem").filter({ hasText: "Paul Physio" });
  await expect.element(card).toMatchTextContent(/Paul Physiopaul@harbor\.exampleTherapistACTIVE\s*Reset Password/);
  await expect.element(card.getByRole("switch", { name: "Paul Physio is active" })).toBeVisible();
  await card.getByRole("link", { name: "Paul Physio" }).click();
  expect(address()).toBe(`/users/edit?id=${uuid(51)}`);
});
