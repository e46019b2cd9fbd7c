import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { DomainEventKind } from "@restride/domain/domain-events.ts";
import type { DomainEvents, NumberedEvent } from "./domain-events.ts";
import type { LiveEvents, Signal } from "./live-events.ts";

interface EventSource<Kind extends DomainEventKind> {
  /** Aborts when the client stops listening. Without it a waiting generator could not be ended. */
  readonly ended: AbortSignal;
  /** Yields signals from now on, until the abort signal fires. */
  readonly signals: (abort: AbortSignal) => AsyncIterable<Signal<Kind>>;
  /** Returns the next domain events after an event number, oldest first; an empty list when there are no more. */
  readonly readEventsAfter: (no: number) => Promise<readonly NumberedEvent<Kind>[]>;
  /** Returns the number after which the stream begins. */
  readonly readStartNumber: () => Promise<number>;
}

/** Yields domain events as they happen, beginning with those after `from`. Each event is yielded exactly once. */
export const streamEvents = async function* <Kind extends DomainEventKind>({
  ended,
  signals,
  readEventsAfter,
  readStartNumber,
}: EventSource<Kind>): AsyncIterable<NumberedEvent<Kind>> {
  const stopSignal = new AbortController();
  const signalsAhead = signals(AbortSignal.any([ended, stopSignal.signal]))[Symbol.asyncIterator]();
  // The subscription begins before the stored events are read, so that no event between the two is lost.
  let next = signalsAhead.next();
  let signal: Signal<Kind> = "missed";
  try {
    let last = await readStartNumber();
    for (;;) {
      const domainEvents = signal === "missed" ? await readEventsAfter(last) : [signal].filter(({ no }) => no > last);
      for (const event of domainEvents) {
        last = event.no;
        yield event;
      }
      if (signal === "missed" && domainEvents.length > 0) continue; // there may be more events than were read at once
      const { done, value } = await next;
      if (done) return;
      signal = value;
      next = signalsAhead.next();
    }
  } finally {
    stopSignal.abort();
    await next.catch(() => undefined);
  }
};

interface Subscriber {
  readonly scope: CustomerScope;
  /** Number of the event that the subscriber received last; null to begin with the next event. */
  readonly since: number | null;
  readonly ended: AbortSignal;
}

interface KindsSource {
  readonly domainEvents: Pick<DomainEvents, "ofKindsSince" | "newest">;
  readonly live: Pick<LiveEvents, "ofKinds">;
}

/** Yields the domain events of some kinds in the subscriber's tenant. */
export const streamKinds = <Kind extends DomainEventKind>(
  { domainEvents, live }: KindsSource,
  kinds: readonly Kind[],
  { scope, since, ended }: Subscriber,
): AsyncIterable<NumberedEvent<Kind>> =>
  streamEvents({
    ended,
    signals: (abort) => live.ofKinds(scope.customerId, kinds, abort),
    readEventsAfter: (no) => domainEvents.ofKindsSince(scope, kinds, no),
    readStartNumber: async () => since ?? (await domainEvents.newest(scope)),
  });
