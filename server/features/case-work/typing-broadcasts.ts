import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { LiveEvents } from "../../platform/events/live-events.ts";
import type { SendBroadcast } from "../../platform/events/broadcasts.ts";
import { caseNotFound, type SeenCase } from "./case-sight.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";

interface Deps {
  readonly live: LiveEvents;
  readonly broadcast: SendBroadcast;
  readonly seenCase: SeenCase;
  readonly nameOfStaff: NameOfStaff;
}

const topicOf = (caseId: Id): string => `writing ${caseId}`;

/** Returns the use cases for the staff member who is typing in a case: colleagues who view the case are notified, and nothing is stored. */
export const makeTypingBroadcasts = ({ live, broadcast, seenCase, nameOfStaff }: Deps) => ({
  tell: async (scope: CustomerScope, caseId: Id) => {
    if (!(await seenCase(scope, caseId))) return caseNotFound;
    broadcast(scope, { customer: scope.customerId, topic: topicOf(caseId), by: scope.userId });
    return {};
  },

  follow: async function* (scope: CustomerScope, caseid: Id, ended: AbortSignal) {
    for await (const { by: writerId } of live.broadcasts(scope.customerId, topicOf(caseid), ended)) {
      if (writerId === scope.userId || !(await seenCase(scope, caseid))) continue;
      yield { status: "success", caseid, userName: await nameOfStaff(scope, writerId) };
    }
  },
});
