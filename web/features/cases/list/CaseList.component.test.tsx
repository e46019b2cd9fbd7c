import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, row } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import {
  CaseCountsDocument,
  CaseCustomersDocument,
  CaseListDocument,
  type ListedCaseFragment,
} from "./case-list.graphql.ts";
import { CaseList } from "./CaseList.tsx";

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

const answerCases = (cases: ListedCaseFragment[] = [swelling, sensor], total = cases.length): void => {
  mockServer.answer(CaseListDocument, {
    getActionCaseList: { status: "success", message: "", total, actionCases: cases },
  });
  mockServer.answer(CaseCountsDocument, {
    getActionCaseStats: {
      status: "success",
      message: "",
      total,
      assigned: 1,
      unassigned: 1,
      unresolved: 0,
      resolved: 1,
      notanissue: 1184,
      unread: 2,
    },
  });
  const customers = [
    { id: uuid(41), name: "Harbor Clinic" },
    { id: uuid(42), name: "Lake Clinic" },
  ];
  mockServer.answer(CaseCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers },
  });
};

const open = ({ at = "/cases?customer=all", role = Role.companyAdmin as Role } = {}) =>
  render(<CaseList enter={async () => true} actions={null} notice={null} />, {
    at,
    path: "/cases",
    profile: ofCompany(role),
  });
const customer = () => page.getByRole("combobox", { name: "Customer" });
const stat = (name: RegExp) => page.getByRole("region", { name: "Cases by status" }).getByRole("button", { name });
const lastRequest = () => mockServer.sent(CaseListDocument).at(-1);
const newestFirst = { field: "lastUpdated", order: "descend" };

test.each([
  { name: "company admin", role: Role.companyAdmin },
  { name: "health coach", role: Role.healthCoach },
])("C043 C044: for a $name nothing is asked before a customer is chosen, who is remembered", async ({ role }) => {
  answerCases();
  const { address } = await open({ at: "/cases", role });
  await expect.element(page.getByText("Choose a customer to see its cases.")).toBeVisible();
  await expect.element(customer().getByRole("option")).toHaveLength(4);
  expect(page.getByRole("table").elements()).toEqual([]);
  expect(mockServer.sent(CaseListDocument)).toEqual([]);
  expect(mockServer.sent(CaseCountsDocument)).toEqual([]);
  await customer().selectOptions("All 2");
  await expect.element(row("C-20418")).toBeVisible();
  expect(mockServer.sent(CaseCountsDocument)).toEqual([{ customerid: null }]);
  await customer().selectOptions("Lake Clinic");
  await expect.poll(lastRequest).toMatchObject({ filters: { customerIds: [uuid(42)] } });
  expect(mockServer.sent(CaseCountsDocument).at(-1)).toEqual({ customerid: uuid(42) });
  expect(address()).toBe(`/cases?customer=${uuid(42)}`);
  expect(localStorage.getItem(`restride.cases.customer ${uuid(9003)}`)).toBe(uuid(42));
  await expectReadAgain(CaseCustomersDocument, "customers");
  await expectReadAgain(CaseCountsDocument, "cases");
});

test("A293 C039 C040 C041 C305 C309 C317: columns, the tags New and Urgent, and dashes for what a case does not have", async () => {
  answerCases();
  await open();
  await expect.element(row("C-20418")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader")).filter(Boolean).join()).toBe(
    "Customer,Case#,Assigned To,Type,Patient,Last updated,Status,Priority",
  );
  const cells = (number: string) => textsOf(row(number).getByRole("cell")).slice(1);
  expect(cells("C-20418")).toEqual([
    expect.stringMatching(/Harbor Clinic$/),
    "C-20418NewUrgent",
    expect.stringMatching(/Cora Coach$/),
    "Patient Technical",
    "Ann Bell•••• 0177",
    "03/02/2026, 4:59 PM",
    "Assigned",
    "P2",
  ]);
  expect(cells("C-20419").slice(1)).toEqual([
    "C-20419",
    "—",
    "Patient Technical",
    "—",
    "03/02/2026, 4:59 PM",
    "Unassigned",
    "—",
  ]);
  expect(mockServer.sent(CaseListDocument)).toEqual([
    {
      metadata: { current: 1, pageSize: 20 },
      filters: { status: ["Assigned", "Unassigned"] },
      sorter: newestFirst,
    },
  ]);
});

test("C036 C117 C118 C296: each count is a button that shows its cases, from page 1", async () => {
  answerCases();
  const { address } = await open({ at: "/cases?customer=all&page=2" });
  await expect.element(stat(/Not an issue/)).toHaveTextContent("1,184Not an issue");
  const pressed = () => textsOf(page.getByRole("button", { pressed: true }));
  await expect.poll(pressed).toEqual(["1Assigned", "1Unassigned"]);
  await expect.element(page.getByText("2 of 2 cases")).toBeVisible();
  await stat(/^1 Resolved/).click();
  await expect.poll(lastRequest).toMatchObject({ filters: { status: ["Resolved"] }, metadata: { current: 1 } });
  expect(address()).toBe("/cases?customer=all&status=Resolved");
  await expect.poll(pressed).toEqual(["1Resolved"]);
  await stat(/Unread/).click();
  await expect.poll(lastRequest).toEqual({
    metadata: { current: 1, pageSize: 20 },
    filters: { unread: true },
    sorter: newestFirst,
  });
  await expect.poll(pressed).toEqual(["2Unread"]);
  await stat(/Total/).click();
  await expect.poll(() => lastRequest()?.filters).toEqual({});
  expect(address()).toBe("/cases?customer=all&status=all");
  await expect.poll(pressed).toEqual([expect.stringMatching(/Total$/)]);
});

test("C125: archived cases are shown as well, and what is on is written and taken away", async () => {
  answerCases();
  const { address } = await open({ at: "/cases?customer=all&number=C-20418&unread=yes" });
  const filters = page.getByRole("list", { name: "Filters" });
  await expect.element(filters).toMatchTextContent(/Status Assigned, Unassigned.*Case# C-20418.*Only unread/);
  await page.getByText("Show archived").click();
  await expect.poll(lastRequest).toMatchObject({
    filters: { archived: true, unread: true, caseNumbers: ["C-20418"], status: ["Assigned", "Unassigned"] },
  });
  await button("Remove filter Case#").click();
  await expect.poll(address).toBe("/cases?customer=all&unread=yes&archived=yes");
  await button("Clear all").click();
  await expect.poll(() => lastRequest()?.filters).toEqual({ archived: true });
  await expect.element(filters).toHaveTextContent("No filters applied.");
});

test("a head sorts with the newest or highest first, and turns around", async () => {
  answerCases();
  const { address } = await open();
  await button("Priority").click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "priority", order: "descend" } });
  await button("Priority").click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "priority", order: "ascend" } });
  expect(address()).toBe("/cases?customer=all&sort=priority.ascend");
});

test("no case yet offers the first", async () => {
  answerCases([], 0);
  await open();
  await expect.element(page.getByText("No cases yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Add the first case" })).toHaveAttribute("href", "/cases-add");
});

test("a filter that no case matches is cleared", async () => {
  answerCases([], 0);
  mockServer.answer(CaseCountsDocument, {
    getActionCaseStats: {
      status: "success",
      message: "",
      total: 7,
      assigned: 0,
      unassigned: 0,
      unresolved: 0,
      resolved: 7,
      notanissue: 0,
      unread: 0,
    },
  });
  const { address } = await open();
  await expect.element(page.getByText("No cases match")).toBeVisible();
  await expect.element(page.getByText("0 of 7 cases")).toBeVisible();
  await button("Clear all filters").click();
  await expect.poll(address).toBe("/cases?customer=all&status=all");
});

test("counts that fail say so, and the list stays", async () => {
  answerCases();
  const none = { total: null, assigned: null, unassigned: null, unresolved: null };
  mockServer.answer(CaseCountsDocument, {
    getActionCaseStats: {
      ...none,
      status: "fail",
      message: "Try again in a minute.",
      resolved: null,
      notanissue: null,
      unread: null,
    },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.Counts could not be loaded\./);
  await expect.element(row("C-20418")).toBeVisible();
});

test("on a phone customer, archive, filter button and active filters are within the window", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerCases();
  const customers = [{ id: uuid(41), name: "Marrowfield Surgical Group of Western Massachusetts" }];
  mockServer.answer(CaseCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers },
  });
  await open();
  await expect.element(customer().getByRole("option", { name: /^Marrowfield/ })).toBeInTheDocument();
  for (const part of [customer(), page.getByText("Show archived"), button("Filter"), button("Remove filter Status")])
    expect(part.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
