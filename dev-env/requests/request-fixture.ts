import type { OperationName } from "@restride/domain/operations.ts";
import type { FixtureIds } from "../fixture-ids.ts";

/** A call of one operation that names fixture ids. */
export interface RequestFixture {
  readonly document: string;
  readonly variables: object;
}

/** The request fixtures of one subject. */
export type RequestFixtures = { readonly [K in OperationName]?: (ids: FixtureIds) => RequestFixture };

/** The day of a call about today. */
export const today = new Date().toISOString().slice(0, 10);
const plain = "{ status message }";

/** The document of a mutation, asking for its message unless fields are named. */
export const mutation = (call: string, fields = plain): string => `mutation { ${call} ${fields} }`;

/** The document of a query for these fields of its answer. */
export const query = (call: string, fields: string): string => `query { ${call} { status message ${fields} } }`;

/** A request fixture that is one document. */
export const only = (document: string, variables: object = {}): RequestFixture => ({ document, variables });

/** The arguments of a call about today. */
export const range = `startdate: "${today}", enddate: "${today}"`;
