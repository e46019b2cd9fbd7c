import { parseOrRefuse } from "../../values/problems.ts";
import { readPhone } from "../../values/read-phone.ts";
import { isRefusal, refuse, type Refusal } from "../../values/refusal.ts";
import { surgeryDatesProblems } from "./patient-filter-form.ts";
import { type PatientFilter, patientFilterSchema } from "./patient-filter.ts";

/** Returns the filter that a client sent, with the phone in its stored form, or a refusal with the text of the form. */
export const readPatientFilter = (filters: unknown): PatientFilter | Refusal => {
  const filter = parseOrRefuse(patientFilterSchema, filters);
  if (isRefusal(filter)) return filter;
  const [problem] = surgeryDatesProblems({ ...filter, surgeryrange: filter.surgeryrange ?? filter.surgerywkrange });
  if (problem) return refuse(problem[1]);
  if (filter.phone === undefined) return filter;
  return { ...filter, phone: readPhone(filter.phone) ?? filter.phone };
};
