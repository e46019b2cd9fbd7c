import { engagementRanges } from "@restride/domain/home/engagement.ts";
import { complianceJoints } from "@restride/domain/progress/compliance-filter.ts";
import { spanOf } from "@restride/domain/progress/periods.ts";
import { calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { fillWithSeed } from "../../../dev-env/seed/fill.ts";
import { seedLogins } from "../../../dev-env/seed/people/logins.ts";
import { sharedWorldTest as base } from "../../../dev-env/world-test.ts";

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
let surgeon: Caller;
test.beforeAll(async ({ world }) => {
  const login = (role: string) => signIn(world, seedLogins.find((each) => each.role === role)!.email);
  [admin, surgeon] = [await login("Admin"), await login("Surgeon")];
});

const listed = async (filters: object, who = admin) => {
  const document = `query ($f: PatientFilters) { getPatientList(filters: $f, metadata: { current: 1, pageSize: 100 }) { status message total patients { _id } } }`;
  const { answer, errors } = await who.call<{ total: number; patients: { _id: string }[] }>(document, { f: filters });
  expect(errors).toEqual([]);
  expect(answer.total).toBe(answer.patients.length);
  return answer.patients.map(({ _id }) => _id).toSorted();
};

type Bucket = { count: number; patientids: string[] };
type Pies = Record<string, Record<"completed" | "partially" | "incomplete", Bucket>>;
const pies = `query ($f: ComplianceFilters!) { getPatientCompliance(filters: $f) { status enddate
  overAllSummary { ...s } exerciseSummary { ...s } measurementSummary { ...s } feedBackSummary { ...s } } }
  fragment s on ComplianceSummary { completed { count patientids } partially { count patientids } incomplete { count patientids } }`;
const slices = { completed: "complete", partially: "partial", incomplete: "skipped" } as const;
const areas = {
  exerciseSummary: "exercise",
  measurementSummary: "measurement",
  feedBackSummary: "questionnaire",
  overAllSummary: "overall",
};
const weeks = { "1w": 1, "2w": 2, "4w": 4, all: 0 } as const;

const counted = async (who: Caller, period: keyof typeof weeks, type: string) => {
  const { from, to } = spanOf(period, today);
  return (await who.call<Pies>(pies, { f: { startdate: from, enddate: to, type } })).answer;
};

describe("the list of a count shows exactly the patients counted", () => {
  test("B114 C082: each slice of each pie, for each period and joint", async () => {
    const sizes = new Set<number>();
    for (const period of ["1w", "2w", "4w", "all"] as const)
      for (const joint of complianceJoints) {
        const counts = await counted(admin, period, joint);
        for (const [summary, area] of Object.entries(areas))
          for (const [slice, bucket] of Object.entries(slices)) {
            const { count, patientids } = counts[summary]![slice as keyof typeof slices];
            const listFilters = { type: "active", compliance: `${area}.${bucket}`, weeks: weeks[period], joint };
            const list = await listed(listFilters);
            expect(list, JSON.stringify(listFilters)).toEqual(patientids.toSorted());
            expect(list).toHaveLength(count);
            sizes.add(count);
          }
      }
    expect(sizes.size).toBeGreaterThan(5);
  });

  test("B114: each column of engagement, for each range of days", async () => {
    const bucket = "{ count patientids }";
    for (const days of engagementRanges) {
      const activity = (
        await admin.call<Record<string, Bucket>>(
          `{ getLast7Activities(range: ${days}) { skipped ${bucket} partial ${bucket} complete ${bucket} } }`,
        )
      ).answer;
      const measurement = (
        await admin.call<Record<string, Bucket>>(
          `{ getLast7Measurements(range: ${days}) { skipped: measkipped ${bucket} partial: meapartial ${bucket} complete: meacomplete ${bucket} } }`,
        )
      ).answer;
      for (const [area, areaSlices] of Object.entries({ exercise: activity, measurement }))
        for (const state of ["skipped", "partial", "complete"]) {
          const list = await listed({ type: "active", engagement: `${area}.${state}`, days });
          expect(list, `${area}.${state} ${days}`).toEqual(areaSlices[state]!.patientids.toSorted());
        }
    }
  });

  test("a surgeon's list is of the own patients, and what is left out is what the page starts with", async () => {
    const counts = await counted(surgeon, "2w", "knee");
    const own = await listed({ compliance: "exercise.partial" }, surgeon);
    expect(own).toEqual(counts.exerciseSummary!.partially.patientids.toSorted());
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan((await listed({ compliance: "exercise.partial" })).length);
  });

  test("B114 C082: counts combine with each other and with other filters; inactive patients are in no count", async () => {
    const all = { compliance: "overall.partial", weeks: 4, joint: "all" };
    const [partial, hips, engaged] = [
      await listed(all),
      await listed({ surgerytype: "hip" }),
      await listed({ engagement: "exercise.partial", days: 7 }),
    ];
    expect(await listed({ ...all, surgerytype: "hip" })).toEqual(partial.filter((id) => hips.includes(id)));
    expect(await listed({ ...all, engagement: "exercise.partial", days: 7 })).toEqual(
      partial.filter((id) => engaged.includes(id)),
    );
    expect(await listed({ ...all, type: "all" })).toEqual(partial);
    expect(await listed({ ...all, type: "inactive" })).toEqual([]);
  });

  test("what is no count is refused with a sentence", async () => {
    const { answer } = await admin.call(
      `{ getPatientList(filters: { compliance: "exercise.none" }) { status message } }`,
    );
    expect(answer).toMatchObject({
      status: "fail",
      message: "Please choose an area and skipped, partial or complete.",
    });
  });
});

test("numbers A8: a range of compliance ends with yesterday at the latest, and one that lies ahead counts nobody", async () => {
  const askRange = async (startdate: string, enddate: string) =>
    (await admin.call<Pies>(pies, { f: { startdate, enddate, type: "all" } })).answer;
  const { overAllSummary: ahead, enddate } = await askRange("2026-11-20", "2026-12-03");
  expect(enddate).toBe("2026-11-19");
  expect(Object.values(ahead!).map(({ count }) => count)).toEqual([0, 0, 0]);
  expect(await askRange("2026-11-15", "2026-12-03")).toEqual(await askRange("2026-11-15", "2026-11-19"));
});
