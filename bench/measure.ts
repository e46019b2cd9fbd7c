import { setTimeout as pause } from "node:timers/promises";
import type { World } from "@restride/dev-env/world.ts";
import { isAnswer, type Script, startByHand } from "./by-hand.ts";
import { capture } from "./capture.ts";
import type { Call } from "./calls.ts";
import { load, type Request } from "./load.ts";
import { type Measured, summarise, type Turn } from "./percentiles.ts";

/** A call measured twice in the same run: as the product does it, and by hand. Percentiles come from one connection. */
export type Row = { name: string; product: Measured; byHand: Measured };

const alone = 1;
const crowd = 16;
type Connections = typeof alone | typeof crowd;

/** The statements of each request, taken from the product itself, as scripts for the routes by hand. */
export async function scriptsOf(world: World, { requests, answers }: Call, samples: number): Promise<Script[]> {
  const scripts: Script[] = [];
  for (const { headers, body } of requests.slice(0, samples)) {
    const key = crypto.randomUUID();
    const form = { "content-type": "application/json", "idempotency-key": key };
    const post = (): Promise<Response> =>
      fetch(`${world.url}/graphql`, { method: "POST", headers: { ...headers, ...form }, body });
    const transactions = await capture(async () => {
      const text = await (await post()).text();
      if (!text.includes(success)) throw new Error(`A call to be measured is refused: ${text.slice(0, 300)}`);
    });
    const statements = transactions.find((sent) => sent.some(({ name }) => isAnswer(name, answers)));
    if (!statements)
      throw new Error(`No statement of ${answers.join(", ")} was sent: bench/calls.ts names others now.`);
    scripts.push({ statements, answers, key });
    await pause(5); // jobs of this one do not mix into the next
  }
  return scripts;
}

export const success = `"status":"success"`;

/** One world's turn at a call, with the scripts of its route by hand. */
export type Contender = { world: World; call: Call; scripts: readonly Script[] };

const turns = 6;

/** Measures a call in every world, each beside its ceiling, in short turns of all in order: everybody sees the machine in the same moods. */
export async function measure(contenders: readonly Contender[], seconds: number): Promise<Row[]> {
  const sides = await Promise.all(contenders.map((contender) => sidesOf(contender, seconds / turns)));
  for (const { product, byHand } of sides) await Promise.all([product(alone), byHand(alone)]); // warms both up
  const measured = sides.map(() => ({ product: measurements(), byHand: measurements() }));
  for (const connections of [alone, crowd] as const)
    for (let turn = 0; turn < turns; turn++)
      for (const [at, { product, byHand }] of sides.entries()) {
        measured[at]!.product[connections].push(await product(connections));
        measured[at]!.byHand[connections].push(await byHand(connections));
      }
  await Promise.all(sides.map(({ close }) => close()));
  return measured.map(({ product, byHand }, at) => ({
    name: contenders[at]!.call.name,
    product: joined(product),
    byHand: joined(byHand),
  }));
}

async function sidesOf({ world, call, scripts }: Contender, seconds: number) {
  const { url, close } = await startByHand(world.databaseUrl, { call: scripts });
  const next = handOut(call);
  const samples = scripts.map((_, sample) => ({ headers: {}, body: JSON.stringify({ sample }) }));
  const once = { once: call.records, keyed: call.records };
  return {
    close,
    product: (connections: Connections): Promise<Turn> =>
      load({ url: `${world.url}/graphql`, requests: next(), expect: success, connections, seconds, ...once }),
    byHand: (connections: Connections): Promise<Turn> =>
      load({ url: `${url}/call`, requests: samples, expect: `"data"`, connections, seconds }),
  };
}

/** What is recorded once is recorded in one turn only: each gets its share. */
function handOut({ requests, records }: Call): () => Request[] {
  const share = Math.floor(requests.length / (1 + 2 * turns));
  let taken = 0;
  return () => (records ? requests.slice(taken, (taken += share)) : requests);
}

const measurements = (): Record<Connections, Turn[]> => ({ [alone]: [], [crowd]: [] });

function joined(of: Record<Connections, Turn[]>): Measured {
  const [percentiles, crowded] = [summarise(of[alone]), summarise(of[crowd])];
  return { ...percentiles, perSecond: crowded.perSecond, failed: percentiles.failed + crowded.failed };
}
