import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ItemsOn } from "../calendar/calendar.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import { makeDrillDownDays } from "./drill-down-days.ts";
import { makeDrillDownForms } from "./drill-down-forms.ts";
import { makeDrillDownQueries } from "./drill-down.queries.ts";
import { makeGetCounted } from "./get-counted.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly itemsOn: ItemsOn;
  readonly noteRead: NoteRead;
  readonly periodSums: PeriodSums;
  readonly recordings: Recordings;
}

/** Feature with the patients and days behind the counts on screens. */
export const drillDownFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeDrillDownQueries(featureDeps.db) };
  const getCounted = makeGetCounted({
    ...deps,
    drillDownDays: makeDrillDownDays(deps),
    drillDownForms: makeDrillDownForms(deps.queries),
  });
  return { resolvers: { Query: { getCounted: (request, { scope, viewer }) => getCounted(scope, viewer, request) } } };
};
