import { triedFor } from "@restride/domain/undelivered-messages/next-try.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { build, type Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import { instantOf } from "../instant.ts";
import type { OutboxStore } from "./outbox.store.ts";

/** The messages of a scope: those of a tenant, or those that belong to none, of one company or of all. */
export interface MessagesOf {
  readonly scope: RlsScope;
  /** The nil id for messages that belong to no tenant. */
  readonly customerId: Id;
  /** Limits messages that belong to no tenant to a company's. */
  readonly companyId: Id | null;
}

interface Deps {
  readonly db: Database;
  readonly outbox: OutboxStore;
  readonly now: () => number;
}

/** What people do about messages that were not delivered. */
export const makeUndeliveredStore = ({ db, outbox, now }: Deps) => {
  const change = ({ customerId, companyId }: MessagesOf, messageId: Id) => {
    const rows = build
      .updateTable("outgoing_messages")
      .where("customer_id", "=", customerId)
      .where("message_id", "=", messageId)
      .where("sent_at", "is", null);
    return companyId === null ? rows : rows.where("company_id", "=", companyId);
  };
  return {
    /** Puts a message on its way again, for as long as a new one. Answers whether its content was still there. */
    sendAgain: async (of: MessagesOf, messageId: Id): Promise<boolean> => {
      const row = await db.row(
        of.scope,
        "sendMessageAgain",
        change(of, messageId)
          .set({
            undelivered_at: null,
            last_reason: null,
            next_try_at: instantOf(now()),
            tries_until: instantOf(now() + triedFor),
          })
          .where("dismissed_at", "is", null)
          .where("sealed", "is not", null)
          .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", instantOf(now()))]))
          .returning("message_key as key"),
      );
      if (!row) return false;
      const tenant = of.customerId === noId ? {} : { customerId: of.customerId };
      await outbox.queue({ ...of.scope, ...tenant }, row.key);
      return true;
    },

    /** Takes a message out of the list for good, or back into it. A dismissed one is tried no more. */
    setDismissed: (of: MessagesOf, messageId: Id, isDismissed: boolean): Promise<boolean> =>
      db.hits(
        of.scope,
        isDismissed ? "dismissMessage" : "restoreMessage",
        change(of, messageId)
          .set({ dismissed_at: isDismissed ? instantOf(now()) : null })
          .where("dismissed_at", isDismissed ? "is" : "is not", null)
          .returning("message_id"),
      ),
  };
};

export type UndeliveredStore = ReturnType<typeof makeUndeliveredStore>;
