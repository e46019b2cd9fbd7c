import type { OperationName } from "@restride/domain/operations.ts";
import type { FixtureIds } from "../fixture-ids.ts";

/** Request of one operation with fixture ids. */
export interface RequestFixture {
  readonly document: string;
  readonly variables: object;
}

/** Request fixtures of one subject. */
export type RequestFixtures = { readonly [K in OperationName]?: (ids: FixtureIds) => RequestFixture };

/** Date of requests about today. */
export const today = new Date().toISOString().slice(0, 10);
const plain = "{ status message }";

/** Returns the document of a mutation, by default with its message as result. */
export const mutation = (call: string, fields = plain): string => `mutation { ${call} ${fields} }`;

/** Returns the document of a query with these result fields. */
export const query = (call: string, fields: string): string => `query { ${call} { status message ${fields} } }`;

/** Returns a request fixture from a document. */
export const fixtureOf = (document: string, variables: object = {}): RequestFixture => ({ document, variables });

/** Arguments of requests about today. */
export const range = `startdate: "${today}", enddate: "${today}"`;
