import type { Id } from "@restride/domain/values/id.ts";
import { EventEmitter, on } from "node:events";
import type { FactKind } from "@restride/domain/facts.ts";
import pg from "pg";
import { withoutOptions } from "../database/pool.ts";
import type { NumberedFact } from "./facts.ts";

/** A fact that was told, or that some may have been missed and are to be read. */
export type Signal<Kind extends FactKind = FactKind> = NumberedFact<Kind> | "missed";

/** What NOTIFY carries: a tenant's fact, which holds ids and dates only. */
interface Told {
  readonly customer: Id;
  readonly fact: number;
  readonly kind: FactKind;
  readonly subject: Id | null;
  readonly data: NumberedFact["data"];
}

export interface Live {
  /** Signals about one subject from now on, until the abort signal fires. */
  about(customerId: Id, subjectId: Id, abort: AbortSignal): AsyncIterable<Signal>;
  /** Signals of one kind in a tenant from now on, until the abort signal fires. */
  ofKind<Kind extends FactKind>(customerId: Id, kind: Kind, abort: AbortSignal): AsyncIterable<Signal<Kind>>;
  /** That something of these kinds happened in one of several tenants, from now on, until the abort signal fires. */
  inTenants(customerIds: readonly Id[], kinds: readonly FactKind[], abort: AbortSignal): AsyncIterable<Signal>;
  close(): Promise<void>;
}

const channel = "restride_facts";
const reconnectAfter = 1_000;

/** Listens to the facts of all server processes. A lost connection is opened again; subscribers then re-read from their last fact. */
export const listenForFacts = async (url: string, onLost: () => void): Promise<Live> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: withoutOptions(url) });
    fresh.on("notification", ({ payload }) => {
      const { customer, fact, kind, subject, data } = JSON.parse(payload!) as Told;
      const signal: Signal = { no: fact, kind, subjectId: subject, data };
      emitter.emit(`${customer}:${subject}`, signal);
      emitter.emit(`${customer}:${kind}`, signal);
    });
    fresh.on("error", () => client === fresh && void lost());
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      client = fresh;
    } finally {
      if (client !== fresh || closed) await fresh.end().catch(() => undefined);
    }
  };

  const lost = async () => {
    if (closed) return;
    onLost();
    client = undefined;
    while (!closed && !client) {
      await new Promise((done) => setTimeout(done, reconnectAfter));
      await connect().catch(() => undefined);
    }
    // Nobody told what happened meanwhile: everybody who listens reads again.
    for (const name of emitter.eventNames()) if (name !== "error") emitter.emit(name, "missed" satisfies Signal);
  };

  await connect();
  return {
    about: (customerId, subjectId, abort) => signals(emitter, `${customerId}:${subjectId}`, abort),
    ofKind: (customerId, kind, abort) => signals(emitter, `${customerId}:${kind}`, abort),
    inTenants: (customerIds, kinds, abort) => {
      const heard = new EventEmitter();
      const names = customerIds.flatMap((customerId) => kinds.map((kind) => `${customerId}:${kind}`));
      const forward = (signal: Signal) => heard.emit("heard", signal);
      for (const name of names) emitter.on(name, forward);
      abort.addEventListener("abort", () => names.forEach((name) => emitter.off(name, forward)), { once: true });
      return signals(heard, "heard", abort);
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
};

const signals = async function* <Kind extends FactKind>(
  emitter: EventEmitter,
  name: string,
  abort: AbortSignal,
): AsyncIterable<Signal<Kind>> {
  try {
    for await (const [signal] of on(emitter, name, { signal: abort })) yield signal as Signal<Kind>;
  } catch (error) {
    if (!abort.aborted) throw error;
  }
};
