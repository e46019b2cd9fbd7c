import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import { makeStartReports } from "./start-reports.ts";

type Deps = Parameters<typeof makeStartReports>[0];

const numbered = (number: number) => testId(`0192f000-00ec-7000-8000-${String(number).padStart(12, "0")}`);
const scope = systemCustomerScope(numbered(1), "test");
const viewer = { userId: numbered(2), role: Role.admin } as Viewer;

/** Starts reports of as many patients as the filters match. Returns the answer and the patients of the jobs that began. */
const startOf = async (count: number) => {
  const jobs: number[] = [];
  const deps = {
    db: { transaction: (_: unknown, work: () => Promise<void>) => work() },
    clock: () => Promise.resolve({ now: 0, today: "2026-11-20" }),
    patients: { matchingIds: () => Promise.resolve(Array.from({ length: count }, (_, at) => numbered(at + 10))) },
    jobs: {
      add: async (_: unknown, { patientIds }: { patientIds: readonly string[] }) => void jobs.push(patientIds.length),
    },
    queue: () => Promise.resolve(),
    rateLimits: { take: () => Promise.resolve(0) },
    newId: () => numbered(3),
  } as unknown as Deps;
  const { message } = await makeStartReports(deps)(scope, viewer, { filters: {}, notes: false, answers: false });
  return [message, jobs];
};

test("filters that match 500 patients start their reports, and those that match more are refused", async () => {
  const [, jobs] = await startOf(500);
  expect(jobs).toEqual([500]);
  expect(await startOf(501)).toEqual(["Choose up to 500 patients.", []]);
});

test("filters that match nobody start nothing", async () => {
  expect(await startOf(0)).toEqual(["Please select patients.", []]);
});
