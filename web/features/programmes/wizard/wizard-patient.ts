import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { emptyProgramme, resumedOn } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";

/** Initial values of a form as text; they do not count as typed. */
let untouched: string | null = null;

/** Stores the values of the first step's fields, once something was typed. */
export const storePatient = (values: object): void => {
  const { content, draft } = wizard.current();
  const text = JSON.stringify(values);
  if (Object.keys(content.patient).length === 0 && draft === null) {
    untouched ??= text;
    if (text === untouched) return;
  }
  untouched = null;
  if (text !== JSON.stringify(content.patient)) wizard.edit({ patient: { ...values } });
};

/** Completes the first step: removes a plan for another joint, and moves what would begin in the past to today. */
export const leavePatient = (patient: PatientForm, although: string | null, today: CalendarDate): void => {
  const { surgery, firstname, lastname, dob, phone, email } = patient;
  const { content } = wizard.current();
  const isOther = content.carePlan !== null && content.carePlan.surgerytype !== surgery.type;
  const planContext = isOther
    ? { ...content, carePlan: null, programme: emptyProgramme, brought: emptyProgramme }
    : content;
  const althoughOf = although === null ? null : { firstname, lastname, dob, phone, email };
  wizard.edit({ ...resumedOn(planContext, today), although, althoughOf });
};
