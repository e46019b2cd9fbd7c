import { setTimeout as pause } from "node:timers/promises";
import type { World } from "@restride/dev-env/world.ts";
import { capture } from "./capture.ts";
import type { Call } from "./calls.ts";
import { makeAnswers } from "./ceiling.ts";
import { handwrittenRole, type Meter, productRole, type CpuTimes } from "./costs.ts";
import { load, type Request, requestsSentTogether } from "./load.ts";
import { type Costs, costsOf, type LoadResult, summarise, type Turn } from "./percentiles.ts";
import { makeReplay, type Script, ownStatements } from "./replay.ts";
import { type Routes, startRoutes } from "./routes.ts";

/** Side that answers a call: the product; the fewest handwritten statements; or the product's own statements without its route. */
export type Side = "product" | "ceiling" | "replay";
type Result = LoadResult & Costs;

/**
 * Call measured on each side in the same run. The percentiles come from one connection. `statements` and `trips` are the product's numbers for one
 * call.
 */
export type Row = { name: string; sides: Partial<Record<Side, Result>>; statements: number; trips: number };

const alone = 1;
const crowd = 16;
type Connections = typeof alone | typeof crowd;
type Run = (connections: Connections) => Promise<Turn>;

/** Statements of each request, captured from the product. */
export type Scripts = { scripts: readonly Script[]; statements: number; trips: number };

export async function scriptsOf(world: World, { requests, expect = success }: Call, samples: number): Promise<Scripts> {
  const scripts: Script[] = [];
  let [sent, waited] = [0, 0];
  for (const request of requests.slice(0, samples)) {
    const key = crypto.randomUUID();
    const { statements, trips } = await capture(() =>
      Promise.all(requestsSentTogether(request).map((each) => requestAnswer(world, each, key, expect))),
    );
    [sent, waited] = [sent + statements.length, waited + trips];
    scripts.push({ statements: ownStatements(statements), key });
    await pause(5); // the jobs of this request end before the next request
  }
  return { scripts, statements: sent / scripts.length, trips: waited / scripts.length };
}

export const success = `"status":"success"`;

async function requestAnswer(world: World, { headers, body, path = "/graphql" }: Request, key: string, expect: string) {
  const form = { "content-type": "application/json", "idempotency-key": key };
  const answer = await fetch(`${world.url}${path}`, { method: "POST", headers: { ...headers, ...form }, body });
  const text = await answer.text();
  if (!text.includes(expect)) throw new Error(`A call to be measured is refused: ${text.slice(0, 300)}`);
}

/** A call in one world, with its captured statements. */
export type Contender = { world: World; handUrl: string; meter: Meter; call: Call; productScripts: Scripts };

const usualTurns = 6;

/** Measures a call in every world. All sides take short turns in order, so that changes in the machine's speed affect all of them. */
export async function measure(contenders: readonly Contender[], seconds: number, turns = usualTurns): Promise<Row[]> {
  const sidesOfContenders = await Promise.all(
    contenders.map((contender) => sidesOf(contender, seconds / turns, turns)),
  );
  for (const { runs } of sidesOfContenders) for (const [, run] of runs) await run(crowd); // warms up all connections
  const measured = sidesOfContenders.map(({ runs }) =>
    runs.map(([side]) => ({ side, [alone]: [] as Turn[], [crowd]: [] as Turn[] })),
  );
  for (const connections of [alone, crowd] as const)
    for (let turn = 0; turn < turns; turn++)
      for (const [at, { runs }] of sidesOfContenders.entries())
        for (const [which, [, run]] of runs.entries()) measured[at]![which]![connections].push(await run(connections));
  await Promise.all(sidesOfContenders.map(({ close }) => close()));
  return measured.map((sides, at) => {
    const { call, productScripts } = contenders[at]!;
    const results = sides.map(({ side, ...of }) => [side, mergeTurns(of)] as const);
    return {
      name: call.name,
      sides: Object.fromEntries(results),
      statements: productScripts.statements,
      trips: productScripts.trips,
    };
  });
}

async function sidesOf({ world, handUrl, meter, call, productScripts }: Contender, seconds: number, turns: number) {
  const { byHand, values } = call;
  const { rounds } = call;
  const replay = rounds ? undefined : await startRoutes(handUrl, makeReplay(productScripts.scripts));
  const ceiling = byHand && (await startRoutes(handUrl, makeAnswers(byHand, values!)));
  const next = handOut(call, productScripts.scripts.length, turns);
  const loadOptions = { once: call.records, rounds, keyed: call.records || rounds };
  const byHandOn = ({ url }: Routes, count: number): Run => {
    const requests = Array.from({ length: count }, (_, sample) => ({ headers: {}, body: JSON.stringify({ sample }) }));
    return (connections) => load({ url, requests, expect: `"data"`, connections, seconds, rounds });
  };
  const product: Run = (connections) =>
    load({
      url: `${world.url}/graphql`,
      requests: next(),
      expect: call.expect ?? success,
      connections,
      seconds,
      ...loadOptions,
    });
  const runs: (readonly [Side, Run])[] = [
    ["product", withMeter(meter, productRole, product)],
    ...(ceiling ? [["ceiling", withMeter(meter, handwrittenRole, byHandOn(ceiling, values!.length))] as const] : []),
    ...(replay
      ? [["replay", withMeter(meter, handwrittenRole, byHandOn(replay, productScripts.scripts.length))] as const]
      : []),
  ];
  return { runs, close: () => Promise.all([replay?.close(), ceiling?.close()]) };
}

const withMeter =
  (meter: Meter, role: string, run: Run): Run =>
  async (connections) => {
    const before = await meter.read(role);
    const turn = await run(connections);
    const after = await meter.read(role);
    const names = Object.keys(before) as (keyof CpuTimes)[];
    const spent = Object.fromEntries(names.map((name) => [name, after[name] - before[name]]));
    return { ...turn, cpuTimes: spent as CpuTimes };
  };

/**
 * Returns a function that returns the requests of each turn. A recording can be sent only once, so each turn receives a share of the unsent requests.
 */
function handOut({ requests, records }: Call, sent: number, turns: number): () => Request[] {
  const share = Math.floor((requests.length - sent) / (1 + 2 * turns));
  let taken = sent;
  return () => (records ? requests.slice(taken, (taken += share)) : requests);
}

function mergeTurns(of: Record<Connections, Turn[]>): Result {
  const [percentiles, crowded] = [summarise(of[alone]), summarise(of[crowd])];
  const failed = percentiles.failed + crowded.failed;
  return { ...percentiles, ...costsOf(of[crowd]), perSecond: crowded.perSecond, failed };
}
