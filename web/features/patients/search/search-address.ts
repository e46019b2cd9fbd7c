import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { filterFromSearchParams, filterToSearchParams } from "@restride/domain/patients/list/patient-filter.ts";

/** What an open search stands under in the address, beside what the page below says there. */
export const searchParameter = "find";

/** What was searched for, as the value of the parameter. Empty while nothing was. */
export const textOfSearch = (filter: PatientFilter): string =>
  filterToSearchParams(filter).toString() || `type=${filter.type}`;

/** What was searched for; null while nothing was. */
export const searchFromText = (text: string): PatientFilter | null =>
  text === "" ? null : filterFromSearchParams(new URLSearchParams(text));
