import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { lastScores, patientFacts } from "./patient-facts.ts";
import { makePatientPanelQueries } from "./patient-panel.queries.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

export type OpenedPatient = ReturnType<typeof patientFacts> & { readonly lastscores: ReturnType<typeof lastScores> };

/** Returns a patient's facts for PDFs and pages of other features. A call is logged as a read of the record, under the operation's name. */
export const makePatientPages = ({ db, clock, noteRead }: Deps) => {
  const panel = makePatientPanelQueries(db);
  return {
    openPatient: async (scope: CustomerScope, patientId: Id, operation: string) => {
      const [patient, time] = await Promise.all([panel.patient(scope, patientId), clock(scope)]);
      if (!patient) return refuse(patientTexts.notFound);
      noteRead(scope, patientId, operation);
      return { ...patientFacts(patient, time), lastscores: lastScores(patient) };
    },
  };
};

export type PatientPages = ReturnType<typeof makePatientPages>;
