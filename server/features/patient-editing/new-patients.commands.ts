import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { needsReason } from "@restride/domain/patients/duplicates.ts";
import { type PatientForm, patientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type { PatientInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { makePatientMatchesQueries } from "./patient-matches.queries.ts";
import { readPatient } from "./validate-patient.ts";
import { makePatientsStore } from "./patients.store.ts";

/** Returns the commands that add a patient, for a feature that adds a programme in the same transaction. */
export const makeNewPatients = (db: Database) => {
  const { isSurgeonThere, lockBirthDate, insertPatient } = makePatientsStore(db);
  const read = (input: PatientInput, today: CalendarDate): PatientForm | Refusal =>
    parseOrRefuse(patientForm(today), readPatient(input));
  const matches = makePatientMatchesQueries(db);
  /** Returns whether a reason is needed to add a person. When two users add the same person at once, the second one waits for the first. */
  const needsReasonFor = async (scope: CustomerScope, form: PatientForm): Promise<boolean> => {
    const [, candidates] = await Promise.all([lockBirthDate(scope, form.dob), matches.candidates(scope, form)]);
    return needsReason(form, candidates);
  };
  return { read, isSurgeonThere, needsReasonFor, insert: insertPatient };
};

export type NewPatients = ReturnType<typeof makeNewPatients>;
