import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { RecordedDiagnoses } from "./diagnoses.lookups.ts";

interface Deps {
  readonly patients: PatientContacts;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly noteRead: NoteRead;
}

/** Makes the use case that returns the diagnoses of a patient, newest first. */
export const makeListDiagnoses =
  ({ patients, recordedDiagnoses, noteRead }: Deps) =>
  async (scope: CustomerScope, patientId: Id) => {
    const [patient, diagnoses] = await Promise.all([
      patients.contactOf(scope, patientId),
      recordedDiagnoses(scope, patientId),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getPatientDiagnoses");
    const createdAt = diagnoses.at(-1)?.addedAt ?? null;
    const updatedAt =
      diagnoses
        .map((each) => each.updatedAt)
        .toSorted()
        .at(-1) ?? null;
    return { data: { _id: patientId, patientId, diagnoses, createdAt, updatedAt } };
  };

export type ListDiagnoses = ReturnType<typeof makeListDiagnoses>;
