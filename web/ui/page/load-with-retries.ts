import { pageAnswer } from "../look/page-answer.ts";

/** Milliseconds before each further try: a line that broke off needs a moment. */
const pauses = [1_000, 3_000];

/** The same where nobody waits on screen: it is tried for as long as the page is open. */
const persistentPause = 30_000;

interface Patience {
  /** True where nobody waits for it on screen: it is tried for as long as the page is open. */
  readonly isPersistent?: boolean;
  /** False where something else says that the server is away: the tries are over then. */
  readonly waits?: boolean;
}

/** Loads code; what does not come is loaded again after a pause and once the server answers, three times in all. */
export async function loadWithRetries<Code>(
  load: () => Promise<Code>,
  { isPersistent = false, waits = true }: Patience = {},
): Promise<Code> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (reason) {
      const pause = pauses[tries] ?? (isPersistent ? persistentPause : undefined);
      if (pause === undefined) throw reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (waits) await pageAnswer();
    }
  }
}
