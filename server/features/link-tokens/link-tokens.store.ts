import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { LinkKind } from "@restride/domain/patient-links/link-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export interface NewLink {
  readonly linkId: Id;
  readonly patientId: Id;
  readonly kind: LinkKind;
  /** A user or the patient; null for a page that was opened with a code. */
  readonly senderId: Id | null;
  readonly recipient: string;
  readonly createdAt: string;
  readonly endsAt: string;
}

interface EndOfLink {
  /** Null when the link alone identifies the patient. */
  readonly patientId: Id | null;
  readonly linkId: Id;
  readonly at: string;
  readonly endedBy: Id;
}

const linkOf = ({ customerId }: CustomerScope, linkId: Id) =>
  build
    .updateTable("patient_links")
    .where("customer_id", "=", customerId)
    .where("link_id", "=", linkId)
    .where("ended_at", "is", null);

/**
 * Returns the store of links to the data of patients. Triggers end the links that a change of the patient or of the sender's account ends.
 */
export const makePatientLinksStore = (db: Database) => ({
  /**
   * Saves a link; returns true when its patient is active, and, if the patient is the sender, accepts mail. The patient is locked against
   * changes, so that a change that ends links ends this one too.
   */
  add: ({ rls, customerId }: CustomerScope, link: NewLink) =>
    db.returnsRow(
      { rls },
      "addPatientLink",
      sql`insert into patient_links (customer_id, link_id, patient_id, kind, sender_id, recipient, created_at, ends_at)
        select p.customer_id, ${link.linkId}, p.patient_id, ${link.kind}, ${link.senderId}::uuid, lower(${link.recipient}),
          ${link.createdAt}::timestamptz, ${link.endsAt}::timestamptz
        from patients p where p.customer_id = ${customerId} and p.patient_id = ${link.patientId} and p.active
          and (${link.kind} <> 'caregiver' or p.email_opt_in)
        for share of p
        returning link_id`,
    ),

  /** Extends a link that works. */
  renew: (scope: CustomerScope, linkId: Id, endsAt: string) =>
    db.returnsRow(scope, "renewPatientLink", linkOf(scope, linkId).set({ ends_at: endsAt }).returning("link_id")),

  /** Ends a link; returns true when the link worked until now. */
  end: (scope: CustomerScope, { patientId, linkId, at, endedBy }: EndOfLink) =>
    db.returnsRow(
      scope,
      "endPatientLink",
      linkOf(scope, linkId)
        .set({ ended_at: at, ended_by: endedBy, end_reason: "person" })
        .where(sql<boolean>`patient_id = coalesce(${patientId}::uuid, patient_id)`)
        .where("ends_at", ">", at)
        .returning("link_id"),
    ),

  /** Removes links that ended before an instant. */
  removeEnded: (scope: EveryScope, at: string) =>
    db.rows(scope, "acrossCustomersRemoveLinks", build.deleteFrom("patient_links").where("ends_at", "<", at)),
});

export type PatientLinksStore = ReturnType<typeof makePatientLinksStore>;
