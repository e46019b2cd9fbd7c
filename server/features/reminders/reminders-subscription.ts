import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { streamKinds } from "../../platform/events/event-stream.ts";
import type { LiveEvents } from "../../platform/events/live-events.ts";

interface Deps {
  readonly domainEvents: DomainEvents;
  readonly live: LiveEvents;
}

const kinds = ["ReminderAdded", "ReminderChanged", "RemindersMoved"] as const;

/** Returns the subscription that yields the reminders of the clinic that somebody else changed. */
export const makeRemindersSubscription = ({ domainEvents, live }: Deps) =>
  async function* (scope: CustomerScope, since: number | null, ended: AbortSignal) {
    const followed = streamKinds({ domainEvents, live }, kinds, { scope, since, ended });
    for await (const { no, subjectId, data } of followed)
      if (data.by !== scope.userId) yield { status: "success", fact: no, patientid: subjectId! };
  };
