import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Live } from "../../platform/events/live.ts";
import type { TellMoment } from "../../platform/events/moments.ts";
import { caseNotFound, type SeenCase } from "../cases/case-sight.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";

interface Deps {
  readonly live: Live;
  readonly tellMoment: TellMoment;
  readonly seenCase: SeenCase;
  readonly nameOfStaff: NameOfStaff;
}

const topicOf = (caseId: Id): string => `writing ${caseId}`;

/** Who of the staff writes in a case just now: told to colleagues who look at it, and kept nowhere. */
export const makeNowWriting = ({ live, tellMoment, seenCase, nameOfStaff }: Deps) => ({
  tell: async (scope: CustomerScope, caseId: Id) => {
    if (!(await seenCase(scope, caseId))) return caseNotFound;
    tellMoment(scope, { customer: scope.customerId, topic: topicOf(caseId), by: scope.userId });
    return {};
  },

  follow: async function* (scope: CustomerScope, caseid: Id, ended: AbortSignal) {
    for await (const { by } of live.moments(scope.customerId, topicOf(caseid), ended)) {
      if (by === scope.userId || !(await seenCase(scope, caseid))) continue;
      yield { status: "success", caseid, userName: await nameOfStaff(scope, by) };
    }
  },
});
