import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { makeNotesQueries } from "./notes.queries.ts";

/**
 * Makes the function that returns the newest notes about a patient, and how many there are. The caller has checked that the patient is in the scope.
 */
export const makeNewestNotes = (db: Database) => {
  const queries = makeNotesQueries(db);
  return async (scope: CustomerScope, patientId: Id, limit: number) => {
    const conditions = { patientId };
    const [notes, categories] = await Promise.all([
      queries.page(scope, conditions, limit, 0),
      queries.categories(scope, patientId),
    ]);
    return { notes, total: categories.reduce((sum, { count }) => sum + (count ?? 0), 0) };
  };
};
