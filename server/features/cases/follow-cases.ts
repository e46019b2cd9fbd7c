import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Facts, NumberedFact } from "../../platform/events/facts.ts";
import { follow } from "../../platform/events/follow.ts";
import type { Live } from "../../platform/events/live.ts";
import type { CasesViews } from "./cases.views.ts";

interface Needs {
  readonly facts: Facts;
  readonly live: Live;
  readonly views: CasesViews;
}

type Tells = (fact: NumberedFact, subscriberId: string) => boolean;

/** What happens in the cases that the subscriber may see, as far as `tells` says. */
const makeFollow = ({ facts, live, views }: Needs, kind: string, tells: Tells) =>
  async function* (scope: CustomerScope, since: number | null, ended: AbortSignal) {
    const followed = follow({
      ended,
      signals: (abort) => live.ofKind(scope.customerId, kind, abort),
      after: (no) => facts.ofKindSince(scope, kind, no),
      from: async () => since ?? (await facts.newest(scope)),
    });
    for await (const fact of followed) {
      const caseid = String(fact.data.case);
      if (tells(fact, scope.userId) && (await views.case(scope, caseid)))
        yield { status: "success", fact: fact.no, caseid };
    }
  };

/** A conversation that was started is its first message. */
export const makeFollowCases = (needs: Needs) => ({
  /** Messages that somebody else wrote, patients and staff alike. */
  comments: makeFollow(needs, "CaseCreated", ({ data }, subscriberId) => data.by !== subscriberId),
  /** Messages that other staff wrote. */
  staffComments: makeFollow(
    needs,
    "CaseCreated",
    ({ data }, subscriberId) => data.by !== null && data.by !== subscriberId,
  ),
  /** Every change of the list, the subscriber's own too. */
  list: makeFollow(needs, "CaseCreated", () => true),
  /** Cases that were given to the vendor's team. */
  vendorTeam: makeFollow(needs, "CaseMovedToVendor", () => true),
});

export type FollowCases = ReturnType<typeof makeFollowCases>;
