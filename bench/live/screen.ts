import { inThread, type Request } from "../load.ts";
import type { Turn } from "../percentiles.ts";

/** Recordings, and a screen elsewhere that waits for them on a socket. */
export type Screen = {
  url: string;
  requests: readonly Request[];
  expect: string;
  keyed?: boolean;
  socket: string;
  protocol?: string;
  /** First messages of the screen. It sends each after the answer to the previous one; the last has no answer. */
  greeting: readonly string[];
};

/** Measures the time from each recording to its message on the screen, one after another, in a thread of its own. */
export const recordToScreen = (screen: Screen): Promise<Turn> =>
  inThread(new URL("./screen-worker.ts", import.meta.url), screen);
