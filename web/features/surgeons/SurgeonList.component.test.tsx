import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { SurgeonList } from "./SurgeonList.tsx";
import { RemoveSurgeonsDocument, SurgeonsDocument } from "./surgeons.graphql.ts";

const surgeon = {
  _id: uuid(61),
  name: "Dr. Sam Surgeon",
  image: "",
  email: "sam@harbor.example",
  phone: { public: "+13125550177" },
  patients: 1234,
};

const answerSurgeons = (surgeons = [surgeon]): void =>
  mockServer.answer(SurgeonsDocument, {
    getSurgeons: { status: "success", message: "", surgeons, total: surgeons.length },
  });
const open = (role: Role = Role.admin, at = "/surgeons") =>
  render(<SurgeonList />, { profile: signedIn(role), at, path: "/surgeons" });

test("a surgeon is listed with email, phone and the number of patients", async () => {
  answerSurgeons();
  await open();
  const row = page.getByRole("row").filter({ hasText: "Dr. Sam Surgeon" });
  await expect.element(row).toMatchTextContent(/sam@harbor\.example/);
  await expect.element(row).toMatchTextContent(/1,234/);
  await expect.element(row).toMatchTextContent(/\+1 312 555 0177/);
  expect(mockServer.sent(SurgeonsDocument)).toEqual([
    { pagination: { current: 1, pageSize: 20, searchText: "", sorter: { field: "name", order: "ascend" } } },
  ]);
});

test("a search begins at page 1", async () => {
  answerSurgeons();
  const { address } = await open(Role.admin, "/surgeons?page=2&size=20");
  await page.getByRole("searchbox", { name: "Search surgeons" }).fill("sam");
  await expect
    .poll(() => mockServer.sent(SurgeonsDocument).at(-1))
    .toEqual({
      pagination: { current: 1, pageSize: 20, searchText: "sam", sorter: { field: "name", order: "ascend" } },
    });
  expect(address()).toBe("/surgeons?search=sam");
});

test("ticked surgeons are deleted after a question, and stay ticked when the server refuses", async () => {
  answerSurgeons();
  mockServer.answer(RemoveSurgeonsDocument, {
    removeSurgeons: { status: "fail", message: "Dr. Sam Surgeon has patients." },
  });
  await open();
  await expect.element(page.getByRole("button", { name: /DELETE/ })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Select Dr. Sam Surgeon" }).click();
  await page.getByRole("button", { name: /DELETE/ }).click();
  expect(mockServer.sent(RemoveSurgeonsDocument)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Dr. Sam Surgeon has patients.")).toBeVisible();
  expect(mockServer.sent(RemoveSurgeonsDocument)).toEqual([{ ids: [uuid(61)] }]);
  await expect.element(page.getByRole("checkbox", { name: "Select Dr. Sam Surgeon" })).toBeChecked();
});

test("a therapist neither adds nor deletes surgeons", async () => {
  answerSurgeons();
  await open(Role.physio);
  await expect.element(page.getByRole("row").filter({ hasText: "Dr. Sam Surgeon" })).toBeVisible();
  expect(page.getByRole("link", { name: "ADD" }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: /DELETE/ }).elements()).toEqual([]);
});

test("an empty list says what appears here", async () => {
  answerSurgeons([]);
  await open();
  await expect.element(page.getByText("No surgeons yet")).toBeVisible();
});
