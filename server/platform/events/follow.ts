import type { FactKind } from "@restride/domain/facts.ts";
import type { NumberedFact } from "./facts.ts";
import type { Signal } from "./live.ts";

interface Followed<Kind extends FactKind> {
  /** Fires when nobody listens any more. Without it a generator that waits could not be ended. */
  readonly ended: AbortSignal;
  /** Signals from now on, until the abort signal fires. */
  readonly signals: (abort: AbortSignal) => AsyncIterable<Signal<Kind>>;
  /** The next facts after a number, oldest first; none when there are no more. */
  readonly after: (no: number) => Promise<readonly NumberedFact<Kind>[]>;
  /** The number to begin after. */
  readonly from: () => Promise<number>;
}

/** Facts as they happen, first those after `from`. Nothing is missed and nothing comes twice. */
export const follow = async function* <Kind extends FactKind>({
  ended,
  signals,
  after,
  from,
}: Followed<Kind>): AsyncIterable<NumberedFact<Kind>> {
  const left = new AbortController();
  const heard = signals(AbortSignal.any([ended, left.signal]))[Symbol.asyncIterator]();
  // Listening begins before the past is read, so that nothing falls between the two.
  let next = heard.next();
  let signal: Signal<Kind> = "missed";
  try {
    let last = await from();
    for (;;) {
      const facts = signal === "missed" ? await after(last) : [signal].filter(({ no }) => no > last);
      for (const fact of facts) {
        last = fact.no;
        yield fact;
      }
      if (signal === "missed" && facts.length > 0) continue; // perhaps there are more than were read at once
      const { done, value } = await next;
      if (done) return;
      signal = value;
      next = heard.next();
    }
  } finally {
    left.abort();
    await next.catch(() => undefined);
  }
};
