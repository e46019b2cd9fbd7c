import { setTimeout as pause } from "node:timers/promises";
import type { World } from "@restride/dev-env/world.ts";
import { type ByHand, isAnswer, type Script, startByHand } from "./by-hand.ts";
import { capture } from "./capture.ts";
import type { Call } from "./calls.ts";
import { load, type Request } from "./load.ts";
import type { Measured } from "./percentiles.ts";

/** A call measured twice in the same run: as the product does it, and by hand. Percentiles come from one connection. */
export type Row = { name: string; product: Measured; byHand: Measured };

const alone = 1;
const crowd = 16;

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

/** Measures a call against its scripts, turn by turn, so that both see the machine in the same mood. */
export async function measure(world: World, call: Call, scripts: readonly Script[], seconds: number): Promise<Row> {
  const byHand = await startByHand(world.databaseUrl, { call: scripts });
  const turns = handOut(call, 4);
  const product = (connections: number, turn: number): Promise<Measured> =>
    load({
      url: `${world.url}/graphql`,
      requests: turns[turn]!,
      expect: success,
      connections,
      seconds,
      once: call.records,
      keyed: call.records,
    });
  const ceiling = (connections: number): Promise<Measured> => loadByHand(byHand, scripts.length, connections, seconds);
  await Promise.all([product(alone, 0), ceiling(alone)]); // warms both up
  const [productAlone, ceilingAlone] = [await product(alone, 1), await ceiling(alone)];
  const [productCrowd, ceilingCrowd] = [await product(crowd, 2), await ceiling(crowd)];
  await byHand.close();
  return { name: call.name, product: joined(productAlone, productCrowd), byHand: joined(ceilingAlone, ceilingCrowd) };
}

/** What is recorded once is recorded in one turn only; the turn under load gets half of it. */
function handOut({ requests, records }: Call, parts: number): Request[][] {
  if (!records) return Array.from({ length: parts - 1 }, () => requests);
  const share = Math.floor(requests.length / parts);
  return [requests.slice(0, share), requests.slice(share, 2 * share), requests.slice(2 * share)];
}

function loadByHand({ url }: ByHand, samples: number, connections: number, seconds: number): Promise<Measured> {
  const requests = Array.from({ length: samples }, (_, sample) => ({ headers: {}, body: JSON.stringify({ sample }) }));
  return load({ url: `${url}/call`, requests, expect: `"data"`, connections, seconds });
}

const joined = (percentiles: Measured, crowded: Measured): Measured => ({
  ...percentiles,
  perSecond: crowded.perSecond,
  failed: percentiles.failed + crowded.failed,
});
