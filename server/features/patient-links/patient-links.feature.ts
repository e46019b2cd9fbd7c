import { systemScope } from "@restride/domain/access/scope.ts";
import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";
import { makeEndPatientLink } from "./end-patient-link.ts";
import { makeListPatientLinks } from "./list-patient-links.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import { makePatientLinksQueries } from "./patient-links.queries.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly nameOfStaff: NameOfStaff;
  readonly noteRead: NoteRead;
  readonly patientLinks: PatientLinks;
  readonly patients: PatientContacts;
  readonly viewers: Viewers;
}

/** Timed job that removes links every night after their end. */
const tidyPatientLinks = (patientLinks: PatientLinks): TimedJob => ({
  name: "tidy-patient-links",
  crontab: "43 4 * * *",
  run: async () => void (await patientLinks.removeEnded(systemScope("tidy-patient-links"))),
});

/** Feature that lists and ends links to the data of patients. */
export const patientLinksFeature = (platform: Deps): Feature => {
  const deps = { ...platform, queries: makePatientLinksQueries(platform.db) };
  const listPatientLinks = makeListPatientLinks(deps);
  const endPatientLink = makeEndPatientLink(deps);
  return {
    resolvers: {
      Query: {
        getPatientLinks: ({ patientid }, { scope, viewer, sessionId }) =>
          listPatientLinks(scope, viewer, patientid, sessionId),
      },
      Mutation: {
        endPatientLink: (input, { scope, viewer, sessionId }) => endPatientLink(scope, viewer, input, sessionId),
      },
    },
    timed: [tidyPatientLinks(platform.patientLinks)],
  };
};
