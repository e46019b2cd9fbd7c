import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import { lastScores, patientFacts } from "./patient-facts.ts";
import type { PatientPanelViews } from "./patient-panel.views.ts";

interface Needs {
  readonly panel: PatientPanelViews;
  readonly clock: ClinicClock;
}

export type ReportPatient = ReturnType<typeof patientFacts> & { readonly lastscores: ReturnType<typeof lastScores> };

/** A patient's facts for documents of other features. Taking them is logged as reading the record. */
export const makePatientPages = ({ panel, clock }: Needs) => ({
  patientForReport: async (scope: CustomerScope, patientId: string) => {
    const patient = await panel.patient(scope, patientId);
    if (!patient) return refuse("This patient was not found.");
    const time = await clock(scope);
    await panel.noteRead(scope, patientId, "downloadReport", new Date(time.now).toISOString());
    return { ...patientFacts(patient, time), lastscores: lastScores(patient) };
  },
});

export type PatientPages = ReturnType<typeof makePatientPages>;
