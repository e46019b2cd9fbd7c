import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import type { Caller } from "./caller.ts";

/** Opens a live connection of one person, as a browser does; it does not reconnect by itself. */
export const connectLive = (url: string, { token }: Caller, onClosed?: (event: unknown) => void): Client =>
  createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { closed: (event) => onClosed?.(event) },
  });
