import { Role } from "@restride/domain/access/roles.ts";
import { type CustomerScope, customerScope } from "@restride/domain/access/scope.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { makeGetScoreSeries } from "./get-score-series.ts";

const surgeon = (surgeonId: string): CustomerScope =>
  customerScope({
    userId: surgeonId as Id,
    role: Role.surgeon,
    application: "AdminWeb",
    customerId: "c1" as Id,
    companyId: null,
    surgeonIds: [surgeonId as Id],
    customerIds: null,
    patientId: null,
  })!;

test("charts of a patient are read together, for each surgeon and each patient by themselves; every chart is noted", async () => {
  const [read, noted]: [string[], string[]] = [[], []];
  const series = makeGetScoreSeries({
    clock: Object.assign(async () => ({ today: calendarDate("2026-11-20"), timeZone: "America/Chicago", now: 0 }), {
      forget: () => undefined,
    }),
    noteRead: Object.assign(
      (_: CustomerScope, patientId: Id, operation: string) => void noted.push(`${patientId} ${operation}`),
      { written: async () => undefined },
    ),
    patients: {
      planOf: async ({ surgeonIds }: CustomerScope, patientId: Id) => {
        read.push(`${surgeonIds} ${patientId}`);
        const own = surgeonIds?.[0] === "s1";
        return own ? { surgeryDate: calendarDate("2026-11-01"), active: true, holds: [], inactive: [] } : undefined;
      },
    } as Parameters<typeof makeGetScoreSeries>[0]["patients"],
    scores: { filledForms: async () => [], motionReadings: async () => [] },
  });
  const answers = await Promise.all([
    series(surgeon("s1"), "p1" as Id, "oks", "getOksData"),
    series(surgeon("s1"), "p1" as Id, "pain", "getPainData"),
    series(surgeon("s2"), "p1" as Id, "pain", "getPainData"),
    series(surgeon("s1"), "p2" as Id, "pain", "getPainData"),
  ]);
  expect(read).toEqual(["s1 p1", "s2 p1", "s1 p2"]);
  expect(answers.map((answer) => "series" in answer)).toEqual([true, true, false, true]);
  expect(noted.toSorted()).toEqual(["p1 getOksData", "p1 getPainData", "p2 getPainData"]);
});
