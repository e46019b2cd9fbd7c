import { z } from "zod";

/** The columns a patient list can be sorted by. */
export const patientSortFields = ["name", "surgerydate", "deviceprogress", "progress"] as const;

/** The order of a patient list. A name is the last, then the first name; who has no progress yet comes last; equal rows keep a fixed order. */
export const patientSortSchema = z.object({
  field: z.enum(patientSortFields, "The list cannot be sorted by this column."),
  order: z.enum(["ascend", "descend"], "Please sort ascending or descending."),
});

export type PatientSort = z.output<typeof patientSortSchema>;

/** Where a list starts: the latest surgery first. */
export const defaultPatientSort: PatientSort = { field: "surgerydate", order: "descend" };

/** The order in an address, such as `name.ascend`. */
export const sortToText = ({ field, order }: PatientSort): string => `${field}.${order}`;

/** The order written in an address; where it makes no sense, the one a list starts with. */
export const sortFromText = (text: string | null): PatientSort => {
  const [field, order] = (text ?? "").split(".");
  return patientSortSchema.safeParse({ field, order }).data ?? defaultPatientSort;
};
