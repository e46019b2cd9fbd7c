import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { UserAdd, UserEdit } from "./UserPages.tsx";
import { userRecord as user } from "./users.fixture.ts";
import {
  AddEditUserDocument,
  AssociateSurgeonsDocument,
  CoachedCustomersDocument,
  UserByIdDocument,
  type UserRecordFragment,
} from "./users.graphql.ts";

const open = async (viewer: Role, change: Partial<UserRecordFragment> = {}, list = "/users") => {
  mockServer.answer(UserByIdDocument, {
    getUser: { status: "success", message: "", user: { ...user, ...change } },
  });
  mockServer.answer(CoachedCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers: [] },
  });
  return render(<UserEdit />, { profile: signedIn(viewer), at: `${list}/edit?id=${uuid(51)}` });
};
const roles = (): (string | null)[] =>
  [...(select("Role").element() as HTMLSelectElement).options].map(({ textContent }) => textContent);

test.each([
  ["/users", "/users/add", "Add"],
  ["/users", "/users/edit", "Edit"],
  ["/cusers", "/cusers/add", "Add"],
  ["/cusers", "/cusers/edit", "Edit"],
] as const)("A079: below %s the page %s stands in a breadcrumb as Users › %s", async (list, path, name) => {
  mockServer.answer(UserByIdDocument, { getUser: { status: "success", message: "", user } });
  const { address } = await render(name === "Add" ? <UserAdd /> : <UserEdit />, {
    profile: list === "/users" ? signedIn(Role.admin) : ofCompany(),
    at: name === "Add" ? path : `${path}?id=${uuid(51)}`,
  });
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect.element(breadcrumb).toMatchTextContent(new RegExp(`^Users›${name}$`));
  await breadcrumb.getByRole("link", { name: "Users" }).click();
  expect(address()).toBe(list);
});

test("A123 A172 A177: an administrator gives the roles of a clinic, sent as a number, and saves on the version that was read", async () => {
  mockServer.answer(AddEditUserDocument, {
    addEditUser: { status: "success", message: "User updated.", overrides: null },
  });
  await open(Role.admin, { userimage: "/images/paul-photo-0123456789x.webp" });
  await expect.element(select("Role")).toHaveValue(String(Role.physio));
  expect(roles()).toEqual(["Select a role", "Admin", "Therapist", "Medical Associate"]);
  await page.getByRole("textbox", { name: "Firstname" }).fill("Pauline");
  await page.getByRole("button", { name: "Update" }).click();
  await expect.element(page.getByText("User updated.")).toBeVisible();
  expect(mockServer.sent(AddEditUserDocument)).toMatchObject([
    {
      id: uuid(51),
      input: {
        customer: uuid(9001),
        firstname: "Pauline",
        role: 2,
        userimage: "/images/paul-photo-0123456789x.webp",
        version: 6,
      },
    },
  ]);
});

test("after a user was saved the users and the customers, which name their coaches, are read again", async () => {
  mockServer.answer(AddEditUserDocument, {
    addEditUser: { status: "success", message: "User updated.", overrides: null },
  });
  await open(Role.admin);
  await page.getByRole("textbox", { name: "Firstname" }).fill("Pauline");
  await openParts("users", "customers");
  await button("Update").click();
  await expect.poll(tagsReadAgain).toEqual(["customers", "users"]);
});

test("somebody whom one may not change is read only, with no other role to give", async () => {
  await open(Role.healthCoach, { role: Role.companyAdmin }, "/cusers");
  await expect.element(select("Role")).toHaveValue(String(Role.companyAdmin));
  expect(roles()).not.toContain("Health Coach");
  await expect.element(page.getByRole("textbox", { name: "Firstname" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Update" })).not.toBeInTheDocument();
});

test("the photo of somebody whom one may not change is shown without a way to change or remove it", async () => {
  const userimage = "/images/0192/large.webp";
  await open(Role.healthCoach, { role: Role.companyAdmin, userimage }, "/cusers");
  await expect.element(page.getByRole("img", { name: "Photo" })).toBeVisible();
  expect(page.getByLabelText("Change photo").elements()).toEqual([]);
  expect(button("Remove photo").elements()).toEqual([]);
});

test("one's own photo, or that of somebody whom one may change, can be changed and removed", async () => {
  await open(Role.admin, { userimage: "/images/0192/large.webp" });
  await expect.element(page.getByLabelText("Change photo")).toBeEnabled();
  await expect.element(button("Remove photo")).toBeEnabled();
});

test("A169 A170 A171 A172 A173: name, email and role of a user are needed, and the phone of one who is no coach is not", async () => {
  await open(Role.companyAdmin, { role: Role.companyAdmin }, "/cusers");
  const needed = (name: string) =>
    page.getByRole("textbox", { name, exact: true }).element().getAttribute("aria-required");
  await expect.element(select("Role")).toHaveAttribute("aria-required", "true");
  expect(["Firstname", "Lastname", "Email"].map(needed)).toEqual(["true", "true", "true"]);
  expect(needed("Cell phone")).not.toBe("true");
});

test("A173: the phone of a health coach is needed", async () => {
  await open(Role.companyAdmin, { role: Role.healthCoach }, "/cusers");
  await expect.element(page.getByRole("textbox", { name: "Cell phone" })).toHaveAttribute("aria-required", "true");
});

test.each([
  [Role.companyAdmin, ["Select a role", "Health Coach", "Company Admin"]],
  [Role.healthCoach, ["Select a role", "Health Coach"]],
] as const)("A178: in the company, role %i gives %j", async (viewer, choices) => {
  await render(<UserAdd />, { profile: ofCompany(viewer), at: "/cusers/add" });
  await expect.element(select("Role")).toBeVisible();
  expect(roles()).toEqual(choices);
});

test.each([Role.companyAdmin, Role.healthCoach])(
  "A177: with a customer selected, role %i of a company gives the roles of a clinic",
  async (viewer) => {
    await render(<UserAdd />, { profile: { ...ofCompany(viewer), customer: signedIn().customer }, at: "/users/add" });
    await expect.element(select("Role")).toBeVisible();
    expect(roles()).toEqual(["Select a role", "Admin", "Therapist", "Medical Associate"]);
  },
);

test("A174 A176: a medical associate needs a surgeon; all are selected and deselected at once", async () => {
  mockServer.answer(AssociateSurgeonsDocument, {
    getSurgeonList: {
      status: "success",
      message: "",
      surgeons: [
        { _id: uuid(61), name: "Dr. Sam Surgeon" },
        { _id: uuid(62), name: "Dr. Ann Bell" },
      ],
    },
  });
  await open(Role.admin);
  await select("Role").selectOptions("Medical Associate");
  await page.getByRole("button", { name: "Update" }).click();
  await expect.element(page.getByText("Please select a surgeon", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await expect.element(page.getByText("2 of 2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Deselect all" }).click();
  await expect.element(page.getByText("0 of 2 selected")).toBeVisible();
  mockServer.answer(AddEditUserDocument, { addEditUser: { status: "success", message: "", overrides: null } });
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await page.getByRole("button", { name: "Update" }).click();
  await expect
    .poll(() => mockServer.sent(AddEditUserDocument))
    .toMatchObject([{ input: { associateids: [uuid(61), uuid(62)] } }]);
});

test("A169 A170 A171 A172 A174 A176: a new user's fields say what is wrong; surgeons are selected and deselected all at once", async () => {
  mockServer.answer(AssociateSurgeonsDocument, {
    getSurgeonList: {
      status: "success",
      message: "",
      surgeons: [
        { _id: uuid(61), name: "Dr. Sam Surgeon" },
        { _id: uuid(62), name: "Dr. Lee" },
      ],
    },
  });
  await render(<UserAdd />, { profile: signedIn(Role.admin), at: "/users/add" });
  expect(roles()).toEqual(["Select a role", "Admin", "Therapist", "Medical Associate"]);
  await button("Add").click();
  for (const text of [
    "Please enter firstname.",
    "Please enter lastname.",
    "Please valid enter email",
    "Please select a role.",
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Firstname" })).toHaveFocus();
  await select("Role").selectOptions("Medical Associate");
  await button("Add").click();
  await expect.element(page.getByText("Please select a surgeon", { exact: true })).toBeVisible();
  await button("Select all").click();
  await expect.element(page.getByText("2 of 2 selected")).toBeVisible();
  await button("Deselect all").click();
  await expect.element(page.getByText("0 of 2 selected")).toBeVisible();
  expect(mockServer.sent(AddEditUserDocument)).toEqual([]);
});

test("A173 A175 A176: a health coach needs a cell phone and no customer; customers are selected all at once", async () => {
  mockServer.answer(CoachedCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers: [{ id: uuid(31), name: "Lake Clinic" }] },
  });
  mockServer.answer(AddEditUserDocument, { addEditUser: { status: "success", message: "", overrides: null } });
  await render(<UserAdd />, { profile: ofCompany(), at: "/cusers/add" });
  expect(roles()).toEqual(["Select a role", "Health Coach", "Company Admin"]);
  await select("Role").selectOptions("Health Coach");
  await page.getByRole("textbox", { name: "Firstname" }).fill("Kim");
  await page.getByRole("textbox", { name: "Lastname" }).fill("Cole");
  await page.getByRole("textbox", { name: "Email" }).fill("kim@company1.example");
  await button("Select all").click();
  await expect.element(page.getByText("1 of 1 selected")).toBeVisible();
  await button("Deselect all").click();
  await button("Add").click();
  await expect.element(page.getByText("Please enter your cell number", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("312 555 0177");
  await button("Add").click();
  await expect.poll(() => mockServer.sent(AddEditUserDocument)).toMatchObject([{ input: { associateids: [] } }]);
});

test.each([
  { list: "/users", profile: signedIn(Role.admin) },
  { list: "/cusers", profile: ofCompany() },
])("A079: in $list the user is carried from the row, while the record is on its way", async ({ list, profile }) => {
  const loadWithRetries = mockServer.delay(UserByIdDocument);
  const carried = { pathname: `${list}/edit`, search: `?id=${uuid(51)}`, state: { user } };
  await render(<UserEdit />, { profile, at: carried });
  await expect.element(page.getByRole("heading", { name: "Paul Physio" })).toBeVisible();
  loadWithRetries({ getUser: { status: "success", message: "", user } });
  await expect.element(page.getByRole("textbox", { name: "Firstname" })).toHaveValue("Paul");
});

test("A148: taking customers asks first, lists customer, present and new coach, and Override sends the same user again", async () => {
  const overrides = [
    { customer: "Lake Clinic", present: "Cora Coach", next: "Kim Cole" },
    { customer: "Hill Clinic", present: "Cora Coach", next: "Kim Cole" },
  ];
  mockServer.answer(CoachedCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers: [{ id: uuid(31), name: "Lake Clinic" }] },
  });
  mockServer.answer(AddEditUserDocument, ({ input }) => ({
    addEditUser: input.override
      ? { status: "success", message: "User added.", overrides: null }
      : { status: "fail", message: "", overrides },
  }));
  const { address } = await render(<UserAdd />, { profile: ofCompany(), at: "/cusers/add" });
  await select("Role").selectOptions("Health Coach");
  await page.getByRole("textbox", { name: "Firstname" }).fill("Kim");
  await page.getByRole("textbox", { name: "Lastname" }).fill("Cole");
  await page.getByRole("textbox", { name: "Email" }).fill("kim@company1.example");
  await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("312 555 0177");
  await button("Select all").click();
  await button("Add").click();
  const dialog = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?", exact: true });
  await expect.element(dialog).toBeVisible();
  expect(
    [...dialog.element().querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ["Lake Clinic", "Cora Coach", "Kim Cole"],
    ["Hill Clinic", "Cora Coach", "Kim Cole"],
  ]);
  await dialog.getByRole("button", { name: "Override" }).click();
  await expect.element(page.getByText("User added.")).toBeVisible();
  expect(mockServer.sent(AddEditUserDocument)).toMatchObject([
    { input: { firstname: "Kim", associateids: [uuid(31)] } },
    { input: { firstname: "Kim", associateids: [uuid(31)], override: true } },
  ]);
  await expect.poll(address).toBe("/cusers");
});
