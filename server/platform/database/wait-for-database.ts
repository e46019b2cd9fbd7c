import { setTimeout as pause } from "node:timers/promises";
import { withOwnClient } from "./client.ts";
import { isOutage } from "./outage.ts";
import { withoutOptions } from "./pool.ts";
import { refusedConnection } from "./postgres-reason.ts";
import * as texts from "./database-texts.ts";

/** Longest wait for the database, and pause between attempts, in milliseconds. */
const [maxWait, retryPause] = [60_000, 5_000];

interface Deps {
  readonly say: (line: string) => void;
  /** The environment variable that holds the address. */
  readonly variable?: string;
  readonly connect?: (url: string) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const connectOnce = (url: string): Promise<void> =>
  withOwnClient({ connectionString: withoutOptions(url) }, async (client) => void (await client.query("select")));

/** Returns host and port of a database URL, without the login. */
export const placeOf = (url: string): string => {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? hostname}:${searchParams.get("port") ?? (port || "5432")}`;
};

/**
 * Resolves when the database at an address answers. A database that does not answer yet is tried for a minute, with a log line every 5
 * seconds. Rejects at once when the database refuses the login or does not exist, because waiting would not help.
 */
export const waitForDatabase = async (
  url: string,
  { say, variable = "DATABASE_URL", connect = connectOnce, wait = (milliseconds) => pause(milliseconds) }: Deps,
): Promise<void> => {
  const place = placeOf(url);
  for (let waited = 0; ; waited += retryPause) {
    try {
      return await connect(url);
    } catch (error) {
      if (!isOutage(error)) throw refusedConnection(variable, error);
      if (waited >= maxWait)
        throw new Error(texts.databaseDoesNotAnswer(place, maxWait / 1000, variable), { cause: error });
    }
    say(texts.databaseDoesNotAnswerYet(place, retryPause / 1000));
    await wait(retryPause);
  }
};
