import { pathOf } from "../access/routes.ts";
import { filterToSearchParams } from "./patient-filter.ts";

/** The address of the patient list that shows these active patients. */
export const patientListOf = (patients: readonly string[]): string =>
  `${pathOf("patientList")}?${filterToSearchParams({ type: "active", patients: [...patients] })}`;
