import type { OperationName } from "@restride/domain/access/operations.ts";
import type { Aim } from "../aim.ts";

/** A call of one operation that names the ids of an aim. */
export interface Sample {
  readonly document: string;
  readonly variables: object;
}

/** The samples of one subject. */
export type Samples = { readonly [K in OperationName]?: (aim: Aim) => Sample };

/** The day of a call about today. */
export const today = new Date().toISOString().slice(0, 10);
const plain = "{ status message }";

/** The document of a mutation, asking for its message unless fields are named. */
export const mutation = (call: string, fields = plain): string => `mutation { ${call} ${fields} }`;

/** The document of a query for these fields of its answer. */
export const query = (call: string, fields: string): string => `query { ${call} { status message ${fields} } }`;

/** A sample that is one document. */
export const only = (document: string, variables: object = {}): Sample => ({ document, variables });

/** The arguments of a call about today. */
export const range = `startdate: "${today}", enddate: "${today}"`;
