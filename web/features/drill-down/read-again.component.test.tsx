import type { QueryTag } from "@restride/domain/query-tags.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CountedDaysDocument, CountedFormsDocument, CountedPeopleDocument } from "./drill-down.graphql.ts";
import { DrillDownDrawer } from "./DrillDownDrawer.tsx";

const counted = {
  status: "success",
  message: "",
  heading: "Skipped",
  area: "Exercise",
  sentence: "Who did nothing.",
  asOf: "2026-03-02T15:00:00.000Z",
  due: 4,
  done: 1,
};
const date = "2026-03-01" as CalendarDate;
const ann = { _id: uuid(1), name: "Ann Bell", surgeryType: "knee", surgeryDays: 9, due: 4, done: 1 };
/** Returns the places of the rows on a page of so many in all. */
const places = (
  total: number,
  { metadata }: { metadata?: { current?: number | null; pageSize?: number | null } | null },
) => {
  const [current, size] = [metadata?.current ?? 1, metadata?.pageSize ?? 20];
  return Array.from({ length: total }, (_, at) => at).slice((current - 1) * size, current * size);
};
const answer = (total: number): void => {
  mockServer.answer(CountedPeopleDocument, (sent) => ({
    getCounted: { ...counted, total, people: places(total, sent).map((at) => ({ ...ann, _id: uuid(100 + at) })) },
  }));
  mockServer.answer(CountedDaysDocument, (sent) => ({
    getCounted: {
      ...counted,
      total,
      person: ann,
      days: places(total, sent).map((at) => ({ date: addDays(date, -at), due: 1, done: 0, items: [] })),
    },
  }));
  mockServer.answer(CountedFormsDocument, (sent) => ({
    getCounted: {
      ...counted,
      total,
      forms: places(total, sent).map((at) => ({
        _id: uuid(100 + at),
        patientid: uuid(1),
        name: "Ann Bell",
        date,
        value: "Mild",
      })),
    },
  }));
};

const numbers = [
  {
    title: "patients",
    place: "compliance.exercise.skipped.1.all",
    document: CountedPeopleDocument,
    tags: ["patients", "progress", "schedules"],
    size: 20,
    none: "Nobody.",
    more: "1 more patient",
  },
  {
    title: "days",
    place: `progress.exercise&of=${uuid(1)}`,
    document: CountedDaysDocument,
    tags: ["patients", "progress", "schedules"],
    size: 7,
    none: "Nothing was due.",
    more: "1 more day",
  },
  {
    title: "forms",
    place: "outcome.pain.1.2026-03",
    document: CountedFormsDocument,
    tags: ["patients", "questionnaires"],
    size: 20,
    none: "Nothing was answered.",
    more: "1 more form",
  },
] as const;

test.each(numbers)("$title are counted again where there was none, and on each page", async (number) => {
  const { place, document, size, none, more } = number;
  const tags: readonly QueryTag[] = number.tags;
  const isNone = page.getByText(none, { exact: true });
  const pages = (current: number) =>
    mockServer.sent<unknown, { metadata?: unknown }>(document as never).filter(({ metadata }) => {
      return (metadata as { current: number }).current === current;
    }).length;
  answer(0);
  await render(<DrillDownDrawer />, { at: `/home#number=${place}` });
  for (const tag of tags) {
    answer(0);
    void invalidateTags(["patients"]);
    await expect.element(isNone).toBeVisible();
    answer(1);
    void invalidateTags([tag]);
    await expect.element(isNone, { message: tag }).not.toBeInTheDocument();
  }
  answer(size + 1);
  void invalidateTags(["patients"]);
  await page.getByRole("button", { name: more }).click();
  await expect.poll(() => pages(2)).toBe(1);
  for (const [at, tag] of tags.entries()) {
    void invalidateTags([tag]);
    await expect.poll(() => pages(2), { message: tag }).toBe(2 + at);
  }
});
