import type { DomainEventKind } from "@restride/domain/domain-events.ts";
import type { NumberedEvent } from "./domain-events.ts";
import type { Signal } from "./live.ts";

interface EventSource<Kind extends DomainEventKind> {
  /** Fires when nobody listens any more. Without it a generator that waits could not be ended. */
  readonly ended: AbortSignal;
  /** Signals from now on, until the abort signal fires. */
  readonly signals: (abort: AbortSignal) => AsyncIterable<Signal<Kind>>;
  /** The next domain events after a number, oldest first; none when there are no more. */
  readonly after: (no: number) => Promise<readonly NumberedEvent<Kind>[]>;
  /** The number to begin after. */
  readonly from: () => Promise<number>;
}

/** Domain events as they happen, first those after `from`. Nothing is missed and nothing comes twice. */
export const streamEvents = async function* <Kind extends DomainEventKind>({
  ended,
  signals,
  after,
  from,
}: EventSource<Kind>): AsyncIterable<NumberedEvent<Kind>> {
  const left = new AbortController();
  const signalsAhead = signals(AbortSignal.any([ended, left.signal]))[Symbol.asyncIterator]();
  // Listening begins before the past is read, so that nothing falls between the two.
  let next = signalsAhead.next();
  let signal: Signal<Kind> = "missed";
  try {
    let last = await from();
    for (;;) {
      const domainEvents = signal === "missed" ? await after(last) : [signal].filter(({ no }) => no > last);
      for (const event of domainEvents) {
        last = event.no;
        yield event;
      }
      if (signal === "missed" && domainEvents.length > 0) continue; // perhaps there are more than were read at once
      const { done, value } = await next;
      if (done) return;
      signal = value;
      next = signalsAhead.next();
    }
  } finally {
    left.abort();
    await next.catch(() => undefined);
  }
};
