import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientPanelQueries } from "./patient-panel.queries.ts";

interface Deps {
  readonly panel: PatientPanelQueries;
  readonly noteRead: NoteRead;
}

/** Makes the use case that returns a patient's complete phone number, for the field that edits it; everywhere else it is masked. */
export const makeGetPatientPhone =
  ({ panel, noteRead }: Deps) =>
  async (scope: CustomerScope, patientId: Id) => {
    const patient = await panel.patient(scope, patientId);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getPatientPhone");
    return { phone: patient.phone };
  };
