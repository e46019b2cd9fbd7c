import { z } from "zod";
import * as texts from "./list-texts.ts";

/** Columns that a patient list can be sorted by. */
export const patientSortFields = ["name", "surgerydate", "deviceprogress", "progress"] as const;

/**
 * Schema of the sort order of a patient list. Names are sorted by last, then first name; patients without progress come last; the order of equal rows
 * is stable.
 */
export const patientSortSchema = z.object({
  field: z.enum(patientSortFields, texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});

export type PatientSort = z.output<typeof patientSortSchema>;

/** Initial sort order: the latest surgery first. */
export const defaultPatientSort: PatientSort = { field: "surgerydate", order: "descend" };

/** Formats the sort order for an address, such as `name.ascend`. */
export const patientSortParam = ({ field, order }: PatientSort): string => `${field}.${order}`;

/** Parses the sort order of an address; the initial one for an invalid text. */
export const parsePatientSort = (text: string | null): PatientSort => {
  const [field, order] = (text ?? "").split(".");
  return patientSortSchema.safeParse({ field, order }).data ?? defaultPatientSort;
};
