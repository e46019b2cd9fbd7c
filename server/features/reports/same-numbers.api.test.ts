import { addDays, calendarDate, formatUs, instantAt } from "@restride/domain/values/calendar-date.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { type Part, partsOf } from "../../../dev-env/pdf/parts-of.ts";
import { fillWithSeed } from "../../../dev-env/seed/fill.ts";
import { seedLogins } from "../../../dev-env/seed/people/logins.ts";
import { sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({
  fill: hundred,
  startAt: instantAt(today, 720, "America/Chicago"),
}));

const today = calendarDate("2026-11-20");
const hundred = {
  name: "a hundred patients",
  run: async (databaseUrl: string, now: number): Promise<void> => {
    await fillWithSeed(databaseUrl, now, { patients: 100, seed: 5 });
  },
};

let admin: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, seedLogins.find(({ role }) => role === "Admin")!.email);
});

const areas = ["exercise", "measurement", "questionnaire"] as const;
type Counts = Record<(typeof areas)[number], { due: number; done: number }>;
interface ListedPatient {
  _id: string;
  progress: number | null;
  deviceprogress: number | null;
}
interface Point {
  date: string;
  score: number;
}
type Slices = Record<"completed" | "partially" | "incomplete", { patientids: string[] }>;

const listOf = async () =>
  (
    await admin.call<{ patients: ListedPatient[] }>(
      `{ getPatientList(filters: { type: "active" }, metadata: { current: 1, pageSize: 100 }) { status patients { _id progress deviceprogress } } }`,
    )
  ).answer.patients;

/** Returns 600 days of the calendar, two months at a time; no patient has earlier days. */
const daysOf = async (id: string) => {
  const document = `query ($p: ID!, $e: CalendarDate!, $s: CalendarDate!) {
    getDateRangeActivities(patientid: $p, startdate: $s, enddate: $e) { status activities { date
      exercise { due done } measurement { due done } questionnaire { due done } } } }`;
  const spans = Array.from({ length: 10 }, (_, at) => ({
    s: addDays(today, -60 * at - 59),
    e: addDays(today, -60 * at),
  }));
  const pages = await Promise.all(
    spans.map((span) => admin.call<{ activities: (Counts & { date: string })[] }>(document, { p: id, ...span })),
  );
  return pages.flatMap(({ answer }) => answer.activities);
};

/** Adds up days of the calendar; of today only done items count. */
const sumsOf = (days: readonly (Counts & { date: string })[]): Counts => {
  const sums = { exercise: { due: 0, done: 0 }, measurement: { due: 0, done: 0 }, questionnaire: { due: 0, done: 0 } };
  for (const day of days)
    for (const area of areas) {
      sums[area].due += day.date === today ? day[area].done : day[area].due;
      sums[area].done += day[area].done;
    }
  return sums;
};

/** Returns the slice of the exercise pie that contains a patient, of all time up to yesterday; undefined when nothing was due. */
const slices = async () => {
  const slice = "{ patientids }";
  const { answer } = await admin.call<{ exerciseSummary: Slices }>(
    `{ getPatientCompliance(filters: { enddate: "2026-11-19", type: "all" }) {
      status exerciseSummary { completed ${slice} partially ${slice} incomplete ${slice} } } }`,
  );
  const slices = Object.entries(answer.exerciseSummary);
  return (id: string) => slices.find(([, { patientids }]) => patientids.includes(id))?.[0];
};
const sliceOf = ({ due, done }: { due: number; done: number }): string | undefined => {
  if (due === 0) return undefined;
  if (done === 0) return "incomplete";
  return done === due ? "completed" : "partially";
};

const textOf = ({ text = "", parts = [] }: Part): string => [text, ...parts.map(textOf)].join(" ").trim();
const rowsOf = (part: Part): string[][] =>
  part.type === "TR" ? [(part.parts ?? []).map(textOf)] : (part.parts ?? []).flatMap(rowsOf);

const reportOf = async (world: World, id: string): Promise<readonly Part[]> => {
  const response = await fetch(`${world.url}/downloadreport`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ data: { id } }),
  });
  expect(response.status).toBe(200);
  return partsOf(Buffer.from(await response.arrayBuffer()));
};

const newestFlexion = async (id: string): Promise<Point | undefined> =>
  (
    await admin.call<{ series: Point[] }>(`{ getFlexionData(patientid: "${id}") { status series { date score } } }`)
  ).answer.series.at(-1);

const shareOf = ({ due, done }: { due: number; done: number }): number | null =>
  due === 0 ? null : Math.round((100 * done) / due);
const written = (counts: { due: number; done: number }): string =>
  counts.due === 0
    ? "NA"
    : `${counts.done.toLocaleString("en-US")} of ${counts.due.toLocaleString("en-US")} (${shareOf(counts)}%)`;

/** Asserts that the report has a value in its tile, in its chart's sentence and in the table of values. */
const expectFlexion = (parts: readonly Part[], rows: readonly string[][], { date, score }: Point): void => {
  const [value, day] = [`${score}°`, formatUs(calendarDate(date))];
  expect(parts.find(({ type, text }) => type === "P" && text?.startsWith("Flexion "))!.text).toContain(
    `Flexion ${value} ${day}`,
  );
  expect(parts.find(({ alt }) => alt?.startsWith("Flexion"))!.alt).toContain(`the newest ${value} on ${day}`);
  expect(rows.find(([first]) => first === day)!.join(" ")).toContain(value);
};

test("B114: a number of a patient is the same in list, pie, calendar, chart and report", async ({ world }) => {
  const [listed, pie] = await Promise.all([listOf(), slices()]);
  const some = fc.sample(fc.shuffledSubarray(listed, { minLength: 5, maxLength: 5 }), { numRuns: 1 })[0]!;
  for (const { _id: id, progress, deviceprogress } of some) {
    const [days, parts, flexion] = await Promise.all([daysOf(id), reportOf(world, id), newestFlexion(id)]);
    const sums = sumsOf(days);
    expect([progress, deviceprogress], id).toEqual([shareOf(sums.exercise), shareOf(sums.measurement)]);
    expect(pie(id), id).toBe(sliceOf(sumsOf(days.filter(({ date }) => date < today)).exercise));
    const rows = parts.filter(({ type }) => type === "Table").flatMap(rowsOf);
    const whole = rows.find(([first]) => first === "All weeks");
    expect(whole?.slice(1, 4) ?? ["NA", "NA", "NA"], id).toEqual(areas.map((area) => written(sums[area])));
    if (flexion) expectFlexion(parts, rows, flexion);
  }
});
