import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { parsePatientFilter, patientFilterParams } from "@restride/domain/patients/list/patient-filter.ts";

/** Name of the URL parameter of an open search, besides the parameters of the page below. */
export const searchParameter = "find";

/** Formats a search as the value of the parameter; empty while there was no search. */
export const patientSearchParam = (filter: PatientFilter): string =>
  patientFilterParams(filter).toString() || `type=${filter.type}`;

/** Parses the value of the parameter; null while there was no search. */
export const parsePatientSearch = (text: string): PatientFilter | null =>
  text === "" ? null : parsePatientFilter(new URLSearchParams(text));
