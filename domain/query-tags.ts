import { subjectPatientTags } from "./generated/patient-tags.ts";
import type { SubjectQueryTags } from "./generated/query-tags.ts";

/**
 * Tags of the data that screens show: a query names the tags of its result; a mutation and a live domain event name the tags that they invalidate,
 * and the queries on screen with one of these tags are sent again.
 */
export type QueryTag = SubjectQueryTags;

/** Query tags of the data that is shown about one patient. A query that shows all of a patient names them too. */
export const patientTags: readonly QueryTag[] = Object.values<QueryTag>(subjectPatientTags);
