import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { runningLinks } from "../link-tokens/link-tokens.commands.ts";

/** Returns the queries of a patient's links that have not ended, newest first. */
export const makePatientLinksQueries = (db: Database) => ({
  linksOf: ({ rls, customerId }: CustomerScope, patientId: Id, now: string) =>
    db.rows(
      { rls },
      "linksOfPatient",
      runningLinks(customerId, patientId, now)
        .select(["l.recipient", "l.ends_at as endsAt"])
        .orderBy("l.created_at", "desc")
        .orderBy("l.link_id", "desc"),
    ),
});

export type PatientLinksQueries = ReturnType<typeof makePatientLinksQueries>;

/** A link as the lists of links show it. */
export type ListedLink = RowOf<PatientLinksQueries["linksOf"]>;
