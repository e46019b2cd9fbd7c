import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { row } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ann, answerPatients, bo, lastRequest, open } from "./patient-list.fixture.tsx";
import { PatientListDocument, PatientStatsDocument, SurgeonNamesDocument } from "./patients.graphql.ts";

const newestFirst = { field: "surgerydate", order: "descend" };

test("B006 B007 B008 B150 B156 B438: a patient has seven columns; the day of surgery is Post, and no progress is NA", async () => {
  answerPatients([bo, ann, { ...bo, _id: uuid(3), firstname: "Cy", lastname: "Eck", progress: null }]);
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader")).filter(Boolean)).toEqual([
    "Name",
    "Provider",
    "Surgery Date",
    "Measurement Progress",
    "Exercise Progress",
    "Surgery type",
    "Action",
  ]);
  const cells = row("Ann Bell").getByRole("cell");
  await expect.element(cells.nth(2)).toHaveTextContent("Dr. Sam Surgeon");
  await expect.element(cells.nth(3)).toHaveTextContent("03/02/2026Post 0 days");
  await expect.element(cells.nth(4)).toHaveTextContent("NA");
  await expect.element(cells.nth(5)).toHaveTextContent("26%");
  await expect.element(cells.nth(6)).toHaveTextContent("Knee");
  await expect.element(row("Bo Diaz").getByRole("cell").nth(3)).toHaveTextContent("03/03/2026Pre 1 day");
  await expect.element(row("Bo Diaz").getByRole("cell").nth(5)).toHaveTextContent("0%");
  await expect.element(row("Cy Eck").getByRole("cell").nth(5)).toHaveTextContent("NA");
  expect(mockServer.sent(PatientListDocument)).toEqual([
    { filters: { type: "active" }, sorter: newestFirst, metadata: { current: 1, pageSize: 20 } },
  ]);
});

test("B024: the head shows the counts Active, Knee and Hip, and each leads to its list", async () => {
  answerPatients();
  await open();
  await expect.element(page.getByRole("link", { name: "1,234" })).toHaveAttribute("href", "/patient?type=active");
  const counts = page.getByRole("link", { name: "1,234" }).element().closest("dl")!;
  expect([...counts.children].map(({ textContent }) => textContent)).toEqual(["Active1,234", "Knee1,000", "Hip234"]);
  await expect.element(page.getByRole("link", { name: "1,000" })).toHaveAttribute("href", "/patient?surgerytype=knee");
  await expect
    .element(page.getByRole("link", { name: "234", exact: true }))
    .toHaveAttribute("href", "/patient?surgerytype=hip");
  await expect.element(page.getByText("2 patients", { exact: true })).toBeVisible();
});

test("counts that fail say so, and the list stays", async () => {
  answerPatients();
  mockServer.answer(PatientStatsDocument, {
    getPatientStats: { status: "fail", message: "Try again in a minute.", active: null, knee: null, hip: null },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\..*Counts could not be loaded\./);
  await expect.element(row("Ann Bell")).toBeVisible();
});

test("a head sorts from page 1, and turns around when it is pressed again", async () => {
  answerPatients();
  const { address } = await open({ at: "/patient?page=3&size=5" });
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect
    .poll(lastRequest)
    .toMatchObject({ sorter: { field: "name", order: "ascend" }, metadata: { current: 1 } });
  expect(address()).toBe("/patient?sort=name.ascend&size=5");
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "name", order: "descend" } });
  expect(address()).toBe("/patient?sort=name.descend&size=5");
});

test("B398: pages have 5 to 100 rows, and are turned", async () => {
  answerPatients([bo, ann], 45);
  const { address } = await open();
  await expect.element(page.getByText("1–20 of 45")).toBeVisible();
  const size = page.getByRole("combobox", { name: "Rows a page" });
  expect(textsOf(size.getByRole("option"))).toEqual(["5 / page", "10 / page", "20 / page", "50 / page", "100 / page"]);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 2, pageSize: 20 } });
  await size.selectOptions("5");
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 1, pageSize: 5 } });
  expect(address()).toBe("/patient?size=5");
});

test("B016: what narrows the list is written above it, and taken away one by one or at once, from page 1", async () => {
  answerPatients();
  const { address } = await open({ at: `/patient?type=all&lastname_plain=Be&surgeon=["${uuid(21)}"]&page=2` });
  const filters = page.getByRole("list", { name: "Filters" });
  await expect.element(filters).toMatchTextContent(/Status All.*Last name Be.*Doctor Surgeon/);
  expect(page.getByText("No filters applied.").elements()).toEqual([]);
  await page.getByRole("button", { name: "Remove filter Last name" }).click();
  await expect
    .poll(lastRequest)
    .toMatchObject({ filters: { type: "all", surgeon: [uuid(21)] }, metadata: { current: 1 } });
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(address).toBe("/patient");
  await expect.element(filters).toHaveTextContent("No filters applied.");
});

test("a remembered filter is where a list begins that was opened without an address of its own", async () => {
  answerPatients();
  const { address } = await open({ profile: signedIn(Role.physio, { filter: "type=inactive" }) });
  await expect.poll(address).toBe("/patient?type=inactive");
  await expect.poll(lastRequest).toMatchObject({ filters: { type: "inactive" } });
});

test("B009: a row opens its patient", async () => {
  answerPatients();
  const { address } = await open();
  await row("Bo Diaz").getByRole("cell").nth(2).click();
  expect(address()).toBe(`/patient/${uuid(2)}`);
});

test("B018: ticked patients are counted, notified by id, all at once by filter, and left by Escape", async () => {
  answerPatients([bo, ann], 45);
  const { requests } = await open({ at: "/patient?lastname_plain=Be" });
  await page.getByRole("checkbox", { name: "Select Ann Bell" }).click();
  await expect.element(page.getByRole("status").filter({ hasText: "1 selected" })).toBeVisible();
  await page.getByRole("button", { name: "Notify" }).click();
  expect(requests.at(-1)).toMatchObject({ to: { patientids: [uuid(1)] }, audience: "1 patient" });
  await page.getByRole("button", { name: "Select all 45" }).click();
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({
      to: { filters: { type: "active", lastname_plain: "Be" } },
      audience: "45 patients",
    });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("45 selected")).not.toBeInTheDocument();
});

test("B010 B012: a row has three actions; a conversation that may not be started says why", async () => {
  answerPatients([ann, { ...bo, surgeon: uuid(22) }, { ...ann, _id: uuid(3), firstname: "Cy", active: false }]);
  await open({ profile: signedIn(Role.physio, { surgeons: [uuid(21)] }) });
  await expect.element(row("Ann Bell")).toBeVisible();
  const actions = row("Ann Bell").getByRole("cell").last().getByRole("button").elements();
  expect(actions.map(({ ariaLabel }) => ariaLabel)).toEqual([
    "Download report",
    "Start conversation",
    "Reset patient password",
  ]);
  const isRefused = async (name: string, reason: string) =>
    expect
      .element(row(name).getByRole("button", { name: `Start conversation: ${reason}` }))
      .toHaveAttribute("aria-disabled", "true");
  await isRefused("Bo Diaz", "This patient belongs to another surgeon.");
  await isRefused("Cy Bell", "This patient is inactive");
  await row("Ann Bell").getByRole("button", { name: "Start conversation" }).click();
  const conversation = page.getByRole("button", { name: "Close conversation with Ann" });
  await conversation.click();
  await expect.element(conversation).not.toBeInTheDocument();
});

test("B017: the filters of the list are set in a dialog", async () => {
  answerPatients();
  const { address } = await open();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Filter patients" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("radiogroup", { name: "Surgery type" }).getByText("Hip").click();
  await dialog.getByRole("button", { name: "Show patients" }).click();
  await expect.poll(lastRequest).toMatchObject({ filters: { type: "active", surgerytype: "hip" } });
  expect(address()).toBe("/patient?surgerytype=hip");
  await expect.element(page.getByRole("list", { name: "Filters" })).toMatchTextContent(/Surgery type Hip/);
});

test("no patient yet offers the first; a filter without a match is cleared", async () => {
  answerPatients([]);
  const { address } = await open({ at: "/patient?lastname_plain=Zz&surgerytype=hip" });
  await expect.element(page.getByText("No patients match")).toBeVisible();
  await expect.element(page.getByText("Two filters are on.")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect.poll(address).toBe("/patient");
  await expect.element(page.getByText("No patients yet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add the first patient" }))
    .toHaveAttribute("href", "/patient/add/info");
});

test("what others change about patients or their progress is read again in place", async () => {
  answerPatients([ann]);
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  answerPatients([{ ...ann, progress: 51 }]);
  void invalidateTags(["progress"]);
  await expect.element(row("Ann Bell").getByRole("cell").nth(5)).toHaveTextContent("51%");
  answerPatients([{ ...ann, lastname: "Boyd" }]);
  void invalidateTags(["patients"]);
  await expect.element(row("Ann Boyd")).toBeVisible();
  await expectReadAgain(PatientStatsDocument, "patients");
  await expectReadAgain(SurgeonNamesDocument, "surgeons");
});

test("a list that is refused gives the server's sentence and a way to try again", async () => {
  answerPatients();
  mockServer.answer(PatientListDocument, {
    getPatientList: { status: "fail", message: "Try again in a minute.", total: null, patients: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  answerPatients();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(row("Ann Bell")).toBeVisible();
});
