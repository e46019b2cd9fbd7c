import { Role } from "@restride/domain/access/roles.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { button, field, link } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { uuid } from "../../testing/uuid.ts";
import { OwnSurgeon } from "./OwnSurgeon.tsx";
import { SurgeonAdd, SurgeonEdit } from "./SurgeonPages.tsx";
import { surgeonRecord as surgeon } from "./surgeons.fixture.ts";
import {
  AccessCodeDocument,
  AddEditSurgeonDocument,
  SurgeonByIdDocument,
  SurgeonsDocument,
} from "./surgeons.graphql.ts";

/** Stands for a list of surgeons that is open elsewhere on the page, or of patients, which name their surgeons. */
function OpenList({ tag = "surgeons" }: { tag?: "surgeons" | "patients" }) {
  useGraphqlQuery(SurgeonsDocument, {}, { tags: [tag] });
  return null;
}

test("A070: somebody else saves a surgeon without a question, with both phones on the version that was read, and the list is read anew", async () => {
  mockServer.answer(SurgeonsDocument, { getSurgeons: { status: "success", message: "", surgeons: [], total: 0 } });
  mockServer.answer(SurgeonByIdDocument, { getSurgeonById: { status: "success", message: "", surgeon } });
  mockServer.answer(AddEditSurgeonDocument, { addEditSurgeon: { status: "success", message: "Surgeon updated." } });
  await render(
    <>
      <SurgeonEdit />
      <OpenList />
    </>,
    { profile: signedIn(Role.admin), at: `/surgeons/edit?id=${uuid(61)}` },
  );
  await page.getByRole("textbox", { name: "Hospital name" }).fill("Lake Hospital");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect.element(page.getByText("Surgeon updated.")).toBeVisible();
  expect(mockServer.sent(AddEditSurgeonDocument)).toMatchObject([
    {
      id: uuid(61),
      input: {
        version: 2,
        hospital_name: "Lake Hospital",
        phone: { public: "+13125550177", private: "+13125550188" },
        team: [{ _id: "t1", name: "Nurses", details: "Nina" }],
      },
    },
  ]);
  await expect.poll(() => mockServer.sent(SurgeonsDocument).length).toBe(2);
});

test("patients, whose list names their surgeons, are read anew after a surgeon was saved", async () => {
  mockServer.answer(SurgeonsDocument, { getSurgeons: { status: "success", message: "", surgeons: [], total: 0 } });
  mockServer.answer(SurgeonByIdDocument, { getSurgeonById: { status: "success", message: "", surgeon } });
  mockServer.answer(AddEditSurgeonDocument, { addEditSurgeon: { status: "success", message: "Surgeon updated." } });
  await render(
    <>
      <SurgeonEdit />
      <OpenList tag="patients" />
    </>,
    { profile: signedIn(Role.admin), at: `/surgeons/edit?id=${uuid(61)}` },
  );
  await page.getByRole("textbox", { name: "Hospital name" }).fill("Lake Hospital");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect.element(page.getByText("Surgeon updated.")).toBeVisible();
  await expect.poll(() => mockServer.sent(SurgeonsDocument).length).toBe(2);
});

const answerSurgeon = (): void =>
  mockServer.answer(SurgeonByIdDocument, { getSurgeonById: { status: "success", message: "", surgeon } });
const breadcrumb = () => page.getByRole("navigation", { name: "Breadcrumb" });

test("A061 A064 A065 A066 A067 A167 A168: a new surgeon's form adds, and has neither a page nor a code yet", async () => {
  mockServer.answer(AccessCodeDocument, { getAccessCode: { status: "success", message: "", accesscode: "ABC234" } });
  const { address } = await render(<SurgeonAdd />, { profile: signedIn(Role.admin), at: "/surgeons/add" });
  await expect.element(breadcrumb()).toMatchTextContent(/^Surgeons›Add$/);
  await expect.element(button("Preview")).toBeDisabled();
  await expect.element(button("Add")).toBeVisible();
  await expect.element(button("Re-order")).toBeVisible();
  await expect.element(page.getByText(/Logo recommended size 820x1800 px$/)).toBeVisible();
  expect(link("Download qrcode").elements()).toEqual([]);
  await button("Cancel").click();
  expect(address()).toBe("/surgeons");
});

test("A160 A161 A162: of a surgeon name, email and the public phone are marked as required", async () => {
  answerSurgeon();
  await render(<SurgeonEdit />, { profile: signedIn(Role.admin), at: `/surgeons/edit?id=${uuid(61)}` });
  await expect.element(button("Update")).toBeVisible();
  expect(requiredLabels()).toEqual(["Name", "Email", "Phone-Public"]);
});

test("A061 A064 A065 A066 A067: a saved surgeon's form updates, opens the public page, and has no code", async () => {
  answerSurgeon();
  const { address } = await render(<SurgeonEdit />, {
    profile: signedIn(Role.admin),
    at: `/surgeons/edit?id=${uuid(61)}`,
  });
  await expect.element(breadcrumb()).toMatchTextContent(/^Surgeons›Edit$/);
  await expect.element(link("Preview")).toHaveAttribute("href", `/surgeon/${uuid(61)}`);
  await expect.element(button("Update")).toBeVisible();
  await expect.element(button("Re-order")).toBeVisible();
  expect(link("Download qrcode").elements()).toEqual([]);
  await button("Cancel").click();
  expect(address()).toBe("/surgeons");
});

test("A063 A064 A065 A066 A070: the own record has its code and its page; saving asks, and then logs out", async () => {
  answerSurgeon();
  mockServer.answer(AddEditSurgeonDocument, { addEditSurgeon: { status: "success", message: "Surgeon updated." } });
  const logOut = vi.fn(() => Promise.resolve());
  await render(<OwnSurgeon logOut={logOut} />, {
    profile: signedIn(Role.surgeon, { surgeon: uuid(61) }),
    at: "/profile/?myprofile=true",
  });
  await expect.element(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Dr. Sam Surgeon");
  expect(mockServer.sent(SurgeonByIdDocument)).toEqual([{ id: uuid(61) }]);
  await expect.element(link("Download qrcode")).toHaveAttribute("href", `/qrcode/${uuid(61)}/-1`);
  await expect.element(link("Preview")).toHaveAttribute("href", `/surgeon/${uuid(61)}`);
  await expect.element(button("Re-order")).toBeVisible();
  await page.getByRole("textbox", { name: "Hospital name" }).fill("Lake Hospital");
  await button("Update").click();
  const question = "You will be logged out for the recent changes to take effect. Would you like to continue?";
  await expect.element(page.getByText(question, { exact: true })).toBeVisible();
  expect(mockServer.sent(AddEditSurgeonDocument)).toEqual([]);
  expect(logOut).not.toHaveBeenCalled();
  await button("Continue").click();
  await expect.poll(() => mockServer.sent(AddEditSurgeonDocument).map(({ id }) => id)).toEqual([uuid(61)]);
  await expect.poll(() => logOut.mock.calls.length).toBe(1);
});

test.each([
  [Role.admin, true],
  [Role.companyAdmin, true],
  [Role.healthCoach, true],
  [Role.superAdmin, true],
  [Role.physio, false],
  [Role.medicalAssociate, false],
])("A213: role %i edits a surgeon's form: %s", async (role, mayEdit) => {
  answerSurgeon();
  await render(<SurgeonEdit />, { profile: signedIn(role), at: `/surgeons/edit?id=${uuid(61)}` });
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect.element(name).toHaveValue("Dr. Sam Surgeon");
  await expect.element(name)[mayEdit ? "toBeEnabled" : "toBeDisabled"]();
  expect(button("Update").elements()).toHaveLength(mayEdit ? 1 : 0);
});

test.each([
  [Role.admin, 1],
  [Role.physio, 0],
])("role %i finds %i ways to change the photo of a surgeon, and as many to remove it", async (role, count) => {
  mockServer.answer(SurgeonByIdDocument, {
    getSurgeonById: { status: "success", message: "", surgeon: { ...surgeon, image: "/images/0192/large.webp" } },
  });
  await render(<SurgeonEdit />, { profile: signedIn(role), at: `/surgeons/edit?id=${uuid(61)}` });
  await expect.element(page.getByRole("img", { name: "Photo" })).toBeVisible();
  expect(page.getByLabelText("Change photo").elements()).toHaveLength(count);
  expect(button("Remove photo").elements()).toHaveLength(count);
});

const addSurgeon = () => {
  mockServer.answer(AccessCodeDocument, { getAccessCode: { status: "success", message: "", accesscode: "7KQ2MX" } });
  return render(<SurgeonAdd />, { profile: signedIn(Role.admin), at: "/surgeons/add" });
};

test("A160 A161 A162 A163 A165: each field of a new surgeon says what is wrong, and the first gets the focus", async () => {
  await addSurgeon();
  await button("Add").click();
  for (const text of ["Please enter name", "Please enter email", "Please enter your number"])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();
  await field("Phone-Private").fill("12");
  await page.getByLabelText("About Me").fill("word ".repeat(301));
  await button("Add").click();
  await expect.element(page.getByText("Please enter valid number!", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Maximun 300 words!", { exact: true })).toBeVisible();
  expect(mockServer.sent(AddEditSurgeonDocument)).toEqual([]);
});

test("A064 A069: a category is added by its name, blank and duplicate ones are not, Re-order moves it, and it is saved there", async () => {
  mockServer.answer(AddEditSurgeonDocument, { addEditSurgeon: { status: "success", message: "Surgeon added." } });
  await addSurgeon();
  for (const name of ["Fellows", "  ", "secretary"]) {
    await page.getByLabelText("New category name").fill(name);
    await button("Add category").click();
  }
  const names = (): string[] =>
    [...page.getByRole("region", { name: "Team categories" }).element().querySelectorAll("li, [role=row]")].map(
      (item) => (item as HTMLElement).innerText.split("\n")[0]!.trim(),
    );
  expect([names().length, names().at(-1)]).toEqual([7, "Fellows"]);
  await button("Re-order").click();
  await expect.element(button("Re-order")).toHaveAttribute("aria-pressed", "true");
  await button("Move up: Fellows").click();
  await expect.poll(() => names().indexOf("Fellows")).toBe(5);
  await field("Name").fill("Dr. Priya Raman");
  await field("Email").fill("priya@lake.example");
  await field("Phone-Public").fill("312 555 0188");
  await button("Add").click();
  await expect
    .poll(() => mockServer.sent(AddEditSurgeonDocument).map(({ input }) => input.team.map(({ name }) => name)))
    .toEqual([
      [
        "Physician Assistants",
        "Nurse Practitioners",
        "Surgical Scheduler",
        "Secretary",
        "Medical Assistant",
        "Fellows",
        "Practice Administrator",
      ],
    ]);
});
