import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import type { CaseEvents } from "@restride/domain/cases/domain-events.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import type { DomainEvents, NumberedEvent } from "../../platform/events/domain-events.ts";
import { streamKinds } from "../../platform/events/event-stream.ts";
import type { LiveEvents } from "../../platform/events/live-events.ts";
import type { SeenCase } from "../case-work/case-sight.lookups.ts";

interface Deps {
  readonly domainEvents: DomainEvents;
  readonly live: LiveEvents;
  readonly seenCase: SeenCase;
}

type CaseEvent = keyof CaseEvents;
type ShouldNotify = (authorId: Id | null, subscriberId: string) => boolean;

/**
 * Returns the subscription that yields the events of the cases that the subscriber may see and for which `tells` returns true. Subscribers with the
 * same sight share one lookup.
 */
const makeSubscription = (
  { domainEvents, live, seenCase }: Deps,
  kinds: readonly CaseEvent[],
  shouldNotify: ShouldNotify,
) => {
  const seen = singleFlight(
    (scope: CustomerScope, { no }: NumberedEvent<CaseEvent>) => `${sightOf(scope)} ${no}`,
    async (scope, { no, data }) =>
      (await seenCase(scope, data.case)) && { status: "success", fact: no, caseid: data.case },
  );
  return async function* (scope: CustomerScope, since: number | null, ended: AbortSignal) {
    const followed = streamKinds({ domainEvents, live }, kinds, { scope, since, ended });
    for await (const domainEvent of followed) {
      const event = shouldNotify(domainEvent.data.by, scope.userId) && (await seen(scope, domainEvent));
      if (event) yield event;
    }
  };
};

/** The start of a conversation is its first message. */
const messages = ["CaseCreated", "CommentAdded"] as const;
const anything = [
  ...messages,
  "CommentChanged",
  "CaseChanged",
  "WorkLogChanged",
  "CaseMovedToVendor",
  "CaseArchived",
] as const;

export const makeCasesSubscription = (deps: Deps) => ({
  /** Messages that somebody else wrote, patients and staff alike. */
  comments: makeSubscription(deps, messages, (authorId, subscriberId) => authorId !== subscriberId),
  /** Messages that other staff wrote. */
  staffComments: makeSubscription(
    deps,
    messages,
    (authorId, subscriberId) => authorId !== null && authorId !== subscriberId,
  ),
  /** Every change of the list and of a case in it, including the subscriber's own. */
  list: makeSubscription(deps, anything, () => true),
  /** Cases that were assigned to the vendor's team. */
  vendorTeam: makeSubscription(deps, ["CaseMovedToVendor"], () => true),
});

export type CasesSubscription = ReturnType<typeof makeCasesSubscription>;
