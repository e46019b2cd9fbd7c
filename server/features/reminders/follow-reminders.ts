import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Facts } from "../../platform/events/facts.ts";
import { follow } from "../../platform/events/follow.ts";
import type { Live } from "../../platform/events/live.ts";

interface Deps {
  readonly facts: Facts;
  readonly live: Live;
}

const kinds = ["ReminderAdded"] as const;

/** Reminders of the clinic that somebody else changed. */
export const makeFollowReminders = ({ facts, live }: Deps) =>
  async function* (scope: CustomerScope, since: number | null, ended: AbortSignal) {
    const followed = follow({
      ended,
      signals: (abort) => live.ofKinds(scope.customerId, kinds, abort),
      after: (no) => facts.ofKindsSince(scope, kinds, no),
      from: async () => since ?? (await facts.newest(scope)),
    });
    for await (const { no, subjectId, data } of followed)
      if (data.by !== scope.userId) yield { status: "success", fact: no, patientid: subjectId! };
  };
