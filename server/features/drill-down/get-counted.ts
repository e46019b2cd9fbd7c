import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import {
  type DueMetric,
  metricSchema,
  metricQuery,
  isOutcome,
  isPopulation,
  type PopulationMetric,
  metricSpan,
} from "@restride/domain/drill-down/metric.ts";
import { metricAreaLabel, metricHeading, metricSentence } from "@restride/domain/drill-down/metric-texts.ts";
import { countsLabel } from "@restride/domain/progress/percent.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Page, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetCountedArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { makeOpenCount } from "./open-count.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import type { DrillDownQueries } from "./drill-down.queries.ts";
import { type DrillDownDays, toPatientResult } from "./drill-down-days.ts";
import type { DrillDownForms } from "./drill-down-forms.ts";
import * as texts from "./drill-down-texts.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly periodSums: PeriodSums;
  readonly queries: DrillDownQueries;
  readonly drillDownDays: DrillDownDays;
  readonly drillDownForms: DrillDownForms;
  readonly now: () => number;
}

/** Makes the use case that returns the patients of a count, or the days of one patient. */
export const makeGetCounted = ({ clock, queries, periodSums, drillDownDays, drillDownForms, now }: Deps) => {
  const openCount = makeOpenCount({ queries, periodSums });
  const people = async (scope: CustomerScope, number: PopulationMetric, today: CalendarDate, page: Page) => {
    const { people: rows, ...sums } = await openCount(scope, metricQuery(number, today), page);
    return { ...sums, people: rows.map((row) => ({ ...row, ...toPatientResult(row, today) })) };
  };
  const open = (scope: CustomerScope, number: DueMetric, patientId: Id | null, today: CalendarDate, page: Page) => {
    if (patientId !== null) return drillDownDays(scope, number, patientId, today, page);
    return isPopulation(number) ? people(scope, number, today, page) : refuse(texts.chooseAPatientFirst);
  };
  return async (
    scope: CustomerScope,
    viewer: Viewer,
    { number: numberInput, patientid, metadata }: QueryGetCountedArgs,
  ) => {
    const number = parseOrRefuse(metricSchema, numberInput);
    if (isRefusal(number)) return number;
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const { today } = await clock(scope);
    const asOf = instantOf(now());
    if (isOutcome(number)) {
      if ((patientid ?? null) !== null) return refuse(texts.outcomesAreNotForOnePatient);
      const forms = await drillDownForms(scope, viewer, number, today, page);
      return isRefusal(forms) ? forms : { ...forms, asOf };
    }
    const openNumber = await open(scope, number, patientid ?? null, today, page);
    if (isRefusal(openNumber)) return openNumber;
    return {
      ...openNumber,
      heading:
        "people" in openNumber && isPopulation(number)
          ? metricHeading(number, openNumber.total)
          : countsLabel(openNumber),
      area: metricAreaLabel(number),
      sentence: metricSentence(number, metricSpan(number, today)),
      asOf,
    };
  };
};
