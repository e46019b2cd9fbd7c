import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { answerLog, answerNewer, failLog, lastRequest, open, record, rows, table } from "./activity-log.fixture.tsx";
import { ActivityLogDocument, NewActivitiesDocument } from "./activity-log.graphql.ts";

const first = {
  sources: [],
  events: [],
  oldestFirst: false,
  cursor: null,
  turn: 0,
  size: 10,
  exact: false,
};

test("B085 B086 B411: activities of fourteen days are listed, the newest first, by the clinic's clock", async () => {
  answerLog();
  await open();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Activity log.*Ann Bell/);
  await expect
    .poll(() => textsOf(table()))
    .toEqual([
      "Time SourceEvent NameDescription",
      "03/02/2026, 11:30 PMClinicPatient UpdateText 3",
      "03/01/2026, 11:30 PMClinicPatient UpdateText 2",
    ]);
  expect(mockServer.sent(ActivityLogDocument)).toEqual([{ patientid: uuid(1), fromDate: "14d", filter: first }]);
});

test("a row opens to who did it and what was there before and after, by a press and by keys", async () => {
  answerLog();
  await open();
  await button("03/02/2026, 11:30 PM").click();
  await expect
    .element(page.getByRole("region", { name: "Activities" }))
    .toMatchTextContent(/Thea Therapist.*FieldBeforeAfterPhone•••• 0177•••• 0188/);
  await userEvent.keyboard("{ArrowLeft}");
  expect(page.getByText("•••• 0188").elements()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(button("03/01/2026, 11:30 PM")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("•••• 0188")).toBeVisible();
});

const eventNames = [
  "Login",
  "Logout",
  "Exercise",
  "Exercise Schedule Update",
  "Questionnaire",
  "Questionnaire Schedule Update",
  "Measurement",
  "Measurement Schedule Update",
  "Notification",
  "Patient Note",
  "System Log",
  "Patient Update",
  "Patient Creation",
  "Patient Activity",
  "Case Management",
];

test("B083 B084 B350 B413 B414: what narrows the log is kept in the address and begins at the first page", async () => {
  answerLog(rows, 45);
  const { address } = await open(`/patient/1?log=open&log-page=3&log-at=x&log-turn=1`);
  const ranges = page.getByRole("radiogroup", { name: "Quick range" });
  await expect.element(ranges).toMatchTextContent(/^1d3d7d14d28d1m2m3m6m$/);
  await ranges.getByText("3m").click();
  await expect.poll(lastRequest).toEqual({ patientid: uuid(1), fromDate: "3m", filter: first });
  await page.getByRole("combobox", { name: "Source" }).click();
  expect(textsOf(page.getByRole("option"))).toEqual(["Patients", "Clinic", "MoveAI"]);
  await page.getByRole("option", { name: "MoveAI" }).click();
  await page.getByRole("option", { name: "Clinic" }).click();
  await expect.poll(() => lastRequest()?.filter?.sources?.toSorted()).toEqual(["Clinic", "MoveAI"]);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("combobox", { name: "Event" }).click();
  expect(textsOf(page.getByRole("option"))).toEqual(eventNames);
  for (const name of ["Login", "Logout"]) await page.getByRole("option", { name, exact: true }).click();
  await expect.poll(() => lastRequest()?.filter?.events?.toSorted()).toEqual(["Login", "Logout"]);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("textbox", { name: "Dates from" }).fill("02/01/2026");
  await page.getByRole("textbox", { name: "Dates to" }).fill("02/03/2026");
  await userEvent.keyboard("{Enter}");
  const days = { startdate: "2026-02-01", enddate: "2026-02-03" };
  await expect.poll(lastRequest).toMatchObject({ fromDate: null, filter: days });
  await button("Clear Filters").click();
  await expect.poll(address).toBe("/patient/1?log=open");
});

test("B086 B409: Time turns the order around, pages are counted from the record that is shown, and have other sizes", async () => {
  answerLog(rows, 45);
  const { address } = await open();
  await button("Next page").click();
  await expect.poll(lastRequest).toMatchObject({ filter: { cursor: rows[0]!._id, turn: 1 } });
  const size = page.getByRole("combobox", { name: "Rows a page" });
  expect(textsOf(size.getByRole("option")).map((text) => text.split(" ")[0])).toEqual(["10", "25", "50", "100", "500"]);
  await size.selectOptions("25");
  await expect.poll(lastRequest).toMatchObject({ filter: { cursor: null, turn: 0, size: 25 } });
  await button("Time").click();
  await expect.poll(lastRequest).toMatchObject({ filter: { oldestFirst: true, size: 25 } });
  expect(address()).toBe("/patient/1?log=open&log-size=25&log-order=oldest");
});

test("a count that is too large is made exact on wish", async () => {
  answerLog(rows, 10_000, false);
  await open();
  await page.getByTitle("Count all of them").click();
  await expect.poll(lastRequest).toMatchObject({ filter: { exact: true } });
});

test("what happens meanwhile waits behind a button, whichever subject it is of", async () => {
  answerLog();
  await open();
  await expect.element(page.getByText("Text 3")).toBeVisible();
  const subjects = [
    "cases",
    "diagnoses",
    "notes",
    "notifications",
    "patients",
    "progress",
    "questionnaires",
    "readings",
    "reminders",
    "schedules",
  ] as const;
  for (const [at, subject] of subjects.entries()) {
    answerNewer(at + 2);
    void invalidateTags([subject]);
    await expect.element(page.getByText(`${at + 2} new activities`)).toBeVisible();
  }
  expect(mockServer.sent(ActivityLogDocument)).toHaveLength(1);
  expect(mockServer.sent(NewActivitiesDocument).at(-1)).toEqual({
    patientid: uuid(1),
    fromDate: "14d",
    filter: { sources: [], events: [], oldestFirst: false, cursor: rows[0]!._id, turn: 0, size: 10 },
  });
  answerLog([record(4), ...rows]);
  await page.getByText("11 new activities").click();
  await expect.element(page.getByText("Text 4")).toBeVisible();
});

test("B396: an empty log says so and exports nothing", async () => {
  answerLog([]);
  await open();
  await expect.element(page.getByText("Nothing was logged in these days.")).toBeVisible();
  await expect.element(button("Export CSV")).toBeDisabled();
  await expect.element(button("Internal Export")).toBeDisabled();
});

test("B084: Alt+Shift+C copies what is shown as it came", async () => {
  const copies: string[] = [];
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copies.push(text));
  onTestFinished(() => copy.mockRestore());
  answerLog();
  await open();
  await expect.element(page.getByText("Text 3")).toBeVisible();
  await userEvent.keyboard("{Alt>}{Shift>}[KeyC]{/Shift}{/Alt}");
  await expect.element(page.getByText("Copied")).toBeVisible();
  expect(copies).toEqual([expect.stringContaining('"actiontype": "Patient Update"')]);
});

test("B084: an export asks for all that matches, and says when it fails", async () => {
  const requests: unknown[] = [];
  const realFetch = globalThis.fetch;
  const exported = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (input !== "/activity-log") return realFetch(input, init);
    requests.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 503 });
  });
  onTestFinished(() => exported.mockRestore());
  answerLog();
  await open("/patient/1?log=open&log-range=7d&log-page=2&log-at=x&log-turn=1");
  await button("Internal Export").click();
  await expect.element(page.getByText("The activity log could not be exported. Please try again.")).toBeVisible();
  const { exact: _, ...filter } = first;
  expect(requests).toEqual([{ patientid: uuid(1), internal: true, filter: { ...filter, fromDate: "7d" } }]);
});

test("a log that cannot be read gives the server's sentence and another try", async () => {
  failLog();
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.The log could not be loaded\./);
  answerLog();
  await button("Try again").click();
  await expect.element(page.getByText("Text 3")).toBeVisible();
});

test("the oldest first, nothing new is announced: it stands on another page", async () => {
  answerLog();
  await open("/patient/1?log=open&log-order=oldest");
  await expect.element(page.getByText("Text 3")).toBeVisible();
  answerNewer(4);
  void invalidateTags(["notes"]);
  answerLog([record(4), ...rows]);
  await button("Time").click();
  await expect.element(page.getByText("4 new activities")).toBeVisible();
  expect(mockServer.sent(NewActivitiesDocument).map(({ filter }) => filter?.oldestFirst)).not.toContain(true);
});

test("a log that is on the way has its room, in grey", async () => {
  mockServer.delay(ActivityLogDocument);
  await open();
  await expect.poll(() => document.querySelector("[aria-busy]")?.getBoundingClientRect().height).toBeGreaterThan(80);
});

test("B410: a description is cut at 300 characters plus ellipsis, and on a phone the table scrolls, 800 wide", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerLog([record(3, { description: "x".repeat(301) })]);
  await open();
  await expect.element(page.getByText(`${"x".repeat(300)}…`)).toBeInTheDocument();
  expect(Math.round(page.getByRole("table").first().element().getBoundingClientRect().width)).toBe(800);
  const box = page.getByRole("region", { name: "Activities" });
  await userEvent.wheel(box, { delta: { x: 100 } });
  await expect.poll(() => box.element().scrollLeft).toBe(100);
});
