import { EventEmitter, on } from "node:events";
import pg from "pg";

/** What NOTIFY carries: which tenant, which fact, about whom. Never more. */
export interface Signal {
  readonly customer: string;
  readonly fact: number;
  readonly kind: string;
  readonly subject: string | null;
  readonly date: string | null;
}

export interface Live {
  /** Signals about one subject from now on, until the abort signal fires. */
  about(customerId: string, subjectId: string, abort: AbortSignal): AsyncIterable<Signal>;
  /** Signals of one kind in a tenant from now on, until the abort signal fires. */
  ofKind(customerId: string, kind: string, abort: AbortSignal): AsyncIterable<Signal>;
  close(): Promise<void>;
}

const channel = "restride_facts";
const reconnectAfter = 1_000;
const missed: Signal = { customer: "", fact: 0, kind: "", subject: null, date: null };

/** Listens to the facts of all server processes. A lost connection is opened again; subscribers then re-read from their last fact. */
export const listenForFacts = async (url: string, onLost: () => void): Promise<Live> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on("notification", ({ payload }) => {
      const signal = JSON.parse(payload ?? "{}") as Signal;
      emitter.emit(`${signal.customer}:${signal.subject}`, signal);
      emitter.emit(`${signal.customer}:${signal.kind}`, signal);
    });
    fresh.on("error", () => void lost());
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
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
    for (const name of emitter.eventNames()) if (name !== "error") emitter.emit(name, missed);
  };

  await connect();
  return {
    about: (customerId, subjectId, abort) => signals(emitter, `${customerId}:${subjectId}`, abort),
    ofKind: (customerId, kind, abort) => signals(emitter, `${customerId}:${kind}`, abort),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
};

const signals = async function* (emitter: EventEmitter, name: string, abort: AbortSignal): AsyncIterable<Signal> {
  try {
    for await (const [signal] of on(emitter, name, { signal: abort })) yield signal as Signal;
  } catch (error) {
    if (!abort.aborted) throw error;
  }
};
