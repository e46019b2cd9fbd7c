import type { QueryTag } from "@restride/domain/query-tags.ts";
import type { Client } from "graphql-ws";
import { useEffect, useEffectEvent } from "react";
import type { Subscription } from "./document.ts";
import { liveStatus } from "./live-status.ts";
import { invalidateTags } from "./query-client.ts";
import { session } from "../session/session.ts";

/** Milliseconds between pings, until a ping must be answered, and between tries to reconnect. */
export const liveTimes = { keepAlive: 10_000, pongTimeout: 5_000, retryAfter: 5_000 } as const;

/**
 * Returns the milliseconds before the next try: 5 s on average with a random spread of 5 s, so that all browsers do not reconnect to a restarted
 * server at once. `chance` is from 0 to 1.
 */
export const retryPause = (chance: number): number => liveTimes.retryAfter * (0.5 + chance);

const forbidden = [4403, "Forbidden"] as const;
const noPong = [4408, "Request Timeout"] as const;

const address = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;

/** True while the connection is closed only to reconnect with the session's new token. */
let isRenewed = false;

const waitForRetry = async (): Promise<void> => {
  if (isRenewed) {
    isRenewed = false;
    return;
  }
  const pause = retryPause(Math.random());
  liveStatus.setDisconnected(Date.now() + pause);
  await new Promise((resolve) => setTimeout(resolve, pause));
};

/** Loads the client's code. A failed load is retried in the same way as a lost connection. */
async function loadClient() {
  for (;;) {
    try {
      const { createClient } = await import("graphql-ws");
      return createClient;
    } catch {
      await waitForRetry();
    }
  }
}

async function connect(): Promise<Client> {
  const createClient = await loadClient();
  let socket: WebSocket | undefined;
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  let token = session.current()?.token;
  session.onTimeout(() => socket?.close(...forbidden));
  session.subscribe(() => {
    if (session.current()?.token === token) return;
    token = session.current()?.token;
    isRenewed = token !== undefined;
    socket?.close(...forbidden);
  });
  return createClient({
    url: address(),
    keepAlive: liveTimes.keepAlive,
    retryAttempts: Infinity,
    retryWait: waitForRetry,
    shouldRetry: () => true,
    connectionParams: () => ({ authorization: `Bearer ${session.current()?.token ?? ""}` }),
    on: {
      connected: (opened) => {
        socket = opened as WebSocket;
        liveStatus.setConnected();
      },
      closed: () => clearTimeout(pongDue),
      ping: (received) => {
        if (!received) pongDue = setTimeout(() => socket?.close(...noPong), liveTimes.pongTimeout);
      },
      pong: (received) => {
        if (received) clearTimeout(pongDue);
      },
    },
  });
}

let connection: Promise<Client> | undefined;

const eventNumberOf = (data: object): number | undefined => {
  const [event] = Object.values(data) as { fact?: number }[];
  return event?.fact;
};

/**
 * Opens a subscription and returns a function that closes it. Each reconnect sends the current variables, in which `since` is the number of the last
 * received event, so that no event is missed. A subscription that the server ended with an error is opened again after a pause.
 */
export function subscribeTo<Data extends object, Variables extends object>(
  document: Subscription<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): () => void {
  let stopped = false;
  let stop = (): void => undefined;
  const currentVariables: Record<string, unknown> = Object.fromEntries(Object.entries(variables));
  const next = ({ data }: { data?: Data | null }): void => {
    if (!data) return;
    const fact = eventNumberOf(data);
    if (fact !== undefined && "since" in currentVariables) currentVariables.since = fact;
    onData(data);
  };
  let retry: ReturnType<typeof setTimeout> | undefined;
  connection ??= connect();
  const subscribe = async (): Promise<void> => {
    const live = await connection!;
    if (stopped) return;
    const payload = { query: document.text, variables: currentVariables };
    const error = (): void => {
      retry = setTimeout(() => void subscribe(), retryPause(Math.random()));
    };
    stop = live.subscribe<Data>(payload, { next, error, complete: () => undefined });
  };
  void subscribe();
  return () => {
    stopped = true;
    clearTimeout(retry);
    stop();
  };
}

interface SubscriptionOptions<Data> {
  /** Tags that an event invalidates: queries with one of them are fetched again. */
  readonly invalidates: readonly QueryTag[] | ((data: Data) => readonly QueryTag[]);
  readonly onEvent?: (data: Data) => void;
}

/** Handles a received event: invalidates the tags and calls `onEvent`. */
export function handleEvent<Data>({ invalidates, onEvent }: SubscriptionOptions<Data>, data: Data): void {
  void invalidateTags(typeof invalidates === "function" ? invalidates(data) : invalidates);
  onEvent?.(data);
}

/** Subscribes while a component is mounted. With `variables` null there is no subscription. */
export function useSubscription<Data extends object, Variables extends object>(
  document: Subscription<Data, Variables>,
  variables: Variables | null,
  options: SubscriptionOptions<Data>,
): void {
  const onData = useEffectEvent((data: Data) => handleEvent(options, data));
  const variablesText = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (variablesText === null) return undefined;
    return subscribeTo(document, JSON.parse(variablesText) as Variables, (data) => onData(data));
  }, [document, variablesText]);
}
