import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { OwnSurgeon } from "./OwnSurgeon.tsx";
import { SurgeonAdd, SurgeonEdit } from "./SurgeonPages.tsx";
import { surgeonRecord } from "./surgeons.fixture.ts";
import {
  AccessCodeDocument,
  AddEditSurgeonDocument,
  SurgeonByIdDocument,
  type SurgeonRecordFragment,
} from "./surgeons.graphql.ts";

const answerSurgeon = (change: Partial<SurgeonRecordFragment> = {}): void =>
  mockServer.answer(SurgeonByIdDocument, {
    getSurgeonById: { status: "success", message: "", surgeon: { ...surgeonRecord, ...change } },
  });
const answerSave = (status = "success", message = "Surgeon saved."): void =>
  mockServer.answer(AddEditSurgeonDocument, { addEditSurgeon: { status, message } });
const edit = () => render(<SurgeonEdit />, { profile: signedIn(Role.admin), at: `/surgeons/edit?id=${uuid(61)}` });
const add = () => {
  mockServer.answer(AccessCodeDocument, { getAccessCode: { status: "success", message: "", accesscode: "7KQ2MX" } });
  return render(<SurgeonAdd />, { profile: signedIn(Role.admin), at: "/surgeons/add" });
};
const own = (surgeon: string | null = uuid(61)) => {
  const calls: string[] = [];
  const logOut = async (): Promise<void> => void calls.push("log out");
  const profile = signedIn(Role.surgeon, { surgeon });
  return render(<OwnSurgeon logOut={logOut} />, { profile, at: "/profile" }).then(() => calls);
};
const sent = () => mockServer.sent(AddEditSurgeonDocument);
const typed = {
  Name: "Dr. Ann Bell",
  Email: "ann@harbor.example",
  "Phone-Public": "312 555 0101",
  "Phone-Private": "312 555 0102",
  "Hospital name": "Lake Hospital",
  "Hospital url": "https://lake.example",
  "Department name": "Joints",
  "Department title": "Chief",
  Address: "1 Lake Street",
  Description: "Knees and hips",
  "About Me": "Knees since 2001.",
};

test("A122 C307: all that is typed of a new surgeon arrives, with the code that was drawn, and the list follows", async () => {
  answerSave();
  const { address } = await add();
  await expect.element(field("Access code")).toHaveValue("7KQ2MX");
  await expect.element(field("Access code")).toBeDisabled();
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await page.getByText("Secretary").click();
  await field("Secretary, one person a line").fill("Cy Eck\nBo Diaz");
  await button("Add").click();
  await expect.poll(address).toBe("/surgeons");
  expect(sent()).toMatchObject([
    {
      id: null,
      input: {
        accesscode: "7KQ2MX",
        name: "Dr. Ann Bell",
        email: "ann@harbor.example",
        phone: { public: "+13125550101", private: "+13125550102" },
        hospital_name: "Lake Hospital",
        hospital_url: "https://lake.example",
        department_name: "Joints",
        department_title: "Chief",
        address: "1 Lake Street",
        description: "Knees and hips",
        about_me: "Knees since 2001.",
      },
    },
  ]);
  expect(sent()[0]?.input.team?.filter(({ details }) => details !== "")).toMatchObject([
    { name: "Secretary", details: "Cy Eck\nBo Diaz" },
  ]);
});

test("a refusal is told, and what was typed stays on the form", async () => {
  answerSurgeon();
  answerSave("fail", "This email belongs to another surgeon.");
  const { address } = await edit();
  await field("Email").fill("bo@harbor.example");
  await button("Update").click();
  await expect.element(page.getByText("This email belongs to another surgeon.")).toBeVisible();
  await expect.element(field("Email")).toHaveValue("bo@harbor.example");
  expect(address()).toBe(`/surgeons/edit?id=${uuid(61)}`);
});

test("what another person saved meanwhile is shown, and the next save is made on top of it", async () => {
  answerSurgeon();
  answerSave("fail", "Somebody else changed this surgeon.");
  await edit();
  await field("Hospital name").fill("Lake Hospital");
  answerSurgeon({ department_name: "Sports medicine", version: 3 });
  await button("Update").click();
  await expect.element(page.getByText(/Sports medicine/).first()).toBeVisible();
  await expect.element(field("Hospital name")).toHaveValue("Lake Hospital");
  await button("Update").click();
  await expect.poll(() => sent().map(({ input }) => input.version)).toEqual([2, 3]);
});

test("a category of one's own is removed, one that every team starts with is not", async () => {
  answerSurgeon({
    team: [1, 2].map((id) => ({ _id: `t${id}`, name: ["Fellows", "Secretary"][id - 1]!, details: "" })),
  });
  answerSave();
  await edit();
  await expect.element(button("Remove Fellows")).toBeVisible();
  expect(button("Remove Secretary").elements()).toEqual([]);
  await button("Remove Fellows").click();
  await button("Update").click();
  await expect.poll(() => sent()[0]?.input.team).toEqual([{ _id: "t2", name: "Secretary", details: "" }]);
});

test("Enter adds a category and does not send the form; its field is empty again", async () => {
  await add();
  await field("New category name").fill("Fellows");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Fellows", { exact: true })).toBeVisible();
  await expect.element(field("New category name")).toHaveValue("");
  expect(page.getByText("Please enter name").elements()).toEqual([]);
});

test("the length of the name, the words about a surgeon and the people of a category are counted", async () => {
  answerSurgeon({ about_me: "Knees since 2001.", team: [{ _id: "t1", name: "Nurses", details: "Nina\n\nNora" }] });
  await edit();
  await expect.element(page.getByText("3 / 300 words")).toBeVisible();
  await expect.element(page.getByText(/^15 \/ \d+$/)).toBeVisible();
  const team = page.getByRole("region", { name: "Team categories" });
  await expect.element(team).toMatchTextContent(/^Team categories1Nurses2/);
  await team.getByText("Nurses").first().click();
  await field("Nurses, one person a line").fill("");
  await expect.element(team).toMatchTextContent(/^Team categories1NursesEmpty/);
});

test("A213: who only reads a surgeon has no way to change the team", async () => {
  answerSurgeon({ team: [{ _id: "t1", name: "Nurses", details: "Nina" }] });
  await render(<SurgeonEdit />, { profile: signedIn(Role.physio), at: `/surgeons/edit?id=${uuid(61)}` });
  await expect.element(page.getByText("Nurses", { exact: true })).toBeVisible();
  for (const name of ["Re-order", "Add category", "Cancel"]) expect(button(name).elements()).toEqual([]);
});

test("A062: a surgeon on the way has the name of the row that led here, and one who cannot be read another try", async () => {
  const loadWithRetries = mockServer.delay(SurgeonByIdDocument);
  const state = { surgeon: { _id: uuid(61), name: "Dr. Sam Surgeon" } };
  await render(<SurgeonEdit />, { profile: signedIn(Role.admin), at: { pathname: "/surgeons/edit", state } });
  await expect.element(page.getByRole("heading", { name: "Dr. Sam Surgeon" })).toBeVisible();
  expect(mockServer.sent(SurgeonByIdDocument)).toEqual([{ id: uuid(61) }]);
  loadWithRetries({ getSurgeonById: { status: "fail", message: "Try again in a minute.", surgeon: null } });
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  answerSurgeon();
  await button("Try again").click();
  await expect.element(field("Name")).toHaveValue("Dr. Sam Surgeon");
});

test("an address without a surgeon, and a code that was not drawn, say so", async () => {
  const { unmount } = await render(<SurgeonEdit />, { profile: signedIn(Role.admin), at: "/surgeons/edit" });
  await expect.element(page.getByText("This surgeon was not found.")).toBeVisible();
  await unmount();
  mockServer.answer(AccessCodeDocument, {
    getAccessCode: { status: "fail", message: "No code could be drawn.", accesscode: null },
  });
  await render(<SurgeonAdd />, { profile: signedIn(Role.admin), at: "/surgeons/add" });
  await expect.element(page.getByText("No code could be drawn.")).toBeVisible();
});

test("A070: on the own record Cancel takes back what was typed; a question that is cancelled neither saves nor logs out", async () => {
  answerSurgeon();
  answerSave();
  const calls = await own();
  await field("Hospital name").fill("Lake Hospital");
  await button("Update").click();
  await page.getByRole("dialog", { name: "Update profile" }).getByRole("button", { name: "Cancel" }).click();
  await expect.element(field("Hospital name")).toHaveValue("Lake Hospital");
  await button("Cancel").click();
  await expect.element(field("Hospital name")).toHaveValue("");
  expect([sent(), calls]).toEqual([[], []]);
});

test("A070: an own record that the server refuses to save does not log out", async () => {
  answerSurgeon();
  answerSave("fail", "Please try again.");
  const calls = await own();
  await field("Hospital name").fill("Lake Hospital");
  await button("Update").click();
  await button("Continue").click();
  await expect.element(page.getByText("Please try again.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("an account without a surgeon's record says whom to ask, and asks the server nothing", async () => {
  await own(null);
  await expect.element(page.getByText("No surgeon record")).toBeVisible();
  expect(mockServer.sent(SurgeonByIdDocument)).toEqual([]);
});
