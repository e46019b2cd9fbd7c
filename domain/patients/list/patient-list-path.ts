import { pathOf } from "../../access/routes.ts";
import type { CountedFilter } from "../../counted/counted-patients.ts";
import { filterToSearchParams } from "./patient-filter.ts";
import type { SurgeryType } from "../../schedules/surgery-days.ts";

/** The address of the patient list that shows the patients of a count. It carries the question, so it stays true and short. */
export const patientListOf = (counted: CountedFilter): string =>
  `${pathOf("patientList")}?${filterToSearchParams({ type: "active", ...counted })}`;

/** The address of the list of all active patients, or of those of a joint; what a person asked to be remembered does not narrow it. */
export const activePatientsPath = (joint?: SurgeryType): string =>
  `${pathOf("patientList")}?${joint ? `surgerytype=${joint}` : "type=active"}`;
