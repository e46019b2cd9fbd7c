import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import type { CaseFacts } from "@restride/domain/cases/facts.ts";
import { askedOnce } from "../../platform/events/asked-once.ts";
import type { Facts, NumberedFact } from "../../platform/events/facts.ts";
import { follow } from "../../platform/events/follow.ts";
import type { Live } from "../../platform/events/live.ts";
import type { SeenCase } from "./case-sight.lookups.ts";

interface Deps {
  readonly facts: Facts;
  readonly live: Live;
  readonly seenCase: SeenCase;
}

type CaseFact = keyof CaseFacts;
type Tells = (by: Id | null, subscriberId: string) => boolean;

/** What happens in the cases that the subscriber may see, as far as `tells` says. Who sees the same is told the same. */
const makeFollow = ({ facts, live, seenCase }: Deps, kinds: readonly CaseFact[], tells: Tells) => {
  const seen = askedOnce(
    (scope: CustomerScope, { no }: NumberedFact<CaseFact>) => `${sightOf(scope)} ${no}`,
    async (scope, { no, data }) =>
      (await seenCase(scope, data.case)) && { status: "success", fact: no, caseid: data.case },
  );
  return async function* (scope: CustomerScope, since: number | null, ended: AbortSignal) {
    const followed = follow({
      ended,
      signals: (abort) => live.ofKinds(scope.customerId, kinds, abort),
      after: (no) => facts.ofKindsSince(scope, kinds, no),
      from: async () => since ?? (await facts.newest(scope)),
    });
    for await (const fact of followed) {
      const event = tells(fact.data.by, scope.userId) && (await seen(scope, fact));
      if (event) yield event;
    }
  };
};

/** A conversation that was started is its first message. */
const messages = ["CaseCreated", "CommentAdded"] as const;
const anything = [
  ...messages,
  "CommentChanged",
  "CaseChanged",
  "WorkLogChanged",
  "CaseMovedToVendor",
  "CaseArchived",
] as const;

export const makeFollowCases = (deps: Deps) => ({
  /** Messages that somebody else wrote, patients and staff alike. */
  comments: makeFollow(deps, messages, (by, subscriberId) => by !== subscriberId),
  /** Messages that other staff wrote. */
  staffComments: makeFollow(deps, messages, (by, subscriberId) => by !== null && by !== subscriberId),
  /** Every change of the list and of a case in it, the subscriber's own too. */
  list: makeFollow(deps, anything, () => true),
  /** Cases that were given to the vendor's team. */
  vendorTeam: makeFollow(deps, ["CaseMovedToVendor"], () => true),
});

export type FollowCases = ReturnType<typeof makeFollowCases>;
