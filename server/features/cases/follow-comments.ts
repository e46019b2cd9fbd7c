import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Facts } from "../../platform/events/facts.ts";
import { follow } from "../../platform/events/follow.ts";
import type { Live } from "../../platform/events/live.ts";
import type { CasesViews } from "./cases.views.ts";

interface Needs {
  readonly facts: Facts;
  readonly live: Live;
  readonly views: CasesViews;
}

const kind = "CaseCreated";

/** Messages of others in the cases that the subscriber may see: a conversation that was started is its first message. */
export const makeFollowComments = ({ facts, live, views }: Needs) =>
  async function* (scope: CustomerScope, since: number | null) {
    const followed = follow({
      signals: (abort) => live.ofKind(scope.customerId, kind, abort),
      after: (no) => facts.ofKindSince(scope, kind, no),
      from: async () => since ?? (await facts.newest(scope)),
    });
    for await (const { no, data } of followed) {
      const caseid = String(data.case);
      if (data.by !== scope.userId && (await views.case(scope, caseid))) yield { status: "success", fact: no, caseid };
    }
  };
