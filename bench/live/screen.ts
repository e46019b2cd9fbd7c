import { inThread, type Request } from "../load.ts";
import type { Turn } from "../percentiles.ts";

/** A recording, and a screen elsewhere that waits on a socket to be told of it. */
export type Screen = {
  url: string;
  requests: readonly Request[];
  expect: string;
  keyed?: boolean;
  socket: string;
  protocol?: string;
  /** What the screen says first, each after an answer to the one before; the last is not answered. */
  greeting: readonly string[];
};

/** From sending each recording to the screen's being told, one after the other, measured in a thread of its own. */
export const recordToScreen = (screen: Screen): Promise<Turn> =>
  inThread(new URL("./screen-worker.ts", import.meta.url), screen);
