import type { SubjectQueryTags } from "./generated/query-tags.ts";

/**
 * Tags of what screens show: a query names the tags of its answer, a mutation and a live domain event those that they invalidate, and
 * whoever shows one of these queries again.
 */
export type QueryTag = SubjectQueryTags;
