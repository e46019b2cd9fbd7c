import type { PatientFilter } from "@restride/domain/patients/patient-filter.ts";
import type { PatientFilters } from "../../generated/operations.ts";

/** A filter as the calls take it. */
export function wireFilter({ surgeryDate, ...filter }: PatientFilter): PatientFilters {
  if (!surgeryDate) return filter;
  const [from, to] = surgeryDate;
  return { ...filter, surgeryDate: { from, to } };
}
