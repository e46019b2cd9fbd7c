import type { NumberedFact } from "./facts.ts";
import type { Signal } from "./live.ts";

interface Followed {
  /** Signals from now on, until the abort signal fires. */
  readonly signals: (abort: AbortSignal) => AsyncIterable<Signal>;
  /** The facts after a number, oldest first. */
  readonly after: (no: number) => Promise<readonly NumberedFact[]>;
  /** The number to begin after. */
  readonly from: () => Promise<number>;
}

/** Facts as they happen, first those after `from`. Nothing is missed and nothing comes twice. */
export const follow = async function* ({ signals, after, from }: Followed): AsyncIterable<NumberedFact> {
  const ended = new AbortController();
  const heard = signals(ended.signal)[Symbol.asyncIterator]();
  // Listening begins before the past is read, so that nothing falls between the two.
  let next = heard.next();
  try {
    let last = await from();
    for (;;) {
      for (const fact of await after(last)) {
        last = fact.no;
        yield fact;
      }
      const signal = await next;
      if (signal.done) return;
      next = heard.next();
    }
  } finally {
    ended.abort();
    await next.catch(() => undefined);
  }
};
