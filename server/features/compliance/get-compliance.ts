import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type Bucket, bucketsOf } from "@restride/domain/progress/buckets.ts";
import { complianceFiltersSchema } from "@restride/domain/progress/compliance-filters.ts";
import { spanOf } from "@restride/domain/progress/periods.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { ComplianceFilters } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { ComplianceViews, PatientSums } from "./compliance.views.ts";

interface Needs {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly views: ComplianceViews;
}

type Placed = ReturnType<typeof bucketsOf> & { readonly patientId: Id };

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);

const place = (sums: PatientSums): Placed => ({
  patientId: sums.patientId,
  ...bucketsOf({
    exercise: { due: sums.exercise_due, done: sums.exercise_done },
    measurement: { due: sums.measurement_due, done: sums.measurement_done },
    questionnaire: { due: sums.questionnaire_due, done: sums.questionnaire_done },
  }),
});

const summary = (patients: readonly Placed[], area: keyof Omit<Placed, "patientId">) => {
  const bucket = (wanted: Bucket) => {
    const patientids = patients.filter((patient) => patient[area] === wanted).map(({ patientId }) => patientId);
    return { count: patientids.length, patientids };
  };
  return { completed: bucket("complete"), partially: bucket("partial"), incomplete: bucket("skipped") };
};

/** The clinic's compliance in a range of days that ends with yesterday at the latest, from the progress that is kept per patient and day. */
export const makeGetCompliance =
  ({ db, clock, views }: Needs) =>
  (scope: CustomerScope, asked: ComplianceFilters) =>
    db.transaction(scope, async () => {
      const filters = parseOrRefuse(complianceFiltersSchema, asked);
      if (isRefusal(filters)) return filters;
      const { today } = await clock(scope);
      const from = filters.startdate ?? null;
      const to = earlier(filters.enddate ?? spanOf("all", today).to, addDays(today, -1));
      const joint = filters.type === "all" ? null : (filters.type ?? null);
      const placed = (await views.sums(scope, { from, to }, joint)).map(place);
      return {
        startdate: from,
        enddate: to,
        overAllSummary: summary(placed, "overall"),
        exerciseSummary: summary(placed, "exercise"),
        measurementSummary: summary(placed, "measurement"),
        feedBackSummary: summary(placed, "questionnaire"),
      };
    });
