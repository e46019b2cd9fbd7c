import { metricFilter, type PopulationMetric } from "@restride/domain/drill-down/metric.ts";
import { engagementRanges } from "@restride/domain/home/engagement.ts";
import { metricWeeks } from "@restride/domain/drill-down/metric-filter.ts";
import { complianceJoints } from "@restride/domain/progress/compliance-filter.ts";
import { calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { fillWithSeed } from "../../../dev-env/seed/fill.ts";
import { seedLogins } from "../../../dev-env/seed/people/logins.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

interface Person {
  _id: string;
  name: string;
  due: number;
  done: number;
}
interface Item {
  name: string;
  area: string;
  status: boolean;
  times: number;
  timesDone: number;
  doneAt: string[];
}
interface CountAnswer {
  status: string;
  message: string;
  heading: string;
  area: string;
  sentence: string;
  asOf: string;
  total: number;
  due: number;
  done: number;
  people: Person[];
  person: Person;
  days: { date: string; due: number; done: number; items: Item[] }[];
}

const document = `query ($n: CountedNumber!, $p: ID, $m: PageInput) { getCounted(number: $n, patientid: $p, metadata: $m) { status message
  heading area sentence asOf total due done people { _id name due done } person { _id name due done }
  days { date due done items { name area status times timesDone doneAt } } } }`;
const pageSize = 100;
const open = async (who: Caller, n: object, p: string | null = null, current = 1): Promise<CountAnswer> =>
  (await who.call<CountAnswer>(document, { n, p, m: { current, pageSize } })).answer;

const buckets = ["skipped", "partial", "complete", "due"] as const;
const everyMetric: PopulationMetric[] = [
  ...(["exercise", "measurement", "questionnaire", "overall"] as const).flatMap((area) =>
    buckets.flatMap((bucket) =>
      metricWeeks.flatMap((weeks) =>
        complianceJoints.map((joint) => ({ name: "compliance", area, bucket, weeks, joint }) as const),
      ),
    ),
  ),
  ...(["exercise", "measurement"] as const).flatMap((area) =>
    buckets.flatMap((bucket) => engagementRanges.map((days) => ({ name: "engagement", area, bucket, days }) as const)),
  ),
];

const sumOf = (rows: readonly { due: number; done: number }[]) => ({
  due: rows.reduce((sum, { due }) => sum + due, 0),
  done: rows.reduce((sum, { done }) => sum + done, 0),
});

const today = calendarDate("2026-11-20");
const slices = { complete: "completed", partial: "partially", skipped: "incomplete" } as const;
const pies = {
  exercise: "exercise",
  measurement: "measurement",
  questionnaire: "feedBack",
  overall: "overAll",
} as const;

/** A screen shows many numbers of one answer, so each answer is requested once. */
const answers = new WeakMap<Caller, Map<string, Promise<unknown>>>();
const askOnce = <A>(who: Caller, text: string, variables: object = {}): Promise<A> => {
  const answersOfViewer = answers.get(who) ?? new Map<string, Promise<unknown>>();
  const words = JSON.stringify([text, variables]);
  const answer = answersOfViewer.get(words) ?? who.call<A>(text, variables).then((reply) => reply.answer);
  answers.set(who, answersOfViewer.set(words, answer));
  return answer as Promise<A>;
};
const everySlice = Object.values(pies)
  .map(
    (pie) =>
      `${pie}Summary { ${Object.values(slices)
        .map((slice) => `${slice} { count }`)
        .join(" ")} }`,
  )
  .join(" ");

/** Returns the count that the screens show for a number: a slice of a pie of the whole weeks before today, or a column of engagement. */
const shownNumber = async (who: Caller, number: PopulationMetric): Promise<number> => {
  if (number.bucket === "due") {
    const each = (["skipped", "partial", "complete"] as const).map((bucket) => shownNumber(who, { ...number, bucket }));
    return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
  }
  if (number.name === "engagement") {
    const [call, column] = {
      exercise: ["getLast7Activities", number.bucket],
      measurement: [
        "getLast7Measurements",
        { skipped: "measkipped", partial: "meapartial", complete: "meacomplete" }[number.bucket],
      ],
    }[number.area] as [string, string];
    const columns = (
      number.area === "exercise" ? Object.keys(slices) : ["measkipped", "meapartial", "meacomplete"]
    ).map((name) => `${name} { count }`);
    const answer = await askOnce<Record<string, { count: number }>>(
      who,
      `{ ${call}(range: ${number.days}) { ${columns.join(" ")} } }`,
    );
    return answer[column]!.count;
  }
  const sundays = { 0: null, 1: "2026-11-08", 2: "2026-11-01", 4: "2026-10-18" };
  const [pie, slice] = [`${pies[number.area]}Summary`, slices[number.bucket]];
  const answer = await askOnce<Record<string, Record<string, { count: number }>>>(
    who,
    `query ($f: ComplianceFilters!) { getPatientCompliance(filters: $f) { ${everySlice} } }`,
    { f: { startdate: sundays[number.weeks], enddate: "2026-11-14", type: number.joint } },
  );
  return answer[pie]![slice]!.count;
};

/** Returns all of a patient's days in a number. */
const allDays = async (who: Caller, number: object, patient: string): Promise<CountAnswer> => {
  const first = await open(who, number, patient);
  const days = [...first.days];
  for (let page = 2; days.length < first.total; page++) days.push(...(await open(who, number, patient, page)).days);
  return { ...first, days };
};

/** Asserts that each day has as many items as were due, and as many done items as were counted. */
const expectItemsOf = ({ days }: CountAnswer): void => {
  for (const { date, due, done, items } of days) {
    expect([date, items.length, items.filter(({ status }) => status).length]).toEqual([date, due, done]);
    for (const { area, timesDone, doneAt } of items) {
      expect(doneAt, area).toHaveLength(area === "exercise" ? Math.min(1, timesDone) : timesDone);
      for (const at of doneAt) expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  }
};

const roles = ["Admin", "Therapist", "Surgeon", "Medical Associate", "Company Admin", "Health Coach"];
const atHome = ["Admin", "Surgeon", "Medical Associate", "Company Admin"];

describe.each([5, 11])("in a world made by chance from %i", (seed) => {
  let world: World;
  const callers = new Map<string, Caller>();
  beforeAll(async () => {
    const fill = {
      name: `sixty patients ${seed}`,
      run: async (url: string, now: number) => void (await fillWithSeed(url, now, { patients: 60, seed })),
    };
    world = await startWorld({ fill, startAt: instantAt(today, 720, "America/Chicago") });
    const clinic = await world.owner.query("select customer_id from users where email = $1", [seedLogins[0]!.email]);
    for (const { role, email } of seedLogins.filter((login) => roles.includes(login.role))) {
      const who = await signIn(world, email);
      callers.set(role, /Company|Coach/.test(role) ? await enterClinic(world, who, clinic.rows[0].customer_id) : who);
    }
  });
  afterAll(() => world.close());

  test.each(roles)("every number of a %s is as large as what it opens to, and as its list", async (role) => {
    const who = callers.get(role)!;
    const numbers = role === "Surgeon" ? everyMetric : everyMetric.filter((_, at) => at % 7 === roles.indexOf(role));
    const sizes = new Set<number>();
    for (const number of numbers) {
      const opened = await open(who, number);
      const label = JSON.stringify([role, number]);
      expect(opened, label).toMatchObject({ status: "success", total: opened.people.length, ...sumOf(opened.people) });
      const list = await who.call<{ total: number; patients: { _id: string }[] }>(
        "query ($f: PatientFilters) { getPatientList(filters: $f, metadata: { pageSize: 100 }) { status total patients { _id } } }",
        { f: metricFilter(number) },
      );
      const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id).toSorted();
      expect(ids(opened.people), label).toEqual(ids(list.answer.patients));
      if (atHome.includes(role)) expect(opened.total, label).toBe(await shownNumber(who, number));
      sizes.add(opened.total);
    }
    expect(sizes.size).toBeGreaterThan(3);
  });

  test("a patient of a number opens to the days that were summed, and a day to its items as the schedule has them", async () => {
    const who = callers.get("Admin")!;
    let days = 0;
    for (const number of everyMetric.filter((_, at) => at % 11 === 0))
      for (const person of (await open(who, number)).people.slice(0, 4)) {
        const opened = await allDays(who, number, person._id);
        expect(opened.person).toEqual(person);
        expect(sumOf(opened.days), JSON.stringify([number, person])).toEqual({ due: person.due, done: person.done });
        expectItemsOf(opened);
        days += opened.days.length;
      }
    expect(days).toBeGreaterThan(100);
  });

  test("how far a patient is to date opens to the days behind the list's percentage", async () => {
    const who = callers.get("Admin")!;
    const { answer } = await who.call<{
      patients: { _id: string; progress: number | null; deviceprogress: number | null }[];
    }>("{ getPatientList(metadata: { pageSize: 50 }) { status patients { _id progress deviceprogress } } }");
    for (const { _id, progress, deviceprogress } of answer.patients)
      for (const [area, percent] of [
        ["exercise", progress],
        ["measurement", deviceprogress],
      ] as const) {
        const opened = await allDays(who, { name: "progress", area }, _id);
        const { due, done } = sumOf(opened.days);
        expect(due === 0 ? null : Math.round((done * 100) / due), JSON.stringify([_id, area])).toBe(percent);
        expect(opened).toMatchObject({
          heading: `${done.toLocaleString("en-US")} of ${due.toLocaleString("en-US")}`,
          due,
          done,
        });
        expectItemsOf(opened);
      }
  });

  test("a surgeon's numbers never open to a patient of another", async () => {
    const [admin, surgeon] = [callers.get("Admin")!, callers.get("Surgeon")!];
    const number = { name: "compliance", area: "overall", bucket: "partial", weeks: 0, joint: "all" } as const;
    const own = new Set((await open(surgeon, number)).people.map(({ _id }) => _id));
    const others = (await open(admin, number)).people.filter(({ _id }) => !own.has(_id));
    expect(own.size).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    for (const { _id } of others)
      expect(await open(surgeon, number, _id)).toMatchObject({
        status: "fail",
        message: "This patient was not found.",
      });
  });

  test("a number says what it counts and when it was counted", async () => {
    const who = callers.get("Admin")!;
    const number = { name: "compliance", area: "exercise", bucket: "partial", weeks: 2, joint: "knee" } as const;
    const opened = await open(who, number);
    expect(opened.area).toBe("Exercises");
    expect(opened.asOf).toMatch(/^2026-11-20T/);
    expect(opened.heading).toBe(`${opened.total} ${opened.total === 1 ? "knee" : "knees"}, partially completed`);
    expect(opened.sentence).toMatch(
      /^Active patients with a knee who finished some and not all of the exercises due from Sunday 11\/01\/2026 to Saturday 11\/14\/2026\./,
    );
  });

  test("what is no number, and a number of one patient without a patient, are answered with a sentence", async () => {
    const who = callers.get("Admin")!;
    const message = async (number: object) => (await open(who, number)).message;
    expect(await message({ name: "progress", area: "exercise" })).toBe("Choose a patient first.");
    expect(await message({ name: "engagement", area: "overall", bucket: "partial", days: 7 })).toBe(
      "This number cannot be opened.",
    );
    expect(await message({ name: "compliance", area: "exercise", bucket: "partial", weeks: 3, joint: "knee" })).toBe(
      "This number cannot be opened.",
    );
  });
});
