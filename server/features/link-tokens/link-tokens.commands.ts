import type { CustomerScope, EveryScope, Scope } from "@restride/domain/access/scope.ts";
import type { LinkKind } from "@restride/domain/patient-links/link-texts.ts";
import {
  latestLinkEnd,
  linkLasts,
  maySendReport,
  renewedLinkEnd,
} from "@restride/domain/patient-links/patient-link.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Tokens } from "../../platform/tokens/tokens.ts";
import { makePatientLinksStore, type NewLink } from "./link-tokens.store.ts";

interface LinkOfToken {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly linkId: Id;
  readonly kind: LinkKind;
}

/** SQL with the links of active patients that have not ended. */
export const runningLinks = (customerId: Id, patientId: Id, now: string) =>
  build
    .selectFrom("patient_links as l")
    .innerJoin("patients as p", (on) =>
      on.onRef("p.customer_id", "=", "l.customer_id").onRef("p.patient_id", "=", "l.patient_id"),
    )
    .select([
      "l.link_id as linkId",
      "l.kind",
      "l.sender_id as senderId",
      "l.created_at as createdAt",
      "l.patient_id as patientId",
      "p.surgeon_id as surgeonId",
      "p.tokens_valid_from as tokensValidFrom",
    ])
    .where("l.customer_id", "=", customerId)
    .where("l.patient_id", "=", patientId)
    .where("l.ended_at", "is", null)
    .where("l.ends_at", ">", now)
    .where("p.active", "=", true);

/** A link that has not ended, with the fields that its validity depends on. */
export type RunningLink = RowOf<typeof runningLinks>;

/** Makes the function that returns the link of a token, until it ends. */
export const makeLinkOfToken =
  (db: Database) =>
  (scope: Scope, { customerId, patientId, linkId, kind }: LinkOfToken, now: string) =>
    db.row(
      scope,
      "linkOfToken",
      runningLinks(customerId, patientId, now).where("l.link_id", "=", linkId).where("l.kind", "=", kind),
    );

type AtWork = (accountId: Id, customerId: Id) => Promise<Viewer | null>;

/** Returns whether the sender of a link could still send it now. Links that a change of the patient ends have ended already. */
export const hasEntitledSender = async (
  { senderId, patientId, surgeonId }: Pick<RunningLink, "senderId" | "patientId" | "surgeonId">,
  customerId: Id,
  atWork: AtWork,
): Promise<boolean> =>
  senderId === null || senderId === patientId || maySendReport(await atWork(senderId, customerId), surgeonId);

interface Deps {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly newId: () => Id;
  readonly now: () => number;
}

/** Returns the commands that make, renew and end links to patients' data. */
export const makePatientLinks = ({ db, tokens, newId, now }: Deps) => {
  const store = makePatientLinksStore(db);
  const linkOfToken = makeLinkOfToken(db);

  const tokenOf = (
    { customerId }: CustomerScope,
    patientId: Id,
    kind: LinkKind,
    linkId: Id,
    createdAt: number,
    endsAt: number,
  ) =>
    tokens.issue(
      {
        sub: patientId,
        sessionId: linkId,
        sessionEndsAt: latestLinkEnd(kind, createdAt),
        kind,
        customer: customerId,
        application: "AdminWeb",
      },
      endsAt - now(),
    );

  return {
    /** Returns the token of a new link, and its id; null when the patient is inactive or accepts no mail. */
    make: async (scope: CustomerScope, link: Pick<NewLink, "patientId" | "kind" | "senderId" | "recipient">) => {
      const [linkId, createdAt] = [newId(), now()];
      const endsAt = createdAt + linkLasts[link.kind];
      const times = { createdAt: instantOf(createdAt), endsAt: instantOf(endsAt) };
      if (!(await store.add(scope, { ...link, ...times, linkId }))) return null;
      return { linkId, token: await tokenOf(scope, link.patientId, link.kind, linkId, createdAt, endsAt) };
    },

    /** Returns a token of a progress link for another 30 minutes, and the latest end of the link; null once the link has ended. */
    renewProgress: async (scope: CustomerScope, patientId: Id, linkId: Id) => {
      const { customerId } = scope;
      const link = await linkOfToken(scope, { customerId, patientId, linkId, kind: "progress" }, instantOf(now()));
      if (!link) return null;
      const createdAt = Date.parse(link.createdAt);
      const endsAt = renewedLinkEnd(createdAt, now());
      if (!(await store.renew(scope, linkId, instantOf(endsAt)))) return null;
      const token = await tokenOf(scope, patientId, "progress", linkId, createdAt, endsAt);
      return { token, latestEnd: instantOf(latestLinkEnd("progress", createdAt)) };
    },

    /** Returns how many links to a patient have not ended. */
    count: async (scope: CustomerScope, patientId: Id): Promise<number> =>
      (await db.rows(scope, "runningLinks", runningLinks(scope.customerId, patientId, instantOf(now())))).length,

    /** Returns whether a mailed link still works. */
    isValid: async (scope: CustomerScope, link: Omit<LinkOfToken, "customerId">): Promise<boolean> =>
      (await linkOfToken(scope, { customerId: scope.customerId, ...link }, instantOf(now()))) !== undefined,

    /** Removes links after their end; the audit log still has their history. */
    removeEnded: (scope: EveryScope) => store.removeEnded(scope, instantOf(now())),

    /** Ends a link; returns true when the link worked until now. */
    end: (scope: CustomerScope, patientId: Id, linkId: Id) =>
      store.end(scope, { patientId, linkId, at: instantOf(now()), endedBy: scope.userId }),

    /** Ends the link of a mail that is taken back; both have the same id. */
    endOfMail: (scope: CustomerScope, linkId: Id) =>
      store.end(scope, { patientId: null, linkId, at: instantOf(now()), endedBy: scope.userId }),
  };
};

export type PatientLinks = ReturnType<typeof makePatientLinks>;
