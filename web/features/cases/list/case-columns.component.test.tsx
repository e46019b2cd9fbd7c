import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, row } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { TakeCaseDocument } from "./case-list.graphql.ts";
import { answerCases, archived, coach, openRows, requests, sensor, swelling } from "./case-rows.fixture.tsx";

const answerTake = (status = "success", message = "Case Updated"): void =>
  mockServer.answer(TakeCaseDocument, { updateActionCase: { status, message } });
const taken = () => mockServer.sent(TakeCaseDocument);
const question = () => page.getByRole("dialog", { name: "Take over this case" });

test("C041: an unread case has customer, assignee and patient in bold, one that was read has none", async () => {
  answerCases([swelling, { ...swelling, _id: uuid(5), caseNumber: "C-20422", unread: false }]);
  await openRows();
  await expect.element(row("C-20418")).toBeVisible();
  const bold = (number: string) =>
    [...row(number).element().querySelectorAll("strong")].map((each) => each.textContent);
  expect(bold("C-20418")).toEqual(["Harbor Clinic", "C-20418", "Cora Coach", "Ann Bell"]);
  expect(bold("C-20422")).toEqual(["C-20422"]);
});

test("C041 C133: New stands at a case that is new, Urgent at an urgent one, whatever else it is", async () => {
  const of = (at: number, change: Partial<typeof sensor>) => ({
    ...sensor,
    _id: uuid(50 + at),
    caseNumber: `C-${at}`,
    ...change,
  });
  answerCases([of(1, { isNew: true }), of(2, { unread: true }), of(3, { urgent: true })]);
  await openRows();
  await expect.element(row("C-1")).toBeVisible();
  expect([1, 2, 3].map((at) => textsOf(row(`C-${at}`).getByRole("cell"))[2])).toEqual(["C-1New", "C-2", "C-3Urgent"]);
});

test("C126: bars say how much a case presses, from one of P4 to four of P1; Critical and Blocker are a tag", async () => {
  const priorities = ["P1", "P2", "P3", "P4", "Critical", "Blocker"];
  answerCases(priorities.map((priority, at) => ({ ...sensor, _id: uuid(50 + at), caseNumber: `C-${at}`, priority })));
  await openRows();
  await expect.element(row("C-0")).toBeVisible();
  const filled = (at: number) => row(`C-${at}`).element().querySelectorAll('rect[data-filled="true"]').length;
  expect(priorities.map((_, at) => filled(at))).toEqual([4, 3, 2, 1, 0, 0]);
  await expect.element(row("C-4").getByText("Critical", { exact: true })).toBeVisible();
  await expect.element(row("C-5").getByText("Blocker", { exact: true })).toBeVisible();
});

test("C125: an archived case says so", async () => {
  answerCases([archived, sensor]);
  await openRows({ at: "/cases?customer=all&archived=yes" });
  await expect.element(row("C-20420").getByText("Archived", { exact: true })).toBeVisible();
  expect(row("C-20419").getByText("Archived", { exact: true }).elements()).toEqual([]);
});

test("C040 C119: a health coach takes cases that are open and not the coach's own", async () => {
  const of = (at: number, change: Partial<typeof sensor>) => ({
    ...sensor,
    _id: uuid(50 + at),
    caseNumber: `C-${at}`,
    ...change,
  });
  answerCases([
    of(0, { status: "Assigned", assignedTo: uuid(9003), assignedToName: "Thea Therapist" }),
    of(1, { status: "Assigned", assignedTo: uuid(31), assignedToName: "Cora Coach" }),
    of(2, { status: "Unassigned" }),
    of(3, { status: "Unresolved", assignedTo: uuid(31), assignedToName: "Cora Coach" }),
    of(4, { status: "Resolved" }),
    of(5, { status: "NotAnIssue" }),
  ]);
  await openRows({ profile: coach });
  await expect.element(row("C-5")).toBeVisible();
  const names = page
    .getByRole("button", { name: /^Assign to me/ })
    .elements()
    .map((each) => each.getAttribute("aria-label"));
  expect(names).toEqual(["Assign to me: C-1", "Assign to me: C-2", "Assign to me: C-3"]);
});

test("C040: a case that is taken is told and read anew; a refusal is told", async () => {
  answerTake();
  answerCases([sensor]);
  await openRows({ profile: coach });
  await button("Assign to me: C-20419").click();
  await expect.element(page.getByText("Case Updated")).toBeVisible();
  await expect.poll(requests).toHaveLength(2);
  answerTake("fail", "Cyrus Coach has this case.");
  await button("Assign to me: C-20419").click();
  await expect.element(page.getByText("Cyrus Coach has this case.")).toBeVisible();
});

test("C040 C119: a case that is not taken after all stays with its person", async () => {
  answerCases([swelling]);
  await openRows({ profile: coach });
  await button("Assign to me: C-20418").click();
  await expect.element(question()).toMatchTextContent(/Cora Coach looks after this case\. Take it over\?/);
  await question().getByRole("button", { name: "Cancel" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(taken()).toEqual([]);
});

test("C042: a case of the clinic that is open already leads to its page without entering the clinic again", async () => {
  answerCases([{ ...sensor, customerId: uuid(9001) }]);
  const { address, entered } = await openRows({ profile: signedIn(Role.companyAdmin) });
  await row("C-20419").getByText("Patient Technical").click();
  await expect.poll(address).toBe(`/cases/${uuid(2)}`);
  expect(entered).toEqual([]);
});

test("C039 C310: a case was changed at a time by the clock of the clinic that is open", async () => {
  const profile = signedIn(Role.companyAdmin);
  answerCases([swelling]);
  await openRows({ profile: { ...profile, customer: { ...profile.customer!, timezone: "America/New_York" } } });
  await expect.element(row("C-20418").getByText("03/02/2026, 5:59 PM")).toBeVisible();
});

test("the customer that was chosen last is remembered for its person, before the clinic that is open", async () => {
  answerCases([swelling]);
  localStorage.setItem(`restride.cases.customer ${uuid(9003)}`, uuid(42));
  localStorage.setItem(`restride.cases.customer ${uuid(9004)}`, uuid(43));
  const { unmount } = await openRows({ at: "/cases", profile: signedIn(Role.companyAdmin) });
  await expect.poll(() => requests().at(-1)?.filters).toMatchObject({ customerIds: [uuid(42)] });
  await unmount();
  localStorage.removeItem(`restride.cases.customer ${uuid(9003)}`);
  await openRows({ at: "/cases", profile: signedIn(Role.companyAdmin) });
  await expect.poll(() => requests().at(-1)?.filters).toMatchObject({ customerIds: [uuid(9001)] });
});

test("C247: several new cases wait together, older ones that come into the page do not, and another page shows all", async () => {
  answerCases([swelling], 60);
  await openRows();
  await expect.element(row("C-20418")).toBeVisible();
  const opened = (at: number, createdDate: string) => ({
    ...sensor,
    _id: uuid(70 + at),
    caseNumber: `C-${at}`,
    createdDate,
  });
  const later = [opened(1, "2026-03-03T15:00:00.000Z"), opened(2, "2026-03-03T16:00:00.000Z")];
  answerCases([...later, swelling, opened(3, "2026-03-01T15:00:00.000Z")], 60);
  await invalidateTags(["cases"]);
  await expect.element(button("2 new cases")).toBeVisible();
  await expect.element(row("C-3")).toBeVisible();
  expect(row("C-1").elements()).toEqual([]);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.element(row("C-1")).toBeVisible();
  await expect.element(button("2 new cases")).not.toBeInTheDocument();
});

test("on a phone a case is a card with customer, patient, status, priority and the time of its change", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerTake();
  answerCases([swelling, sensor]);
  await openRows({ profile: coach });
  const cards = page.getByRole("listitem");
  await expect
    .element(cards.first())
    .toMatchTextContent(/C-20418 · Patient Technical.*Harbor Clinic · Ann Bell.*Assigned · P2.*03\/02\/2026, 4:59 PM/);
  await expect.element(cards.nth(1)).toMatchTextContent(/Harbor Clinic.*Unassigned/);
  const assign = button("Assign to me: C-20419").element().getBoundingClientRect();
  const updated = cards.nth(1).getByText("03/02/2026, 4:59 PM").element().getBoundingClientRect();
  expect(assign.top - updated.bottom).toBeGreaterThanOrEqual(8);
  await button("Assign to me: C-20419").click();
  await expect.poll(taken).toMatchObject([{ caseId: uuid(2) }]);
});

test("on a phone a company admin ticks cards and takes none", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerCases([swelling]);
  await openRows({ profile: ofCompany() });
  const tick = page.getByRole("checkbox", { name: "Select C-20418" });
  await expect.element(tick).not.toBeChecked();
  expect(textsOf(page.getByRole("button", { name: /^Assign to me/ }))).toEqual([]);
});

test.each([
  ["health coach", coach],
  ["company admin", ofCompany()],
] as const)("at 1024 pixels, beside the margins of the page, a %s has each column in view", async (_, profile) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(976, 768);
  const crowded = { customerName: "Saltmeadow Bone & Joint", patientName: "Thandiwe Petrosyan", urgent: false };
  answerCases([
    { ...swelling, ...crowded, status: "Unassigned", assignedTo: null, assignedToName: null, priority: "Critical" },
    { ...swelling, ...crowded, _id: uuid(5), caseNumber: "C-20422", title: "New Device Order" },
  ]);
  await openRows({ profile });
  await expect.element(row("C-20418")).toBeVisible();
  const { scrollWidth, clientWidth } = page.getByRole("table").element().parentElement!;
  expect(scrollWidth).toBe(clientWidth);
});
