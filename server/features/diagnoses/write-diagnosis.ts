import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { diagnosisForm, maxDiagnosesAtOnce, writtenCode } from "@restride/domain/diagnoses/diagnosis.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { isStale } from "@restride/domain/values/version.ts";
import { z } from "zod";
import type { DiagnosisChangeInput, DiagnosisInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { DiagnosesStore, StoredDiagnosis } from "./diagnoses.store.ts";
import type { ListDiagnoses } from "./list-diagnoses.ts";
import { diagnosisTexts } from "@restride/domain/diagnoses/diagnosis-texts.ts";
import * as texts from "./diagnoses-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: DiagnosesStore;
  readonly patients: PatientContacts;
  readonly listDiagnoses: ListDiagnoses;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

const added = z
  .array(diagnosisForm)
  .min(1, diagnosisTexts.notFound)
  .max(maxDiagnosesAtOnce, texts.atMostAtOnce(maxDiagnosesAtOnce));

/** Returns the use cases that add, change, delete and restore the diagnoses of an active patient. */
export const makeWriteDiagnosis = ({ db, store, patients, listDiagnoses, domainEvents, now }: Deps) => {
  const at = () => instantOf(now());

  /** Runs work about the diagnoses of a patient who is in sight and active; a refusal rolls back all of it. */
  const writing = (
    scope: CustomerScope,
    patientId: Id,
    message: string,
    write: (storedDiagnoses: readonly StoredDiagnosis[]) => Promise<Refusal | undefined> | Refusal | undefined,
  ) =>
    db.transactionIf(
      scope,
      (answer) => !isRefusal(answer),
      async () => {
        const [patient, storedDiagnoses] = await Promise.all([
          patients.contactOf(scope, patientId),
          store.storedDiagnoses(scope, patientId),
        ]);
        if (!patient) return refuse(patientTexts.notFound);
        if (!patient.active) return refuse(diagnosisTexts.inactive);
        const refusal = await write(storedDiagnoses);
        if (refusal) return refusal;
        const answer = await listDiagnoses(scope, patientId);
        await domainEvents.record(scope, {
          kind: "DiagnosesChanged",
          subjectId: patientId,
          data: { by: scope.userId },
        });
        return { ...answer, message };
      },
    );

  const add = (scope: CustomerScope, patientId: Id, input: readonly DiagnosisInput[]) =>
    writing(scope, patientId, diagnosisTexts.added, async () => {
      const diagnoses = parseOrRefuse(added, input);
      if (isRefusal(diagnoses)) return diagnoses;
      for (const diagnosis of diagnoses)
        if (!(await store.add(scope, patientId, diagnosis, at())))
          return refuse(diagnosisTexts.already(diagnosis.dxCode));
      return undefined;
    });

  const addOne = (scope: CustomerScope, patientId: Id, input: DiagnosisInput) => {
    const diagnosis = parseOrRefuse(diagnosisForm, input);
    return isRefusal(diagnosis) ? Promise.resolve(diagnosis) : add(scope, patientId, [input]);
  };

  const change = (scope: CustomerScope, patientId: Id, { originalDxCode, version, ...input }: DiagnosisChangeInput) =>
    writing(scope, patientId, diagnosisTexts.updated, (storedDiagnoses) => {
      const diagnosis = parseOrRefuse(diagnosisForm, input);
      if (isRefusal(diagnosis)) return diagnosis;
      const recorded = (code: string) => storedDiagnoses.find(({ dxCode, deleted }) => dxCode === code && !deleted);
      const recordedDiagnosis = recorded(originalDxCode);
      if (!recordedDiagnosis) return refuse(diagnosisTexts.notFound);
      if (isStale(version, recordedDiagnosis.version)) return refuse(diagnosisTexts.changed);
      if (diagnosis.dxCode !== recordedDiagnosis.dxCode && recorded(diagnosis.dxCode))
        return refuse(diagnosisTexts.already(diagnosis.dxCode));
      store.change(scope, patientId, recordedDiagnosis.dxCode, diagnosis, at());
      return undefined;
    });

  const setDeleted = (scope: CustomerScope, patientId: Id, code: string, deleted: boolean) =>
    writing(scope, patientId, deleted ? diagnosisTexts.deleted : diagnosisTexts.restored, (storedDiagnoses) => {
      const recordedDiagnosis =
        storedDiagnoses.find(({ dxCode }) => dxCode === code) ??
        storedDiagnoses.find(({ dxCode }) => dxCode === writtenCode(code));
      if (!recordedDiagnosis) return refuse(diagnosisTexts.notFound);
      if (recordedDiagnosis.deleted !== deleted)
        store.setDeleted(scope, patientId, recordedDiagnosis.dxCode, deleted ? at() : null);
      return undefined;
    });

  return { add, addOne, change, setDeleted };
};
