import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ItemsOn } from "../calendar/calendar.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import { makeCountedDays } from "./counted-days.ts";
import { makeCountedForms } from "./counted-forms.ts";
import { makeCountedQueries } from "./counted.queries.ts";
import { makeGetCounted } from "./get-counted.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly itemsOn: ItemsOn;
  readonly noteRead: NoteRead;
  readonly recordings: Recordings;
}

/** Feature with the patients and days behind the counts on screens. */
export const countedFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeCountedQueries(featureDeps.db) };
  const getCounted = makeGetCounted({
    ...deps,
    countedDays: makeCountedDays(deps),
    countedForms: makeCountedForms(deps.queries),
  });
  return { resolvers: { Query: { getCounted: (request, { scope, viewer }) => getCounted(scope, viewer, request) } } };
};
