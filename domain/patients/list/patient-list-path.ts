import { pathOf } from "../../access/routes.ts";
import type { MetricFilter } from "../../drill-down/metric-filter.ts";
import { patientFilterParams } from "./patient-filter.ts";
import type { SurgeryType } from "../../schedules/surgery-days.ts";

/**
 * Returns the address of the patient list with the patients of a count. The address holds the filter, not the patients' ids, so it stays short and
 * shows current data.
 */
export const patientListPath = (counted: MetricFilter): string =>
  `${pathOf("patientList")}?${patientFilterParams({ type: "active", ...counted })}`;

/** Returns the address of the list of all active patients, or of those of one joint. Its parameter replaces a remembered filter. */
export const activePatientsPath = (joint?: SurgeryType): string =>
  `${pathOf("patientList")}?${joint ? `surgerytype=${joint}` : "type=active"}`;
