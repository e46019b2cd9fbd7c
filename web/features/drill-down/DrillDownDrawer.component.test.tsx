import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { useIsMetricOpen, useMetricLink } from "../../platform/page/metric-link.ts";
import { dialog, listItem } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import {
  type CountedDayFragment,
  CountedDaysDocument,
  CountedFormsDocument,
  CountedPeopleDocument,
} from "./drill-down.graphql.ts";
import { DrillDownDrawer } from "./DrillDownDrawer.tsx";

const commonAnswer = { status: "success", message: "", sentence: "Who did nothing.", asOf: "2026-03-02T05:30:00.000Z" };
const skipped = { name: "compliance", area: "exercise", bucket: "skipped", weeks: 1, joint: "all" };
const ann = { _id: uuid(1), name: "Ann Bell", surgeryType: "knee", surgeryDays: 9, due: 4, done: 1 };

const answerPeople = (total = 45, people = [ann]): void =>
  mockServer.answer(CountedPeopleDocument, {
    getCounted: { ...commonAnswer, heading: "Skipped", area: "Exercise", total, due: 1184, done: 296, people },
  });
const answerDays = (items: CountedDayFragment["items"] = []): void =>
  mockServer.answer(CountedDaysDocument, {
    getCounted: {
      ...commonAnswer,
      heading: "Exercise progress",
      area: "Exercise",
      total: 1,
      due: 1,
      done: 0,
      person: ann,
      days: [{ date: "2026-03-01" as CalendarDate, due: 1, done: 0, items }],
    },
  });
const answerForms = (): void =>
  mockServer.answer(CountedFormsDocument, {
    getCounted: {
      ...commonAnswer,
      heading: "Mild",
      area: "Pain",
      total: 21,
      forms: [
        { _id: uuid(7), patientid: uuid(1), name: "Ann Bell", date: "2026-03-01" as CalendarDate, value: "Mild" },
      ],
    },
  });
const open = (number: string, of = "") =>
  render(<DrillDownDrawer />, { at: `/home#number=${number}${of && `&of=${of}`}` });

test("a number of patients opens to them, with its sums, and when it was counted by the clinic's clock", async () => {
  answerPeople();
  await open("compliance.exercise.skipped.1.all");
  await expect.element(page.getByRole("dialog", { name: "Skipped" })).toBeVisible();
  await expect
    .element(dialog())
    .toMatchTextContent(/Skipped ?Exercise ?Who did nothing\. Counted 03\/01\/2026, 11:30 PM\./);
  expect(textsOf(page.getByRole("term"))).toEqual(["patients", "item-days due", "done, 25%"]);
  expect(textsOf(page.getByRole("definition"))).toEqual(["45", "1,184", "296"]);
  await expect.element(page.getByText("Ann Bell")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open as list" }))
    .toHaveAttribute("href", "/patient?compliance=exercise.skipped&weeks=1&joint=all");
  await page.getByRole("button", { name: "25 more patients" }).click();
  await expect
    .poll(() => mockServer.sent(CountedPeopleDocument).at(-1))
    .toEqual({ number: skipped, metadata: { current: 2, pageSize: 20 } });
});

const Pressed = () => {
  const open = useMetricLink();
  if (useIsMetricOpen()) return <DrillDownDrawer />;
  return <Link {...open("compliance.exercise.skipped.1.all", "", 1044)}>1,044</Link>;
};

test("a number that has changed since it was pressed says what it read, and closing leads back to it", async () => {
  answerPeople();
  await render(<Pressed />, { at: "/compliance" });
  await page.getByRole("link", { name: "1,044" }).click();
  await expect.element(page.getByText("It read 1,044 when it was pressed.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("link", { name: "1,044" })).toBeVisible();
});

test("a number of one patient opens to its days, and leads to the patient", async () => {
  answerDays();
  await open("progress.exercise", uuid(1));
  await expect.element(page.getByRole("dialog", { name: "Ann Bell, Exercise progress" })).toBeVisible();
  expect(textsOf(page.getByRole("term"))).toEqual(["day", "item-day due", "done, 0%"]);
  await expect.element(page.getByRole("link", { name: "Open patient" })).toHaveAttribute("href", `/patient/${uuid(1)}`);
  expect(mockServer.sent(CountedDaysDocument)[0]).toMatchObject({
    number: { name: "progress", area: "exercise" },
    patientid: uuid(1),
  });
});

test("a bar of outcomes opens to its forms", async () => {
  answerForms();
  await open("outcome.pain.1.2026-03");
  await expect.element(page.getByRole("dialog", { name: "Mild" })).toBeVisible();
  await expect.poll(() => textsOf(page.getByRole("listitem"))).toEqual(["Ann Bell03/01/2026Mild"]);
  await expect.element(page.getByRole("button", { name: "1 more form" })).toBeVisible();
});

test("a number of nobody says so, and has no table to save", async () => {
  answerPeople(0, []);
  await open("compliance.exercise.skipped.1.all");
  await expect.element(page.getByText("Nobody.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "CSV" })).toBeDisabled();
});

test("an address that is no number says so, and closes", async () => {
  const { address } = await open("nonsense");
  await expect.element(page.getByText("This number cannot be opened. Close it and press it again.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(address()).toBe("/home");
});

test("a number that cannot be counted gives the server's sentence; one that changes is counted again", async () => {
  mockServer.answer(CountedPeopleDocument, {
    getCounted: {
      ...commonAnswer,
      status: "fail",
      message: "Try again in a minute.",
      heading: null,
      area: null,
      total: null,
      due: null,
      done: null,
      people: null,
    },
  });
  await open("compliance.exercise.skipped.1.all");
  await expect.element(page.getByRole("heading", { name: "Not counted" })).toBeVisible();
  answerPeople();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("45");
  for (const [at, subject] of (["patients", "progress", "schedules"] as const).entries()) {
    answerPeople(46 + at);
    void invalidateTags([subject]);
    await expect.element(page.getByRole("definition").first()).toHaveTextContent(String(46 + at));
  }
});

test("a patient of a number opens to days, and what was done of a day to when and from where, by keys", async () => {
  answerPeople(1);
  const item = { itemid: uuid(9), area: "exercise", name: "Heel slides", status: true, times: 3, timesDone: 2 };
  mockServer.answer(CountedDaysDocument, {
    getCounted: {
      ...commonAnswer,
      heading: "Exercise progress",
      area: "Exercise",
      total: 1,
      due: 3,
      done: 2,
      person: ann,
      days: [
        {
          date: "2026-03-01" as CalendarDate,
          due: 3,
          done: 2,
          items: [{ ...item, doneAt: ["2026-03-01T15:42:00.000Z"] }],
        },
      ],
    },
  });
  await open("compliance.exercise.skipped.1.all");
  const row = page.getByRole("button", { name: /Ann Bell/ });
  const when = page.getByText("2 of 3, the last at 03/01/2026, 9:42 AM, in the patient app");
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(row).toHaveAttribute("aria-expanded", "true");
  await expect
    .element(listItem("Heel slides").first())
    .toMatchTextContent(/Sunday 03\/01\/2026 ?Sun 03\/01 ?2 of 3.*Heel slides/);
  expect(mockServer.sent(CountedDaysDocument)[0]).toMatchObject({ number: skipped, patientid: uuid(1) });
  await expect.element(page.getByRole("button", { name: /Heel slides/ })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("button", { name: /Heel slides/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(when).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(when).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
  await expect.element(page.getByRole("button", { name: /Heel slides/ })).not.toBeInTheDocument();
});

test("a patient stands there with joint, time since surgery and what was done, in figures and as a bar", async () => {
  answerPeople(2, [
    ann,
    { ...ann, _id: uuid(2), name: "Bo Park", surgeryType: "hip", surgeryDays: -3, due: 8, done: 6 },
  ]);
  await open("compliance.exercise.skipped.1.all");
  await expect.element(listItem("Ann Bell")).toMatchTextContent(/Ann BellKnee · Post 9 days ?1 of 4$/);
  await expect.element(listItem("Bo Park")).toMatchTextContent(/Bo ParkHip · Pre 3 days ?6 of 8$/);
  const width = (name: string) =>
    listItem(name).element().querySelector<HTMLElement>("[style]:last-child")?.style.width;
  expect([width("Ann Bell"), width("Bo Park")]).toEqual(["25%", "75%"]);
});

test("days that cannot be read say so in their place", async () => {
  answerPeople(1);
  mockServer.answer(CountedDaysDocument, (() => null) as never);
  await open("compliance.exercise.skipped.1.all");
  await page.getByRole("button", { name: /Ann Bell/ }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/The days are not shown\./);
});

test("a page that does not come says so in its place, and comes at another try", async () => {
  let comes = false;
  mockServer.answer(CountedPeopleDocument, ({ metadata }) => {
    const isFirst = metadata?.current === 1;
    const people = Array.from({ length: isFirst ? 20 : 5 }, (_, at) => ({
      ...ann,
      _id: uuid((isFirst ? 100 : 200) + at),
    }));
    const failed = !isFirst && !comes;
    return {
      getCounted: {
        ...commonAnswer,
        status: failed ? "fail" : "success",
        message: failed ? "Try again in a minute." : "",
        heading: "Skipped",
        area: "Exercise",
        total: 25,
        due: 100,
        done: 25,
        people: failed ? null : people,
      },
    };
  });
  await open("compliance.exercise.skipped.1.all");
  await page.getByRole("button", { name: "5 more patients" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/These could not be loaded\./);
  comes = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.getByRole("button", { name: /Ann Bell/ }).elements().length).toBe(25);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a day that is today in the clinic still remains, though it is over by universal time", async () => {
  answerDays([
    { itemid: uuid(71), area: "exercise", name: "Squat", status: false, times: 1, timesDone: 0, doneAt: [] },
  ]);
  await open("progress.exercise", uuid(1));
  await expect.element(dialog()).toMatchTextContent(/Remaining Squat/);
});
