import { retryDuration } from "@restride/domain/undelivered-messages/next-try.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { build, type Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import { instantOf } from "../instant.ts";
import type { OutboxStore } from "./outbox.store.ts";

/** Selection of messages: those of a tenant, or those without a tenant, of one company or of all. */
export interface MessagesOf {
  readonly scope: RlsScope;
  /** The nil id for messages that belong to no tenant. */
  readonly customerId: Id;
  /** Limits messages without a tenant to those of a company. */
  readonly companyId: Id | null;
}

interface Deps {
  readonly db: Database;
  readonly outbox: OutboxStore;
  readonly now: () => number;
}

/** Returns the store with which people handle undelivered messages. */
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
    /** Queues a message again, for as long as a new one would be tried. Returns whether its content was still stored. */
    sendAgain: async (of: MessagesOf, messageId: Id): Promise<boolean> => {
      const row = await db.row(
        of.scope,
        "sendMessageAgain",
        change(of, messageId)
          .set({
            undelivered_at: null,
            last_reason: null,
            next_try_at: instantOf(now()),
            tries_until: instantOf(now() + retryDuration),
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

    /** Removes a message from the list for good, or restores it. A dismissed message is not tried again. */
    setDismissed: (of: MessagesOf, messageId: Id, isDismissed: boolean): Promise<boolean> =>
      db.returnsRow(
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
