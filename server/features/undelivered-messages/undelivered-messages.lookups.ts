import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import { messagesOf } from "./messages-of.ts";
import { makeUndeliveredQueries } from "./undelivered-messages.queries.ts";

/** Makes the function that counts the undelivered messages to or about a patient, for roles that may read their list. */
export const makeCountUndelivered = (db: Database, now: () => number) => {
  const queries = makeUndeliveredQueries(db);
  return async (scope: CustomerScope, patientId: Id): Promise<number> =>
    (await queries.count(messagesOf(scope), patientId, instantOf(now()))).total;
};

export type CountUndelivered = ReturnType<typeof makeCountUndelivered>;
