import { subjectPatientTags } from "./generated/patient-tags.ts";
import type { SubjectQueryTags } from "./generated/query-tags.ts";

/**
 * Tags of what screens show: a query names the tags of its answer, a mutation and a live domain event those that they invalidate, and
 * whoever shows one of these queries again.
 */
export type QueryTag = SubjectQueryTags;

/** Tags of what subjects show of one patient: whoever shows all of a patient names them too. */
export const patientTags: readonly QueryTag[] = Object.values<QueryTag>(subjectPatientTags);
