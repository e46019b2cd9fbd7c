import { Role } from "@restride/domain/access/roles.ts";
import { customerScope } from "@restride/domain/access/scope.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { makeGetEngagement } from "./get-engagement.ts";

const clinicOf = (customerId: string, surgeonIds: readonly string[] | null = null) =>
  customerScope({
    userId: "u" as Id,
    role: surgeonIds ? Role.surgeon : Role.admin,
    application: "AdminWeb",
    customerId: customerId as Id,
    companyId: null,
    surgeonIds: surgeonIds as readonly Id[] | null,
    customerIds: null,
    patientId: null,
  })!;

const noSums = async () => ({ total: 0, due: 0, done: 0 });

test("both areas of the same days are read once; another range, another surgeon and another clinic are each read by themselves", async () => {
  const read: string[] = [];
  const engagement = makeGetEngagement({
    clock: Object.assign(async () => ({ today: calendarDate("2026-11-20"), timeZone: "America/Chicago", now: 0 }), {
      forget: () => undefined,
    }),
    queries: {
      engaged: async ({ customerId, surgeonIds }, { from }) => {
        read.push([customerId, surgeonIds, from].join(" "));
        const name = `${customerId} ${surgeonIds}`;
        return [{ _id: name as Id, name, exercise: { due: 2, done: 2 }, measurement: { due: 1, done: 0 } }];
      },
      outcomes: async () => [],
      areOutcomesCounted: async () => false,
      countedOutcomes: async () => [],
    },
    periodSums: { find: async () => null, counts: async () => [], total: noSums, patients: async () => [] },
  });
  const [exercises, measurements, ...others] = await Promise.all([
    engagement.activities(clinicOf("c1"), 7, false),
    engagement.measurements(clinicOf("c1"), 7, false),
    engagement.activities(clinicOf("c1"), 1, false),
    engagement.activities(clinicOf("c1", ["s1"]), 7, false),
    engagement.activities(clinicOf("c1", ["s2"]), 7, false),
    engagement.activities(clinicOf("c2"), 7, false),
  ]);
  const days = ["c1  2026-11-13", "c1  2026-11-19", "c1 s1 2026-11-13", "c1 s2 2026-11-13", "c2  2026-11-13"];
  expect(read).toEqual(days);
  expect(exercises).toMatchObject({ complete: { count: 1 }, skipped: { count: 0 } });
  expect(measurements).toMatchObject({ meacomplete: { count: 0 }, measkipped: { count: 1 } });
  const names = ["c1 null", "c1 s1", "c1 s2", "c2 null"];
  expect(others).toMatchObject(names.map((name) => ({ complete: { patients: [{ name }] } })));
});
