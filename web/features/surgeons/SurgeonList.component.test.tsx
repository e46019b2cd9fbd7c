import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { listItem } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
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

const answerSurgeons = (surgeons = [surgeon], total = surgeons.length): void =>
  mockServer.answer(SurgeonsDocument, { getSurgeons: { status: "success", message: "", surgeons, total } });
const open = (role: Role = Role.admin, at = "/surgeons") =>
  render(<SurgeonList />, { profile: signedIn(role), at, path: "/surgeons" });

const row = () => page.getByRole("row").filter({ hasText: "Dr. Sam Surgeon" });

test("A051 A053 A054 A059 A293 C306: a surgeon is listed with avatar, name, email, phone, the number of patients and a tick", async () => {
  answerSurgeons();
  await open();
  await expect.element(row()).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "SURGEONS", exact: true })).toBeVisible();
  expect(textsOf(page.getByRole("columnheader"))).toEqual(["NAME", "EMAIL", "PHONE", "PATIENTS", "Actions", "SELECT"]);
  expect(textsOf(row().getByRole("cell")).slice(0, 4)).toEqual([
    "SSDr. Sam Surgeon", // The avatar without a picture has the initials.
    "sam@harbor.example",
    "+1 312 555 0177",
    "1,234",
  ]);
  await expect.element(row().getByRole("checkbox", { name: "Select Dr. Sam Surgeon" })).not.toBeChecked();
  expect(mockServer.sent(SurgeonsDocument)).toEqual([
    { pagination: { current: 1, pageSize: 20, searchText: "", sorter: { field: "name", order: "ascend" } } },
  ]);
});

test("A053 A054: a picture is the avatar; a phone of ten digits is shown with +1, a longer one with a plus", async () => {
  const lea = { ...surgeon, _id: uuid(62), name: "Dr. Lea Lind", image: "/images/lea.webp" };
  answerSurgeons([
    { ...surgeon, phone: { public: "3125550177" } },
    { ...lea, phone: { public: "33155500176" } },
  ]);
  await open();
  await expect.element(row()).toMatchTextContent(/\+1 312 555 0177/);
  const other = page.getByRole("row").filter({ hasText: "Dr. Lea Lind" });
  await expect.element(other).toMatchTextContent(/\+33155500176/);
  expect(other.element().querySelector("img")?.getAttribute("src")).toContain("/images/lea");
  expect(row().element().querySelector("img")).toBeNull();
});

test("A055 A056 C257: a surgeon's actions download the code and preview the public page", async () => {
  answerSurgeons();
  await open();
  const code = row().getByRole("link", { name: "Download qrcode of Dr. Sam Surgeon", exact: true });
  await expect.element(code).toHaveAttribute("href", `/qrcode/${uuid(61)}/-1`);
  await expect.element(code).toHaveAttribute("download");
  await expect
    .element(row().getByRole("link", { name: "Preview Dr. Sam Surgeon, in a new tab", exact: true }))
    .toHaveAttribute("href", `/surgeon/${uuid(61)}`);
});

test("A058: a list of more than a page turns its pages, and a page has other sizes", async () => {
  answerSurgeons([surgeon], 21);
  const { address } = await open();
  await expect.element(page.getByRole("button", { name: "Next page" })).toBeVisible();
  const size = page.getByRole("combobox", { name: "Rows a page" });
  await expect.element(size).toHaveValue("20");
  await size.selectOptions("50");
  await expect
    .poll(() => mockServer.sent(SurgeonsDocument).at(-1))
    .toMatchObject({ pagination: { current: 1, pageSize: 50 } });
  expect(address()).toBe("/surgeons?page=1&size=50");
});

test("A051 A060: a search begins at page 1", async () => {
  answerSurgeons();
  const { address } = await open(Role.admin, "/surgeons?page=2&size=20");
  const search = page.getByRole("searchbox", { name: "Search surgeons" });
  await expect.element(search).toHaveAttribute("placeholder", "name, email or phone");
  await search.fill("sam");
  await expect
    .poll(() => mockServer.sent(SurgeonsDocument).at(-1))
    .toEqual({
      pagination: { current: 1, pageSize: 20, searchText: "sam", sorter: { field: "name", order: "ascend" } },
    });
  expect(address()).toBe("/surgeons?search=sam");
});

test("A051 A290: ticked surgeons are counted, deleted after a question, and stay ticked when the server refuses", async () => {
  answerSurgeons([surgeon, { ...surgeon, _id: uuid(62), name: "Dr. Lea Lind" }]);
  mockServer.answer(RemoveSurgeonsDocument, {
    removeSurgeons: { status: "fail", message: "Dr. Sam Surgeon has patients." },
  });
  await open();
  await expect.element(page.getByRole("button", { name: "DELETE 0" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Select Dr. Sam Surgeon" }).click();
  await expect.element(page.getByRole("button", { name: "DELETE 1" })).toBeEnabled();
  await page.getByRole("checkbox", { name: "Select Dr. Lea Lind" }).click();
  await page.getByRole("button", { name: "DELETE 2" }).click();
  await expect
    .element(page.getByText("Are you sure you want to delete all the selected surgeons ?", { exact: true }))
    .toBeVisible();
  expect(mockServer.sent(RemoveSurgeonsDocument)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Dr. Sam Surgeon has patients.")).toBeVisible();
  expect(mockServer.sent(RemoveSurgeonsDocument)).toEqual([{ ids: [uuid(61), uuid(62)] }]);
  await expect.element(page.getByRole("checkbox", { name: "Select Dr. Sam Surgeon" })).toBeChecked();
});

test.each([Role.admin, Role.companyAdmin, Role.healthCoach, Role.superAdmin])(
  "A051 A052: role %i has DELETE, and ADD, which leads to the form",
  async (role) => {
    answerSurgeons();
    const { address } = await open(role);
    await expect.element(page.getByRole("button", { name: "DELETE 0" })).toBeVisible();
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    expect(address()).toBe("/surgeons/add");
  },
);

test.each([Role.physio, Role.medicalAssociate])("A052: role %i neither adds nor deletes surgeons", async (role) => {
  answerSurgeons();
  await open(role);
  await expect.element(row()).toBeVisible();
  expect(page.getByRole("link", { name: "ADD" }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: /DELETE/ }).elements()).toEqual([]);
});

test("an empty list says what appears here", async () => {
  answerSurgeons([]);
  await open();
  await expect.element(page.getByText("No surgeons yet")).toBeVisible();
});

test("A051 A290: ticks are kept over pages, are taken away by a second click and by the deletion, and its Cancel deletes nothing", async () => {
  mockServer.answer(SurgeonsDocument, ({ pagination }) => {
    const isFirst = pagination?.current === 1;
    const listedSurgeon = isFirst ? surgeon : { ...surgeon, _id: uuid(62), name: "Dr. Ann Bell" };
    return { getSurgeons: { status: "success", message: "", surgeons: [listedSurgeon], total: 21 } };
  });
  mockServer.answer(RemoveSurgeonsDocument, { removeSurgeons: { status: "success", message: "Surgeons deleted." } });
  await open();
  const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  const remove = (count: number) => page.getByRole("button", { name: `DELETE ${count}` });
  await tick("Dr. Sam Surgeon").click();
  await tick("Dr. Sam Surgeon").click();
  await expect.element(remove(0)).toBeDisabled();
  await tick("Dr. Sam Surgeon").click();
  await page.getByRole("button", { name: "Next page" }).click();
  await tick("Dr. Ann Bell").click();
  await remove(2).click();
  const question = page.getByRole("dialog", { name: "Delete surgeons" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(mockServer.sent(RemoveSurgeonsDocument)).toEqual([]);
  await remove(2).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Surgeons deleted.")).toBeVisible();
  expect(mockServer.sent(RemoveSurgeonsDocument)).toEqual([{ ids: [uuid(61), uuid(62)] }]);
  await expect.element(remove(0)).toBeDisabled();
  await expect.element(tick("Dr. Ann Bell")).not.toBeChecked();
});

test("surgeons who were deleted stand in the list no more", async () => {
  answerSurgeons();
  mockServer.answer(RemoveSurgeonsDocument, { removeSurgeons: { status: "success", message: "Surgeons deleted." } });
  await open();
  const tick = page.getByRole("checkbox", { name: "Select Dr. Sam Surgeon" });
  await tick.click();
  await page.getByRole("button", { name: "DELETE 1" }).click();
  mockServer.answer(SurgeonsDocument, { getSurgeons: { status: "success", message: "", surgeons: [], total: 0 } });
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(tick).not.toBeInTheDocument();
});

test("NAME turns the order around", async () => {
  answerSurgeons();
  await open();
  await page.getByRole("button", { name: /NAME/ }).click();
  await expect
    .poll(() => mockServer.sent(SurgeonsDocument).at(-1)?.pagination?.sorter)
    .toEqual({ field: "name", order: "descend" });
});

test("A057: a row leads to the form of its surgeon, its tick and its links do not", async () => {
  answerSurgeons();
  const { address } = await open();
  await row().getByRole("checkbox").click();
  expect(address()).toBe("/surgeons");
  await row().getByText("sam@harbor.example").click();
  expect(address()).toBe(`/surgeons/edit?id=${uuid(61)}`);
});

test("an empty list leads who may add to the form, and only them; a search without a match says what else to try", async () => {
  answerSurgeons([]);
  const { unmount } = await open(Role.physio);
  await expect.element(page.getByText("No surgeons yet")).toBeVisible();
  expect(page.getByRole("link", { name: "Add the first surgeon" }).elements()).toEqual([]);
  await unmount();
  await open();
  await expect
    .element(page.getByRole("link", { name: "Add the first surgeon" }))
    .toHaveAttribute("href", "/surgeons/add");
  await page.getByRole("searchbox", { name: "Search surgeons" }).fill("x");
  await expect.element(page.getByText("No surgeons match")).toBeVisible();
});

test("on a phone a surgeon is a card with email, phone, patients, actions and a tick, and leads to the form", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerSurgeons([surgeon, { ...surgeon, _id: uuid(62), name: "Dr. Ann Bell", patients: 1 }]);
  const { address } = await open();
  await expect
    .element(listItem("Sam Surgeon"))
    .toMatchTextContent(/Dr\. Sam Surgeonsam@harbor\.example\+1 312 555 0177 · 1,234 patientsDownload qrcodePreview/);
  await expect.element(listItem("Ann Bell")).toMatchTextContent(/· 1 patientDownload/);
  await listItem("Ann Bell").getByRole("checkbox", { name: "Select Dr. Ann Bell" }).click();
  await expect.element(page.getByRole("button", { name: "DELETE 1" })).toBeEnabled();
  await page.getByRole("link", { name: "Dr. Ann Bell", exact: true }).click();
  expect(address()).toBe(`/surgeons/edit?id=${uuid(62)}`);
});

test("on a phone who may not delete has no ticks", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerSurgeons();
  await open(Role.physio);
  await expect.element(page.getByRole("link", { name: "Dr. Sam Surgeon", exact: true })).toBeVisible();
  expect(page.getByRole("checkbox").elements()).toEqual([]);
});

test("surgeons are read again once one changes", async () => {
  answerSurgeons();
  await open();
  await expectReadAgain(SurgeonsDocument, "surgeons");
});
