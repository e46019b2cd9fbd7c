import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import { lastScores, patientFacts } from "./patient-facts.ts";
import type { PatientPanelViews } from "./patient-panel.views.ts";
import type { NoteRead } from "./patient-reads.lookups.ts";

interface Needs {
  readonly panel: PatientPanelViews;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

export type OpenedPatient = ReturnType<typeof patientFacts> & { readonly lastscores: ReturnType<typeof lastScores> };

/** A patient's facts for documents and pages of other features. Taking them is logged as reading the record, by the operation's name. */
export const makePatientPages = ({ panel, clock, noteRead }: Needs) => ({
  openPatient: async (scope: CustomerScope, patientId: string, operation: string) => {
    const patient = await panel.patient(scope, patientId);
    if (!patient) return refuse(patientTexts.notFound);
    const time = await clock(scope);
    await noteRead(scope, patientId, operation);
    return { ...patientFacts(patient, time), lastscores: lastScores(patient) };
  },
});

export type PatientPages = ReturnType<typeof makePatientPages>;
