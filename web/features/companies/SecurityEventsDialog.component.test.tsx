import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { connection } from "../../platform/calls/connection.ts";
import { button, listItem, row } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { SecurityEventsDocument, type SecurityEventsQuery } from "./companies.graphql.ts";
import { SecurityEventsDialog } from "./SecurityEventsDialog.tsx";

type Events = NonNullable<SecurityEventsQuery["getSecurityEvents"]["events"]>;

const event: Events[number] = {
  day: "2026-03-02" as CalendarDate,
  kind: "failedSignIn",
  account: "thea@harbor.example",
  organization: "Harbor Clinic",
  source: "",
  events: 1234,
  lastat: "2026-03-02T16:59:00.000Z",
};

const open = async (events: Events, total = events.length) => {
  mockServer.answer(SecurityEventsDocument, { getSecurityEvents: { status: "success", message: "", total, events } });
  await render(<SecurityEventsDialog onClose={() => undefined} />, { profile: signedIn(Role.superAdmin) });
};
const lastFilter = () => mockServer.sent(SecurityEventsDocument).at(-1)?.filter;

test("A293: an event is a row with its day, account, clinic, count and last time", async () => {
  await open([event]);
  const row = page.getByRole("row").last();
  for (const text of [/03\/02\/2026/, /thea@harbor\.example/, /Harbor Clinic/, /1,234/, /4:59 PM UTC/])
    await expect.element(row).toMatchTextContent(text);
  expect(mockServer.sent(SecurityEventsDocument)).toEqual([{ filter: { kind: null, current: 1, pageSize: 20 } }]);
});

test("an event of nobody names its source, or is unknown", async () => {
  await open([
    { ...event, account: null, organization: null, source: "203.0.113.9" },
    { ...event, account: null, organization: null, source: "", lastat: "2026-03-02T16:58:00.000Z" },
  ]);
  await expect.element(page.getByRole("row").nth(1)).toMatchTextContent(/203\.0\.113\.9/);
  await expect.element(page.getByRole("row").nth(2)).toMatchTextContent(/Unknown/);
});

test("another kind of event begins at page 1", async () => {
  await open([event], 45);
  await page.getByRole("button", { name: /next/i }).click();
  await expect.poll(lastFilter).toEqual({ kind: null, current: 2, pageSize: 20 });
  const choice = page.getByRole("combobox", { name: "Event" });
  await expect.element(choice).toBeVisible();
  const kind = (choice.element() as HTMLSelectElement).options[1]!.value;
  await choice.selectOptions(kind);
  await expect.poll(lastFilter).toEqual({ kind, current: 1, pageSize: 20 });
});

test("no events are said to be none", async () => {
  await open([]);
  await expect.element(page.getByText("No security events.")).toBeVisible();
});

test("a failed list shows the server's sentence", async () => {
  mockServer.answer(SecurityEventsDocument, {
    getSecurityEvents: { status: "fail", message: "Try again in a minute.", total: null, events: null },
  });
  await render(<SecurityEventsDialog onClose={() => undefined} />, { profile: signedIn(Role.superAdmin) });
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Try again in a minute\./);
  await expect.element(alert).toMatchTextContent(/Security events could not be loaded\./);
});

test("a page past the end says so and leads to the first", async () => {
  await open([event], 45);
  mockServer.answer(SecurityEventsDocument, {
    getSecurityEvents: { status: "success", message: "", total: 3, events: [] },
  });
  await button("Next page").click();
  await expect.element(page.getByText("This page is past the end of the list")).toBeVisible();
  await button("First page").click();
  await expect.poll(lastFilter).toMatchObject({ current: 1, pageSize: 20 });
});

test("while the server cannot be reached, the events that were read stay", async () => {
  await open([event], 45);
  await expect.element(row("thea@harbor.example")).toBeVisible();
  mockServer.answer(SecurityEventsDocument, () => Promise.reject(new TypeError("Failed to fetch")));
  await button("Next page").click();
  await expect.poll(() => connection.current().kind).toBe("lost");
  await expect.element(row("thea@harbor.example")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("on a phone an event is a card with day, account, clinic, count and last time", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open([event]);
  await expect
    .element(listItem("thea@harbor.example"))
    .toHaveTextContent("Failed sign-in03/02/2026thea@harbor.exampleHarbor ClinicCount: 1,234Last: 4:59 PM UTC");
});
