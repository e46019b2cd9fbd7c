import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type Bucket, bucketsOf } from "@restride/domain/progress/buckets.ts";
import { type ComplianceJoint, complianceFilterSchema } from "@restride/domain/progress/compliance-filter.ts";
import { type Span, spanOf } from "@restride/domain/progress/periods.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { ComplianceFilters } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PeriodCount, PeriodSums } from "../period-sums/period-sums.lookups.ts";
import type { BucketCount, ComplianceQueries, PatientSums } from "./compliance.queries.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly queries: ComplianceQueries;
  readonly periodSums: PeriodSums;
}

type Buckets = ReturnType<typeof bucketsOf>;
/** Returns the patients in a bucket of an area. */
type FindBucket = (area: keyof Buckets, bucket: Bucket) => { readonly count: number; readonly patientids: Id[] };

const earlierDate = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);

const placeInBuckets = (sums: PatientSums): Buckets & Pick<PatientSums, "patientId"> => ({
  patientId: sums.patientId,
  ...bucketsOf({
    exercise: { due: sums.exercise_due, done: sums.exercise_done },
    measurement: { due: sums.measurement_due, done: sums.measurement_done },
    questionnaire: { due: sums.questionnaire_due, done: sums.questionnaire_done },
  }),
});

const amongPatients =
  (patients: readonly ReturnType<typeof placeInBuckets>[]): FindBucket =>
  (area, bucket) => {
    const patientids = patients.filter((patient) => patient[area] === bucket).map(({ patientId }) => patientId);
    return { count: patientids.length, patientids };
  };

const amongCounts =
  (counts: readonly BucketCount[]): FindBucket =>
  (area, bucket) => ({
    count: counts.filter((count) => count[area] === bucket).reduce((sum, { patients }) => sum + patients, 0),
    patientids: [],
  });

const amongStoredCounts =
  (counts: readonly PeriodCount[]): FindBucket =>
  (area, bucket) => ({
    count: counts.find((count) => count.area === area && count.bucket === bucket)?.patients ?? 0,
    patientids: [],
  });

const summary = (find: FindBucket, area: keyof Buckets) => ({
  completed: find(area, "complete"),
  partially: find(area, "partial"),
  incomplete: find(area, "skipped"),
});

/**
 * Makes the use case that returns the clinic's compliance in a range of days that ends with yesterday at the latest: of a period of the page from stored
 * counts, of other days from the progress stored per patient and day. The patients of a bucket are read only if their ids are requested.
 */
export const makeGetCompliance = ({ db, clock, queries, periodSums }: Deps) => {
  const finder = async (scope: CustomerScope, span: Span, joint: ComplianceJoint, withIds: boolean) => {
    if (withIds) return amongPatients((await queries.sums(scope, span, joint)).map(placeInBuckets));
    const period = await periodSums.find(scope, span);
    if (period !== null) return amongStoredCounts(await periodSums.counts(scope, period, joint));
    return amongCounts(await queries.counts(scope, span, joint));
  };
  return (scope: CustomerScope, filterInput: ComplianceFilters, withIds: boolean) =>
    db.transaction(scope, async () => {
      const filter = parseOrRefuse(complianceFilterSchema, filterInput);
      if (isRefusal(filter)) return filter;
      const { today } = await clock(scope);
      const from = filter.startdate ?? null;
      const to = earlierDate(filter.enddate ?? spanOf("all", today).to, addDays(today, -1));
      const find = await finder(scope, { from, to }, filter.type ?? "all", withIds);
      return {
        startdate: from,
        enddate: to,
        overAllSummary: summary(find, "overall"),
        exerciseSummary: summary(find, "exercise"),
        measurementSummary: summary(find, "measurement"),
        feedBackSummary: summary(find, "questionnaire"),
      };
    });
};
