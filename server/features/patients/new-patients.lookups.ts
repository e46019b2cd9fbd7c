import { type PatientForm, patientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type { PatientInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { readPatient } from "./edit/validate-patient.ts";
import { makePatientsStore } from "./patients.store.ts";

/** How a patient is added, for who gives one a programme in the same transaction. */
export const makeNewPatients = (db: Database) => {
  const { isSurgeonThere, insertPatient } = makePatientsStore(db);
  const read = (input: PatientInput, today: CalendarDate): PatientForm | Refusal =>
    parseOrRefuse(patientForm(today), readPatient(input));
  return { read, isSurgeonThere, insert: insertPatient };
};

export type NewPatients = ReturnType<typeof makeNewPatients>;
