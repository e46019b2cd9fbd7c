import { pathOf } from "../access/routes.ts";
import type { CountedFilter } from "./counted.ts";
import { filterToSearchParams } from "./patient-filter.ts";

/** The address of the patient list that shows the patients of a count. It carries the question, so it stays true and short. */
export const patientListOf = (counted: CountedFilter): string =>
  `${pathOf("patientList")}?${filterToSearchParams({ type: "active", ...counted })}`;
