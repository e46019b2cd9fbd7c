import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sideOf } from "@restride/domain/diagnoses/diagnosis.ts";
import { codeSearch, searchedWords, synonymFound } from "@restride/domain/diagnoses/find-codes.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { RecordedDiagnoses } from "./diagnoses.lookups.ts";
import type { DiagnosisCodesQueries } from "./diagnosis-codes.queries.ts";

interface Deps {
  readonly codes: DiagnosisCodesQueries;
  readonly patients: PatientContacts;
  readonly recordedDiagnoses: RecordedDiagnoses;
}

/**
 * Makes the use case that returns listed codes for a typed text, each with the synonym that matched, and whether it names the side that the patient's
 * diagnoses do not.
 */
export const makeFindDiagnosisCodes =
  ({ codes, patients, recordedDiagnoses }: Deps) =>
  async (scope: CustomerScope, patientId: Id, search: string) => {
    const words = searchedWords(search);
    const [patient, recorded, { listedFrom }] = await Promise.all([
      patients.contactOf(scope, patientId),
      recordedDiagnoses(scope, patientId),
      codes.newestList(scope),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    if (words.join("").length < codeSearch.minLength) return { codes: [], total: 0, listedFrom };
    const side = sideOf(recorded.map(({ dxDescription }) => dxDescription));
    const [codeRows, total] = await Promise.all([codes.find(scope, words, side), codes.count(scope, words)]);
    return {
      codes: codeRows.map((each) => ({
        ...each,
        synonym: each.exact ? null : synonymFound(each.synonyms, `${each.description} ${each.code}`, words),
        otherSide: side !== null && each.side !== null && each.side !== side,
      })),
      total,
      listedFrom,
    };
  };
