import { waitForServer } from "../look/page-connection.ts";

/** Milliseconds before each further try; a broken connection needs a moment. */
const pauses = [1_000, 3_000];

/** Milliseconds before each further try after those, when `isPersistent`. */
const persistentPause = 30_000;

interface RetryOptions {
  /** True when no user waits for it on screen: loading is retried for as long as the page is open. */
  readonly isPersistent?: boolean;
  /** False when another component reports an unreachable server: loading then fails after its tries, without waiting for the server. */
  readonly waitsForServer?: boolean;
}

/** Loads code. A failed load is repeated after a pause and once the server responds, three tries in all. */
export async function loadWithRetries<Code>(
  load: () => Promise<Code>,
  { isPersistent = false, waitsForServer = true }: RetryOptions = {},
): Promise<Code> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (reason) {
      const pause = pauses[tries] ?? (isPersistent ? persistentPause : undefined);
      if (pause === undefined) throw reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (waitsForServer) await waitForServer();
    }
  }
}
