import { createClient } from "graphql-ws";
import WebSocket from "ws";
import type { Caller } from "../caller.ts";

/** Sockets that subscribe to comments. They reconnect when they are closed, and subscribe again after an error, as a browser does. */
export interface CommentSockets {
  /** Clears the record of sockets that received something. */
  readonly forget: () => void;
  /** Returns the number of sockets that have received something since then. */
  readonly hearing: () => number;
  readonly close: () => Promise<void>;
}

/** Milliseconds before a failed subscription is opened again. */
const again = 1_000;

/** Opens a number of sockets of one caller. */
export const openSockets = (url: string, { token }: Caller, count: number): CommentSockets => {
  const notifiedSockets = new Set<number>();
  const clients = Array.from({ length: count }, (_, socket) => {
    const client = createClient({
      url: `${url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
    });
    const subscribe = (): void => {
      const sink = {
        next: () => notifiedSockets.add(socket),
        error: () => void setTimeout(subscribe, again),
        complete: () => undefined,
      };
      client.subscribe({ query: "subscription { onComment { status fact } }" }, sink);
    };
    subscribe();
    return client;
  });
  return {
    forget: () => notifiedSockets.clear(),
    hearing: () => notifiedSockets.size,
    close: async () => {
      for (const client of clients) await client.dispose();
    },
  };
};
