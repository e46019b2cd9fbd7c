import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { answerLog, failLog, lastRequest, open, record, rows, table } from "./activity-log.fixture.tsx";
import { ActivityLogDocument } from "./activity-log.graphql.ts";
import { LogRows } from "./LogRows.tsx";

const currentPage = () => page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: /^Page/ });
const pages = (): string[] =>
  currentPage()
    .elements()
    .map((each) => each.textContent + (each.ariaCurrent ? "*" : ""));

test("a page that fails on turning says so without rows of another, and its number stays until it comes", async () => {
  answerLog(rows, 45);
  await open();
  await expect.poll(pages).toEqual(["1*", "2", "3", "4", "5"]);
  failLog();
  await button("Next page").click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.The log could not be loaded\./);
  expect(pages()).toEqual(["1*", "2", "3", "4", "5"]);
  await expect.element(page.getByText("Text 3")).not.toBeInTheDocument();
  expect(page.getByText(/of 45/).elements()).toEqual([]);
  expect(page.getByText("Nothing was logged in these days.").elements()).toEqual([]);
  answerLog([record(1)], 45);
  await button("Try again").click();
  await expect.element(page.getByText("Text 1", { exact: true })).toBeVisible();
  expect(pages()).toEqual(["1", "2*", "3", "4", "5"]);
});

test("a page that is on its way leaves the rows and the number of the one before", async () => {
  answerLog(rows, 45);
  await open();
  await expect.element(page.getByText("Text 3")).toBeVisible();
  mockServer.delay(ActivityLogDocument);
  await button("Page 3").click();
  await expect.poll(lastRequest).toMatchObject({ filter: { cursor: rows[0]!._id, turn: 2 } });
  await expect.element(page.getByText("Text 3")).toBeVisible();
  expect(pages()[0]).toBe("1*");
});

test.each([
  { at: 1, offeredPages: ["1*", "2", "3", "4", "5"] },
  { at: 5, offeredPages: ["3", "4", "5*", "6", "7"] },
  { at: 10, offeredPages: ["6", "7", "8", "9", "10*"] },
])("around page $at of ten are $offeredPages", async ({ at, offeredPages }) => {
  answerLog(rows, 95);
  await open(`/patient/1?log=open&log-page=${at}&log-at=x&log-turn=1`);
  await expect.poll(() => pages().includes(`${at}*`)).toBe(true);
  expect(pages().filter((each) => offeredPages.includes(each))).toEqual(offeredPages);
});

test("of a log that is not counted to its end a full page has a next one, and a short one is the last", async () => {
  const full = Array.from({ length: 10 }, (_, at) => record(3, { _id: `2026-03-03T05:30:00.000Z_${at}` }));
  answerLog(full, 10, false);
  const { unmount } = await open();
  await expect.element(button("Next page")).toBeEnabled();
  expect(pages()).toEqual(["1*", "2"]);
  await unmount();
  answerLog(full.slice(1), 9, false);
  await open();
  await expect.element(button("Next page")).toBeDisabled();
});

test("one new activity is told in the singular, and on a later page nothing is announced", async () => {
  answerLog(rows, 45);
  const { unmount } = await open("/patient/1?log=open", 1);
  await expect.element(page.getByText("1 new activity", { exact: true })).toBeVisible();
  await unmount();
  await open("/patient/1?log=open&log-page=2&log-at=x&log-turn=1", 4);
  await expect.element(page.getByText("Text 3")).toBeVisible();
  await expect.element(page.getByText(/new activit/)).not.toBeInTheDocument();
});

test("a quick range takes the place of dates in the address, and dates that of the range", async () => {
  answerLog();
  const { address } = await open("/patient/1?log=open&log-from=2026-02-01&log-to=2026-02-03");
  await expect.poll(lastRequest).toMatchObject({ fromDate: null, filter: { startdate: "2026-02-01" } });
  await page.getByRole("radiogroup", { name: "Quick range" }).getByText("3m").click();
  await expect.poll(address).toBe("/patient/1?log=open&log-range=3m");
  await page.getByRole("textbox", { name: "Dates from" }).fill("02/01/2026");
  await page.getByRole("textbox", { name: "Dates to" }).fill("02/03/2026");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/patient/1?log=open&log-from=2026-02-01&log-to=2026-02-03");
});

test("B084 A219 C184: an export has the session's token, and is saved under the name that came with it", async () => {
  const files = catchSavedFiles();
  const tokens: (string | null)[] = [];
  const { fetch: realFetch } = globalThis;
  const exported = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (input !== "/activity-log") return realFetch(input, init);
    tokens.push(new Headers(init?.headers).get("authorization"));
    return new Response("a,b", { headers: { "content-disposition": 'attachment; filename="log-of-ann.csv"' } });
  });
  onTestFinished(() => exported.mockRestore());
  answerLog();
  await open();
  await button("Export CSV").click();
  await expect.poll(() => files).toEqual([{ name: "log-of-ann.csv", text: "a,b" }]);
  expect(tokens).toEqual(["Bearer token"]);
});

test("a row that is cut is whole when it is open; changes of several items are told by item, and a second press closes", async () => {
  const long = `${"x".repeat(300)}end`;
  const changes = [
    { what: "Squat", field: "Sets", before: "2", after: "3" },
    { what: "Heel slides", field: "Hold", before: "5 s", after: "10 s" },
  ];
  const two = [record(3, { description: long, changes }), record(2)];
  await render(<LogRows records={two} timeZone="America/Chicago" oldestFirst={false} onTurnAround={() => {}} />);
  expect(page.getByText(/end$/).elements()).toEqual([]);
  await button("03/02/2026, 11:30 PM").click();
  await expect.element(page.getByText(/end$/)).toBeVisible();
  expect(textsOf(page.getByRole("table").last().getByRole("row"))).toEqual([
    "ItemFieldBeforeAfter",
    "SquatSets23",
    "Heel slidesHold5 s10 s",
  ]);
  await button("03/01/2026, 11:30 PM").click();
  await expect.element(page.getByText("•••• 0188")).toBeVisible();
  await expect.element(page.getByText(/end$/)).toBeVisible();
  await button("03/02/2026, 11:30 PM").click();
  await expect.element(page.getByText(/end$/)).not.toBeInTheDocument();
  await expect.element(page.getByText("•••• 0188")).toBeVisible();
  expect(textsOf(table()).length).toBeGreaterThan(2);
});
