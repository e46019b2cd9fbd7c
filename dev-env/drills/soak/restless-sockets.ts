import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import type { Person } from "./staff-at-work.ts";

/** A socket that follows the comments of its person's clinic. Each time that it opens again it asks for what it missed. */
export interface RestlessSocket {
  readonly person: Person;
  /** Numbers of the events that it received, in their order. */
  readonly events: readonly number[];
  readonly close: () => Promise<void>;
}

/** Sockets that close and open again by chance, every half minute on average, as those of people on their way do. */
export interface RestlessSockets {
  readonly sockets: readonly RestlessSocket[];
  /** Returns how often they have opened again since the last call. */
  readonly reconnects: () => number;
  /** Ends all closing by chance. Sockets that are closed open once more. */
  readonly settle: () => void;
}

/** Most sockets of a person; the server refuses more than ten of an account, and one that closes may still count. */
const socketsOfPerson = 8;

const follow = "subscription ($since: Int) { onComment(since: $since) { status fact } }";

/** Opens so many sockets at most, in turn for each person, which follow what comes after the newest event that the person's clinic had. */
export const openRestlessSockets = (
  url: string,
  people: readonly Person[],
  { count, random }: { readonly count: number; readonly random: () => number },
): RestlessSockets => {
  let [reconnects, isSettled] = [0, false];
  const sockets = Array.from({ length: Math.min(count, socketsOfPerson * people.length) }, (_, at): RestlessSocket => {
    const person = people[at % people.length]!;
    const events: number[] = [];
    let isClosed = false;
    const stay = async (): Promise<void> => {
      while (!isClosed) {
        const socket = followOnce(url, person.caller.token!, events.at(-1) ?? person.newestEvent, events);
        const ends = performance.now() + 60_000 * random();
        while (!isClosed && !socket.hasFailed() && (isSettled || performance.now() < ends)) await pause(200);
        await socket.close().catch(() => undefined);
        if (!isClosed) {
          reconnects += 1;
          await pause(1_000 * random());
        }
      }
    };
    const stayed = stay();
    return {
      person,
      events,
      close: async () => {
        isClosed = true;
        await stayed;
      },
    };
  });
  return {
    sockets,
    reconnects: () => {
      const count = reconnects;
      reconnects = 0;
      return count;
    },
    settle: () => {
      isSettled = true;
    },
  };
};

/** Opens one connection that adds the numbers of its events to `events`. */
const followOnce = (url: string, token: string, since: number, events: number[]) => {
  let hasFailed = false;
  const fail = (): void => {
    hasFailed = true;
  };
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: true,
  });
  client.subscribe<{ onComment: { fact: number } }>(
    { query: follow, variables: { since } },
    { next: ({ data }) => void (data && events.push(data.onComment.fact)), error: fail, complete: fail },
  );
  // A connection that was refused is told once more when it is closed.
  return { hasFailed: () => hasFailed, close: async () => client.dispose() };
};
