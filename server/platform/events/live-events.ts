import type { Id } from "@restride/domain/values/id.ts";
import { EventEmitter } from "node:events";
import type { DomainEventKind } from "@restride/domain/domain-events.ts";
import type pg from "pg";
import { newClient } from "../database/client.ts";
import { withoutOptions } from "../database/pool.ts";
import type { NumberedEvent } from "./domain-events.ts";
import { type Broadcast, broadcastChannel } from "./broadcasts.ts";

/** A published domain event, or "missed": events may have been missed and must be read from the database. */
export type Signal<Kind extends DomainEventKind = DomainEventKind> = NumberedEvent<Kind> | "missed";

/** Payload of NOTIFY: the domain event of a tenant, which holds ids and dates only. */
interface PublishedEvent {
  readonly customer: Id;
  readonly number: number;
  readonly kind: DomainEventKind;
  readonly subject: Id | null;
  readonly data: NumberedEvent["data"];
}

/** Streams of the domain events and broadcasts of all server processes. */
export interface LiveEvents {
  /** Yields signals about one record from now on, until the abort signal fires. */
  subscribeToRecord(customerId: Id, subjectId: Id, abort: AbortSignal): AsyncIterable<Signal>;
  /** Yields signals of some kinds in a tenant from now on, until the abort signal fires. */
  ofKinds<Kind extends DomainEventKind>(
    customerId: Id,
    kinds: readonly Kind[],
    abort: AbortSignal,
  ): AsyncIterable<Signal<Kind>>;
  /**
   * Yields broadcasts of one topic in a tenant from now on, until the abort signal fires. Broadcasts during a lost connection are not
   * delivered later.
   */
  broadcasts(customerId: Id, topic: string, abort: AbortSignal): AsyncIterable<Broadcast>;
  /** Yields signals of some kinds in several tenants from now on, until the abort signal fires. */
  inTenants<Kind extends DomainEventKind>(
    customerIds: readonly Id[],
    kinds: readonly Kind[],
    abort: AbortSignal,
  ): AsyncIterable<Signal<Kind>>;
  close(): Promise<void>;
}

const channel = "restride_domain_events";
const reconnectPause = 1_000;
/**
 * Heartbeat of the listening connection, which otherwise sends nothing: interval of its checks and longest wait for an answer,
 * milliseconds.
 */
const heartbeat = { every: 15_000, timeout: 5_000 } as const;

/**
 * Listens to the domain events of all server processes. A lost connection is opened again; subscribers then re-read from their last domain
 * event.
 */
export const listenForEvents = async (url: string, onLost: () => void): Promise<LiveEvents> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const broadcastEmitter = new EventEmitter().setMaxListeners(0);
  const broadcast = (message: Broadcast) => broadcastEmitter.emit(`${message.customer}:${message.topic}`, message);
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const newConnection = newClient({ connectionString: withoutOptions(url), query_timeout: heartbeat.timeout });
    newConnection.on("notification", ({ channel: from, payload }) => {
      if (from === broadcastChannel) return void broadcast(JSON.parse(payload!) as Broadcast);
      const { customer, number, kind, subject, data } = JSON.parse(payload!) as PublishedEvent;
      const signal: Signal = { no: number, kind, subjectId: subject, data };
      emitter.emit(`${customer}:${subject}`, signal);
      emitter.emit(`${customer}:${kind}`, signal);
    });
    newConnection.on("error", () => client === newConnection && void reconnect());
    try {
      await newConnection.connect();
      await newConnection.query(`listen ${broadcastChannel}`);
      await newConnection.query(`listen ${channel}`);
      client = newConnection;
    } finally {
      if (client !== newConnection || closed) await newConnection.end().catch(() => undefined);
    }
  };

  const reconnect = async () => {
    if (closed) return;
    onLost();
    void client?.end().catch(() => undefined);
    client = undefined;
    while (!closed && !client) {
      await new Promise((done) => setTimeout(done, reconnectPause));
      await connect().catch(() => undefined);
    }
    // The events during the outage were not received, so every subscriber reads again.
    for (const name of emitter.eventNames()) if (name !== "error") emitter.emit(name, "missed" satisfies Signal);
  };

  await connect();
  const timer = setInterval(() => {
    const checkedClient = client;
    checkedClient?.query("select").catch(() => client === checkedClient && void reconnect());
  }, heartbeat.every);
  return {
    subscribeToRecord: (customerId, subjectId, abort) =>
      listenUnder<Signal>(emitter, [`${customerId}:${subjectId}`], abort),
    ofKinds: (customerId, kinds, abort) =>
      listenUnder(
        emitter,
        kinds.map((kind) => `${customerId}:${kind}`),
        abort,
      ),
    broadcasts: (customerId, topic, abort) =>
      listenUnder<Broadcast>(broadcastEmitter, [`${customerId}:${topic}`], abort),
    inTenants: (customerIds, kinds, abort) =>
      listenUnder(
        emitter,
        customerIds.flatMap((customerId) => kinds.map((kind) => `${customerId}:${kind}`)),
        abort,
      ),
    close: async () => {
      closed = true;
      clearInterval(timer);
      await client?.end();
    },
  };
};

/** Yields the items that are emitted under some names, in the order of their emission. */
const listenUnder = async function* <Item>(
  emitter: EventEmitter,
  names: readonly string[],
  abort: AbortSignal,
): AsyncIterable<Item> {
  const queue: Item[] = [];
  let isOver = abort.aborted;
  let wake = () => {};
  const pass = (item: Item) => {
    queue.push(item);
    wake();
  };
  const end = () => {
    isOver = true;
    wake();
  };
  for (const name of names) emitter.on(name, pass);
  abort.addEventListener("abort", end);
  try {
    while (!isOver)
      if (queue.length > 0) yield queue.shift()!;
      else await new Promise<void>((done) => (wake = done));
  } finally {
    abort.removeEventListener("abort", end);
    for (const name of names) emitter.off(name, pass);
  }
};
