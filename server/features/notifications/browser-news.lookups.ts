import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { newsRoles } from "@restride/domain/notifications/news.ts";
import type { ObsoleteReason } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { WaitingMessage } from "../../platform/outbox/message.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { newsTexts } from "@restride/domain/notifications/news-texts.ts";

type NewsKind = keyof typeof newsTexts;

/** The event to push: its patient and its author. */
interface NewRecord {
  /** Number of the domain event. */
  readonly no: number;
  readonly subjectId: Id | null;
  readonly authorId: Id | null;
  /** The new case, comment or reminder. */
  readonly record: Id;
}

interface Deps {
  readonly db: Database;
  readonly letterheads: Letterheads;
  readonly send: Send;
}

const messageKind = { message: "caseNews", reminder: "reminderNews" } as const;

const browsersForRow = row({ userId: column.id, subscription: column.text });

/**
 * Returns a function that reads the browsers of the clinic's users in these roles, except one person; users who are limited to surgeons are
 * included only for a patient of those surgeons.
 */
const makeBrowsersFor =
  (db: Database) => (scope: CustomerScope, roles: readonly number[], patientId: Id | null, exceptUserId: Id | null) =>
    db.rows(
      scope,
      "browsersFor",
      typedSql(browsersForRow)`
        select d.user_id as "userId", d.token as subscription
        from users u join push_devices d on d.user_id = u.user_id and d.kind = 'web'
        where u.customer_id = ${scope.customerId} and u.active and u.role = any(${[...roles]}::int[])
          and u.user_id is distinct from ${exceptUserId}::uuid
          and (cardinality(u.associate_surgeons) = 0 and u.surgeon_id is null
            or exists (select from patients p where p.customer_id = u.customer_id and p.patient_id = ${patientId}::uuid
              and (p.surgeon_id = u.surgeon_id or p.surgeon_id = any(u.associate_surgeons))))`,
    );

/** Returns the pushes to the browsers of a clinic's users. */
export const makeBrowserNews = ({ db, letterheads, send }: Deps) => {
  const browsersFor = makeBrowsersFor(db);
  return {
    /** Pushes an event to the browsers of users who may see it and did not cause it. The push only announces that something is new. */
    push: async (
      scope: CustomerScope,
      { no, subjectId, authorId, record }: NewRecord,
      news: NewsKind,
      path: string,
    ) => {
      const browsers = await browsersFor(scope, newsRoles[news], subjectId, authorId);
      if (browsers.length === 0) return;
      const { name } = await letterheads(scope, { customerId: scope.customerId, companyId: null });
      for (const { userId, subscription } of browsers) {
        const message = { subscription, title: name, text: newsTexts[news], path };
        await send(scope, `fact ${no} ${userId} ${subscription}`, {
          kind: messageKind[news],
          about: { userId: userId, patientId: subjectId, subjectId: record },
          channel: "webPush",
          message,
        });
      }
    },

    /**
     * Returns why a waiting push is obsolete; null while it is needed. A person who signed out, was switched off or may no longer see the
     * patient has no browser to push to.
     */
    findObsoleteReason: async (
      scope: CustomerScope,
      news: NewsKind,
      message: WaitingMessage,
    ): Promise<ObsoleteReason | null> => {
      const browsers = await browsersFor(scope, newsRoles[news], message.patientId, null);
      const isThere = browsers.some(
        ({ userId, subscription }) => userId === message.userId && subscription === message.to,
      );
      return isThere ? null : "unsubscribed";
    },
  };
};

export type BrowserNews = ReturnType<typeof makeBrowserNews>;
