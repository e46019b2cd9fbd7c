import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, row } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import {
  ArchiveCasesDocument,
  CaseListDocument,
  DeleteCasesDocument,
  type ListedCaseFragment,
  TakeCaseDocument,
} from "./case-list.graphql.ts";
import { CaseRows, type Enter } from "./CaseRows.tsx";
import { useCases } from "./use-cases.ts";
import { useCaseView } from "./use-case-view.ts";

const swelling: ListedCaseFragment = {
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Patient Technical",
  summary: "Swelling",
  status: "Assigned",
  priority: "P2",
  isNew: true,
  unread: true,
  urgent: true,
  assignedTo: uuid(31),
  assignedToName: "Cora Coach",
  customerId: uuid(41),
  customerName: "Harbor Clinic",
  customerLogo: "",
  patientName: "Ann Bell",
  patientLastDigitOfPhone: "0177",
  createdDate: "2026-03-02T15:00:00.000Z",
  lastUpdated: "2026-03-02T22:59:00.000Z",
  archived: false,
};
const sensor: ListedCaseFragment = {
  ...swelling,
  _id: uuid(2),
  caseNumber: "C-20419",
  isNew: false,
  unread: false,
  urgent: false,
  status: "Unassigned",
  priority: null,
  assignedTo: null,
  assignedToName: null,
  patientName: null,
  patientLastDigitOfPhone: null,
};
const archived: ListedCaseFragment = { ...sensor, _id: uuid(3), caseNumber: "C-20420", archived: true };

const answerCases = (cases: ListedCaseFragment[] = [swelling, sensor], total = cases.length): void =>
  mockServer.answer(CaseListDocument, {
    getActionCaseList: { status: "success", message: "", total, actionCases: cases },
  });

function Rows({ enter }: { enter: Enter }) {
  const control = useCaseView();
  return <CaseRows control={control} cases={useCases(control)} enter={enter} any />;
}
const open = async ({ at = "/cases?customer=all", role = Role.companyAdmin as Role, isLet = true } = {}) => {
  const entered: string[] = [];
  const enter = async (customer: string): Promise<boolean> => {
    entered.push(customer);
    return isLet;
  };
  const { address } = await render(<Rows enter={enter} />, { at, path: "/cases", profile: ofCompany(role) });
  return { address, entered };
};

test("C042: a row opens its case in its customer", async () => {
  answerCases();
  const { address, entered } = await open();
  await row("C-20419").getByText("Patient Technical").click();
  await expect.poll(address).toBe(`/cases/${uuid(2)}`);
  expect(entered).toEqual([uuid(41)]);
});

test("a customer that may not be entered leaves the list where it is", async () => {
  answerCases();
  const { address, entered } = await open({ isLet: false });
  await row("C-20419").getByText("Patient Technical").click();
  await expect.poll(() => entered).toEqual([uuid(41)]);
  expect(address()).toBe("/cases?customer=all");
});

test("C296: 20 cases stand on a page, or as many as are chosen below", async () => {
  answerCases([swelling, sensor], 45);
  await open();
  const pageOf = () => mockServer.sent(CaseListDocument).at(-1)?.metadata;
  await expect.poll(pageOf).toEqual({ current: 1, pageSize: 20 });
  const size = page.getByRole("combobox", { name: "Rows a page" });
  await expect.element(size).toHaveValue("20");
  await size.selectOptions("50 / page");
  await expect.poll(pageOf).toEqual({ current: 1, pageSize: 50 });
});

test("C133: an urgent case has a red tag, another one has none", async () => {
  answerCases([swelling, { ...sensor, isNew: true, unread: true }]);
  await open();
  const tags = page.getByRole("table").getByText("Urgent", { exact: true });
  await expect.element(tags).toHaveStyle({ backgroundColor: "rgb(209, 67, 67)" });
});

test("C124: ticked cases are archived, and Undo brings them back; an Undo that failed is offered once more", async () => {
  answerCases();
  let isRefused = false;
  mockServer.answer(ArchiveCasesDocument, () => ({
    archiveActionCases: isRefused
      ? { status: "fail", message: "Something went wrong. Try again in a moment." }
      : { status: "success", message: "" },
  }));
  await open();
  await page.getByRole("checkbox", { name: "Select C-20418" }).click();
  await page.getByRole("checkbox", { name: "Select C-20419" }).click();
  expect(button("Delete").elements()).toEqual([]);
  await button("Archive").click();
  await expect.element(page.getByText("2 cases archived.")).toBeVisible();
  isRefused = true;
  await button("Undo").click();
  await expect.element(page.getByText("Something went wrong. Try again in a moment.")).toBeVisible();
  isRefused = false;
  await button("Undo").click();
  await expect
    .poll(() => mockServer.sent(ArchiveCasesDocument))
    .toEqual([
      { ids: [uuid(1), uuid(2)], archived: true },
      { ids: [uuid(1), uuid(2)], archived: false },
      { ids: [uuid(1), uuid(2)], archived: false },
    ]);
});

test("C125 C196: only archived cases are deleted, after a question", async () => {
  answerCases([archived]);
  mockServer.answer(DeleteCasesDocument, { deleteActionCase: { status: "success", message: "1 case deleted." } });
  await open({ at: "/cases?customer=all&archived=yes" });
  await page.getByRole("checkbox", { name: "Select C-20420" }).click();
  await expect.element(button("Restore")).toBeVisible();
  await button("Delete").click();
  const dialog = page.getByRole("dialog", { name: "Delete 1 case" });
  await expect
    .element(dialog.getByText("1 case with all comments and work logs will be gone. This cannot be undone."))
    .toBeVisible();
  expect(mockServer.sent(DeleteCasesDocument)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("1 case deleted.")).toBeVisible();
  expect(mockServer.sent(DeleteCasesDocument)).toEqual([{ ids: [uuid(3)] }]);
});

test("C040 C119 C125: a health coach sees no Assigned To and ticks nothing, and takes cases; from another after a question", async () => {
  answerCases();
  mockServer.answer(TakeCaseDocument, { updateActionCase: { status: "success", message: "" } });
  await open({ role: Role.healthCoach });
  await expect.element(row("C-20418")).toBeVisible();
  expect(page.getByRole("columnheader", { name: "Assigned To" }).elements()).toEqual([]);
  expect(page.getByRole("table").getByRole("checkbox").elements()).toEqual([]);
  await button("Assign to me: C-20419").click();
  await expect
    .poll(() => mockServer.sent(TakeCaseDocument))
    .toEqual([{ caseId: uuid(2), customerid: uuid(41), healthCoachId: uuid(9003), takenFrom: null }]);
  await button("Assign to me: C-20418").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toMatchTextContent(/Cora Coach/);
  expect(mockServer.sent(TakeCaseDocument)).toHaveLength(1);
  await dialog.getByRole("button", { name: "Take over" }).click();
  await expect
    .poll(() => mockServer.sent(TakeCaseDocument).at(-1))
    .toEqual({ caseId: uuid(1), customerid: uuid(41), healthCoachId: uuid(9003), takenFrom: uuid(31) });
});

test("at 1024 pixels the button that takes a case stays in sight while columns lie beyond the edge", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1024, 768);
  answerCases([{ ...swelling, patientName: "Guadalupe Concepción de los Ángeles y Villanueva" }]);
  await open({ role: Role.healthCoach });
  await expect.element(button("Assign to me: C-20418")).toBeVisible();
  const { right } = button("Assign to me: C-20418").element().getBoundingClientRect();
  const { right: edge } = page.getByRole("columnheader", { name: "Priority" }).element().getBoundingClientRect();
  expect(right).toBeLessThan(1024);
  expect(edge).toBeGreaterThan(1024);
});

test("C247: what others do changes the rows in place, and new cases wait behind a button", async () => {
  answerCases();
  await open();
  await expect.element(row("C-20418")).toBeVisible();
  const opened = { ...sensor, _id: uuid(4), caseNumber: "C-20421", createdDate: "2026-03-03T15:00:00.000Z" };
  answerCases([opened, { ...swelling, status: "Unresolved" }, sensor]);
  void invalidateTags(["cases"]);
  await expect.element(button("1 new case")).toBeVisible();
  await expect.element(row("C-20418").getByText("Unresolved")).toBeVisible();
  expect(row("C-20421").elements()).toEqual([]);
  await button("1 new case").click();
  await expect.element(row("C-20421")).toBeVisible();
});
