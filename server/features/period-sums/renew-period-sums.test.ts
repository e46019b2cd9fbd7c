import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import type { PeriodSumsStore } from "./period-sums.store.ts";
import { renewPeriodSums } from "./renew-period-sums.ts";

const [first, second] = ["1", "2"].map((number) => testId(`0192f000-0000-7000-8000-00000000000${number}`));
const today = calendarDate("2026-11-30");

test("a clinic that cannot be renewed holds no other up, and the job has failed", async () => {
  const countedIds: string[] = [];
  const store = {
    acrossCustomersOutdated: async () => [first!, second!].map((customerId) => ({ customerId, today })),
    replaceSpans: async ({ customerId }) => {
      if (customerId === first) throw new Error("canceling statement due to lock timeout");
    },
    nextPatients: async () => [],
    count: async ({ customerId }) => void countedIds.push(customerId),
  } as Partial<Record<keyof PeriodSumsStore, (scope: { customerId: string }) => Promise<unknown>>>;
  const job = renewPeriodSums({ store: store as unknown as PeriodSumsStore, now: () => 0 });
  await expect(job.run()).rejects.toThrow("lock timeout");
  expect(countedIds).toEqual([second]);
});
