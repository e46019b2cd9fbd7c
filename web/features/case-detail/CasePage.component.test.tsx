import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toasts } from "../../platform/notices/toasts.ts";
import { button, link } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import {
  ActionCaseDocument,
  ArchiveCaseDocument,
  AssignToVendorDocument,
  UpdateLastViewedDocument,
} from "./case-detail.graphql.ts";
import { answerCase, openCase } from "./case.fixture.tsx";
import { AccountDeletionDocument } from "./deletion.graphql.ts";

const choose = async (name: string): Promise<void> => {
  await button("What can be done").click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};
const question = () => page.getByRole("dialog", { name: "Assign to vendor-team" });
const archived = "/cases?archived=true&page=2";

test("C057: breadcrumb and Back lead to the list of cases as it was left", async () => {
  answerCase();
  const { address } = await openCase();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect.element(crumbs.getByRole("link", { name: "Cases" })).toHaveAttribute("href", archived);
  await expect.element(crumbs.getByText("C-20418")).toHaveAttribute("aria-current", "page");
  await button("Back").click();
  await expect.poll(address).toBe(archived);
});

test("C025 C057: those who write to patients come back to their messages", async () => {
  answerCase();
  const { address } = await openCase(Role.surgeon);
  await button("Back").click();
  await expect.poll(address).toBe("/inbox?archived=true&page=2");
});

test.each([
  { role: Role.companyAdmin, handles: true },
  { role: Role.healthCoach, handles: true },
  { role: Role.admin, handles: false },
  { role: Role.surgeon, handles: false },
  { role: Role.medicalAssociate, handles: false },
])(
  "C016 C025 C034: how a case is handled is there for those who handle it: role $role, $handles",
  async ({ role, handles }) => {
    answerCase();
    await openCase(role);
    await expect.element(page.getByRole("region", { name: "Patient" })).toBeVisible();
    expect(page.getByRole("region", { name: "Handling" }).elements()).toHaveLength(handles ? 1 : 0);
    expect(button("Edit").elements()).toHaveLength(handles ? 1 : 0);
    expect(page.getByRole("tab").elements()).toHaveLength(handles ? 2 : 0);
  },
);

test("a request to delete an account says what happens, other cases do not", async () => {
  mockServer.answer(AccountDeletionDocument, {
    getAccountDeletion: { status: "success", message: "", deletion: null },
  });
  answerCase();
  await openCase();
  await expect.element(page.getByRole("region", { name: "Handling" })).toBeVisible();
  expect(mockServer.sent(AccountDeletionDocument)).toEqual([]);
  answerCase({ title: "Delete Account Request" });
  await openCase();
  await expect.poll(() => mockServer.sent(AccountDeletionDocument)).toEqual([{ caseId: uuid(1) }]);
});

test("a case without a patient shows no patient", async () => {
  answerCase({ patientId: null, patientName: null, patientData: null });
  await openCase();
  await expect.element(page.getByRole("region", { name: "Handling" })).toBeVisible();
  expect(page.getByRole("region", { name: "Patient" }).elements()).toEqual([]);
});

test("a tablet has what stands beside the conversation in a drawer", async () => {
  answerCase();
  await openCase(Role.companyAdmin, 1000);
  await expect.element(page.getByRole("log", { name: "Messages" })).toBeVisible();
  expect(page.getByRole("region", { name: "Handling" }).elements()).toEqual([]);
  await button("About the case").click();
  const drawer = page.getByRole("dialog", { name: "C-20418" });
  await expect.element(drawer.getByRole("region", { name: "Handling" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test("a case that cannot be read says so, and is read again by Try again", async () => {
  mockServer.answer(ActionCaseDocument, {
    getActionCase: { status: "fail", message: "This case was not found.", actionCase: null },
  });
  await openCase();
  await expect.element(page.getByText("This case was not found.")).toBeVisible();
  answerCase();
  await button("Try again").click();
  await expect.element(page.getByRole("heading", { name: "Scale is silent" })).toBeVisible();
});

test("it is written beside the subject where a case is: with the vendor, in the archive", async () => {
  answerCase({ vendor: "MoveAI", vendorAssignedAt: "2026-03-01T15:00:00.000Z", archived: true });
  await openCase();
  await expect.element(page.getByText("With MoveAI", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Archived", { exact: true })).toBeVisible();
});

test("a case at home in the clinic has no such words", async () => {
  answerCase();
  await openCase();
  await expect.element(page.getByRole("heading", { name: "Scale is silent" })).toBeVisible();
  expect(page.getByText(/^(With|Archived)/).elements()).toEqual([]);
});

test("C035 C055: the patient of a case is opened, and their name copied", async () => {
  const copies: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => copies.push(text) },
  });
  answerCase();
  await openCase();
  await expect.element(link("Open patient")).toHaveAttribute("href", `/patient/${uuid(2)}`);
  await button("Copy the name").click();
  await expect.element(button("Copied")).toBeVisible();
  expect(copies).toEqual(["Ann Bell"]);
  Reflect.deleteProperty(navigator, "clipboard");
});

test.each([
  [1440, "MoveAI"],
  [390, "Gait Lab"],
] as const)(
  "C035 C060 C061 C062: a case goes to the vendor's team after a question that names it: %i px, %s",
  async (width, vendor) => {
    mockServer.answer(AssignToVendorDocument, {
      assignedToMoveAi: { status: "success", message: `Assigned to ${vendor}.` },
    });
    answerCase({ vendor });
    await openCase(Role.admin, width);
    const ask = () => (width === 390 ? choose("Assign to vendor-team") : button("Assign to vendor-team").click());
    await ask();
    await expect.element(question()).toMatchTextContent(new RegExp(`Are you sure you want to assign to ${vendor}\\?`));
    await question().getByRole("button", { name: "Cancel" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(mockServer.sent(AssignToVendorDocument)).toEqual([]);
    await ask();
    answerCase({ vendor, vendorAssignedAt: "2026-03-02T15:00:00.000Z" });
    await question().getByRole("button", { name: "Assign", exact: true }).click();
    await expect.element(page.getByText(`Assigned to ${vendor}.`)).toBeVisible();
    expect(mockServer.sent(AssignToVendorDocument)).toEqual([{ caseId: uuid(1) }]);
    await expect.element(page.getByText(`With ${vendor}`, { exact: true })).toBeVisible();
    await expect.element(button("Assign to vendor-team")).not.toBeInTheDocument();
  },
);

test.each([
  { role: Role.companyAdmin, actions: ["Archive", "Mark as unread"] },
  { role: Role.healthCoach, actions: ["Mark as unread"] },
])("C060: role $role, who handles cases, assigns none to the vendor's team: $actions", async ({ role, actions }) => {
  answerCase();
  await openCase(role);
  await button("What can be done").click();
  await expect.poll(() => textsOf(page.getByRole("menuitem"))).toEqual(actions);
  expect(page.getByText("Assign to vendor-team").elements()).toEqual([]);
});

test("C060: a surgeon has the button in the console too", async () => {
  answerCase();
  await openCase(Role.surgeon);
  await expect.element(button("Assign to vendor-team")).toBeVisible();
});

test("C060: a medical associate archives a case, and does not assign it to the vendor's team", async () => {
  answerCase();
  await openCase(Role.medicalAssociate);
  await button("What can be done").click();
  await expect.element(page.getByRole("menuitem", { name: "Archive", exact: true })).toBeVisible();
  expect(page.getByText("Assign to vendor-team").elements()).toEqual([]);
});

test.each([
  { role: Role.companyAdmin, at: archived, text: "1 case archived." },
  { role: Role.surgeon, at: "/inbox?archived=true&page=2", text: "1 message archived." },
])("C035: an archived case leads back to its list, and Undo brings it back: $text", async ({ role, at, text }) => {
  mockServer.answer(ArchiveCaseDocument, { archiveActionCases: { status: "success", message: "" } });
  answerCase();
  const { address } = await openCase(role);
  await choose("Archive");
  await expect.poll(address).toBe(at);
  await expect.poll(() => toasts.current()).toMatchObject([{ kind: "undo", text }]);
  toasts.current()[0]!.undo!();
  await expect
    .poll(() => mockServer.sent(ArchiveCaseDocument))
    .toEqual([
      { ids: [uuid(1)], archived: true },
      { ids: [uuid(1)], archived: false },
    ]);
});

test("a case that is not archived stays open, with the reason", async () => {
  mockServer.answer(ArchiveCaseDocument, { archiveActionCases: { status: "fail", message: "Please choose a case." } });
  answerCase();
  const { address } = await openCase();
  await choose("Archive");
  await expect.element(page.getByText("Please choose a case.")).toBeVisible();
  expect(address()).toBe(`/cases/${uuid(1)}`);
  expect(button("Undo").elements()).toEqual([]);
});

test("Mark as unread leaves the case, and stays where that is refused", async () => {
  answerCase();
  const { address } = await openCase();
  await expect.poll(() => mockServer.sent(UpdateLastViewedDocument)).toEqual([{ caseId: uuid(1) }]);
  mockServer.answer(UpdateLastViewedDocument, { updateLastViewed: { status: "fail", message: "Not now." } });
  await choose("Mark as unread");
  await expect.element(page.getByText("Not now.")).toBeVisible();
  expect(address()).toBe(`/cases/${uuid(1)}`);
  mockServer.answer(UpdateLastViewedDocument, { updateLastViewed: { status: "success", message: "" } });
  await choose("Mark as unread");
  await expect.poll(address).toBe(archived);
  expect(mockServer.sent(UpdateLastViewedDocument).at(-1)).toEqual({ caseId: uuid(1), unread: true });
});

test("while a case is being assigned to the vendor's team, its button does nothing", async () => {
  const answer = mockServer.delay(AssignToVendorDocument);
  answerCase({ vendor: "MoveAI" });
  await openCase(Role.admin, 1440);
  await button("Assign to vendor-team").click();
  await question().getByRole("button", { name: "Assign", exact: true }).click();
  await expect.element(button("Assign to vendor-team")).toHaveAttribute("aria-busy", "true");
  await button("Assign to vendor-team").click({ force: true });
  expect(question().elements()).toEqual([]);
  answer({ assignedToMoveAi: { status: "success", message: "Assigned to MoveAI." } });
  await expect.element(page.getByText("Assigned to MoveAI.")).toBeVisible();
  expect(mockServer.sent(AssignToVendorDocument)).toEqual([{ caseId: uuid(1) }]);
});
