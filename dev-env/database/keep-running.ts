import type { StartInterval } from "@restride/server/platform/interval.ts";
import type { Embedded } from "./embedded.ts";
import * as texts from "./embedded-texts.ts";

/** Milliseconds between two checks. */
const checkInterval = 1_000;

/** Restarts an embedded server whenever it has ended, and prints that. Returns a function that stops this. */
export const keepRunning = (
  server: Pick<Embedded, "isRunning" | "startAgain">,
  { say, startInterval }: { say: (line: string) => void; startInterval: StartInterval },
): (() => void) => {
  let isStarting = false;
  const look = async (): Promise<void> => {
    if (isStarting || server.isRunning()) return;
    isStarting = true;
    say(texts.databaseHasEnded);
    try {
      await server.startAgain();
      say(texts.databaseWorksAgain);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    } finally {
      isStarting = false;
    }
  };
  return startInterval(checkInterval, () => void look());
};
