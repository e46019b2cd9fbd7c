import { liveEvents } from "@restride/domain/live-events.ts";
import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeClinicSubscription } from "./clinic-subscription.ts";

interface Deps extends Platform {
  readonly patients: PatientContacts;
}

/** Feature with the news of a clinic for whoever has it on screen. */
export const clinicActivityFeature = (deps: Deps): Feature => {
  const clinicSubscription = makeClinicSubscription({ ...deps, liveEvents });
  return {
    resolvers: {
      Subscription: {
        onClinicActivity: ({ since }, { scope, viewer, ended }) =>
          clinicSubscription(scope, viewer.role, since ?? null, ended),
      },
    },
  };
};
