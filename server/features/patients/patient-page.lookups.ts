import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import { lastScores, patientFacts } from "./patient-facts.ts";
import type { PatientPanelViews } from "./patient-panel.views.ts";

interface Needs {
  readonly panel: PatientPanelViews;
  readonly clock: ClinicClock;
}

export type OpenedPatient = ReturnType<typeof patientFacts> & { readonly lastscores: ReturnType<typeof lastScores> };

/** A patient's facts for documents and pages of other features. Taking them is logged as reading the record, by the operation's name. */
export const makePatientPages = ({ panel, clock }: Needs) => ({
  openPatient: async (scope: CustomerScope, patientId: string, operation: string) => {
    const patient = await panel.patient(scope, patientId);
    if (!patient) return refuse("This patient was not found.");
    const time = await clock(scope);
    await panel.noteRead(scope, patientId, operation, new Date(time.now).toISOString());
    return { ...patientFacts(patient, time), lastscores: lastScores(patient) };
  },
});

export type PatientPages = ReturnType<typeof makePatientPages>;
