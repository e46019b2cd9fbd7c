import { parseMetric, type OutcomeMetric } from "@restride/domain/drill-down/metric.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { uuid } from "../../testing/uuid.ts";
import { CountedDaysDocument, CountedFormsDocument } from "./drill-down.graphql.ts";
import { DrillDownForms } from "./DrillDownForms.tsx";
import { DrillDownPatient } from "./DrillDownPatient.tsx";

const words = { status: "success", message: "", sentence: "What was due.", asOf: "2026-03-02T05:30:00.000Z" };
const ann = { _id: uuid(1), name: "Ann Bell", surgeryType: "knee", surgeryDays: 9, due: 4, done: 1 };
const heelSlides = { itemid: uuid(9), area: "exercise", name: "Heel slides", status: true, times: 3, timesDone: 2 };
const days = Array.from({ length: 9 }, (_, at) => ({
  date: `2026-02-${String(20 - at)}` as CalendarDate,
  due: 1,
  done: 0,
  items: [{ ...heelSlides, doneAt: [`2026-02-${20 - at}T04:30:00.000Z`] }], // 10:30 PM of the day before in Chicago
}));
/** Sets the response to each page of these days. */
const answerDays = (all = days): void =>
  mockServer.answer(CountedDaysDocument, ({ metadata }) => {
    const [current, size] = [metadata?.current ?? 1, metadata?.pageSize ?? 7];
    return {
      getCounted: {
        ...words,
        heading: "Exercise progress",
        area: "Exercise",
        total: all.length,
        due: all.length,
        done: 0,
        person: ann,
        days: all.slice((current - 1) * size, current * size),
      },
    };
  });
const openDays = () =>
  render(
    <DrillDownPatient
      number={{ name: "progress", area: "exercise" }}
      patientid={uuid(1)}
      timeZone="America/Chicago"
      onClose={() => {}}
    />,
  );
const answerForms = (total = 2): void =>
  mockServer.answer(CountedFormsDocument, ({ metadata }) => ({
    getCounted: {
      ...words,
      heading: "Mild",
      area: "Pain",
      total,
      forms: [
        {
          _id: uuid(7 + (metadata?.current ?? 1)),
          patientid: uuid(1),
          name: "Ann Bell",
          date: "2026-03-01" as CalendarDate,
          value: "Mild",
        },
      ].slice(0, total),
    },
  }));
const openForms = () =>
  render(
    <DrillDownForms
      number={parseMetric("outcome.pain.1.2026-03") as OutcomeMetric}
      timeZone="America/Chicago"
      onClose={() => {}}
    />,
  );
const csv = () => page.getByRole("button", { name: "CSV" });

test("a week of days is shown, then two more; all of them are saved as days.csv under the patient's name", async () => {
  const files = catchSavedFiles();
  answerDays();
  await openDays();
  const more = page.getByRole("button", { name: "2 more days" });
  await more.click();
  await expect.element(page.getByRole("button", { name: /more day/ })).not.toBeInTheDocument();
  expect(mockServer.sent(CountedDaysDocument).map(({ metadata }) => metadata)).toContainEqual({
    current: 2,
    pageSize: 7,
  });
  await csv().click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["days.csv"]);
  expect(files[0]!.text).toMatch(/^\uFEFF?"Ann Bell, Exercise progress"\r\n"What was due\."/);
  expect(files[0]!.text).toContain('"02/20/2026","Heel slides","3","2","02/19/2026, 10:30 PM"');
  expect(mockServer.sent(CountedDaysDocument).at(-1)?.metadata).toEqual({ current: 1, pageSize: 100 });
});

test("a patient of whom nothing was due says so, and a form list in which nothing was answered", async () => {
  answerDays([]);
  const { unmount } = await openDays();
  await expect.element(page.getByText("Nothing was due.")).toBeVisible();
  await expect.element(csv()).toBeDisabled();
  await unmount();
  answerForms(0);
  await openForms();
  await expect.element(page.getByText("Nothing was answered.")).toBeVisible();
});

test("the forms of all pages are saved as forms.csv; forms have no sums", async () => {
  const files = catchSavedFiles();
  answerForms();
  await openForms();
  await expect.element(page.getByRole("link", { name: "Ann Bell" })).toHaveAttribute("href", `/patient/${uuid(1)}`);
  expect(page.getByRole("term").elements()).toEqual([]);
  await csv().click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["forms.csv"]);
  expect(files[0]!.text).toMatch(/^\uFEFF?"Mild"\r\n"What was due\."/);
  expect(files[0]!.text.match(/Ann Bell/g)).toHaveLength(2);
});

test("a table of which a page could not be had is not saved, and says so", async () => {
  const files = catchSavedFiles();
  answerDays();
  await openDays();
  await expect.element(csv()).toBeEnabled();
  mockServer.answer(CountedDaysDocument, (() => null) as never);
  await csv().click();
  await expect.element(page.getByText("The table could not be saved. Please try again.")).toBeVisible();
  expect(files).toEqual([]);
});
