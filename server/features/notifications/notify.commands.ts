import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { makeNotificationsStore } from "./notifications.store.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

/** Texts of a notification to patients. */
interface NotificationTexts {
  readonly header: string;
  readonly message: string;
}

/**
 * Makes the function that notifies patients, in the transaction of the change that the notification is about. Inactive patients are not notified. It
 * returns how many active patients were notified.
 */
export const makeNotify = ({ db, clock, domainEvents, newId }: Deps) => {
  const store = makeNotificationsStore(db);
  return async (
    scope: CustomerScope,
    patientIds: readonly Id[],
    { header, message }: NotificationTexts,
  ): Promise<number> => {
    const activeIds = await store.active(scope, patientIds);
    if (activeIds.length === 0) return 0;
    const notificationId = newId();
    const sentAt = instantOf((await clock(scope)).now);
    const sentBy = scope.userId === noId ? null : scope.userId;
    await store.save(scope, { notificationId, header, message, sentBy, sentAt, patientIds: activeIds });
    const data = { notification: notificationId };
    await domainEvents.record(scope, { kind: "NotificationAdded", subjectId: null, data });
    return activeIds.length;
  };
};

export type Notify = ReturnType<typeof makeNotify>;
