import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeGetRecovery } from "./get-recovery.ts";
import { makeCorridors, planCorridors } from "./make-corridors.ts";
import type { ReadRecovery } from "./recovery.lookups.ts";
import { makeRecoveryStore } from "./recovery.store.ts";
import { makeRecoveryQueries } from "./recovery.queries.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
  readonly patients: PatientContacts;
  readonly readRecovery: ReadRecovery;
}

/** How patients recover beside others of their clinic. */
export const recoveryFeature = (featureDeps: Deps): Feature => {
  const deps = {
    ...featureDeps,
    queries: makeRecoveryQueries(featureDeps.db),
    store: makeRecoveryStore(featureDeps.db),
  };
  const getRecovery = makeGetRecovery(deps);
  return {
    resolvers: { Query: { getRecovery: ({ patientid }, { scope }) => getRecovery(scope, patientid) } },
    jobs: [makeCorridors(deps)],
    timed: [planCorridors(deps)],
  };
};
