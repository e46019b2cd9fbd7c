import { Agent } from "node:http";
import { loadavg } from "node:os";
import type { World } from "@restride/dev-env/world.ts";
import type { Request } from "../load.ts";
import { summarise } from "../percentiles.ts";
import { post } from "../send.ts";
import { readAnswers, type Size } from "./answer.ts";
import type { AxisCall } from "./call.ts";
import { requestsOf, type Subject } from "./subject.ts";
import type { ClinicWrites } from "./writes.ts";

/** Times of one call, in milliseconds, and how many rows answered, for each subject; and the machine's load at that time. */
export interface AxisRow {
  readonly name: string;
  readonly load: number;
  readonly results: readonly { readonly p50: number; readonly p95: number; readonly size: Size }[];
}

/** Plans of statements are those for any values after the sixth execution on a connection. */
const warmUps = 8;
const repetitions = 30;

interface Contender {
  readonly writes: ClinicWrites;
  readonly world: World;
  readonly send: () => Promise<Size>;
  readonly times: number[];
  readonly sizes: Size[];
}

const contenderOf = ({ writes, world }: Subject, send: Contender["send"]): Contender => ({
  writes,
  world,
  send,
  times: [],
  sizes: [],
});

/** Measures each call that all subjects may make. They take turns within each repetition, so that changes in the machine's speed affect all. */
export async function measureAxis(
  subjects: readonly Subject[],
  names: readonly string[],
  print: (row: AxisRow) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const measureChosen = async (name: string, contenders: readonly Contender[]): Promise<void> => {
    const isChosen = names.length === 0 || names.some((part) => name.includes(part));
    if (isChosen && contenders.length === subjects.length) print(await measureCall(name, contenders));
  };
  for (const [at, { name }] of subjects[0]!.calls.entries()) {
    const contenders = subjects.flatMap((subject) => {
      const call = subject.calls[at]!;
      const requests = requestsOf(subject.people, call);
      return requests ? [contenderOf(subject, () => ask(agent, subject.world, call, requests))] : [];
    });
    await measureChosen(name, contenders);
  }
  const recordings = subjects.map((subject) => contenderOf(subject, () => subject.writes.record().then(() => oneRow)));
  await measureChosen("record an exercise", recordings);
  agent.destroy();
}

const oneRow: Size = { rows: 1 };

async function measureCall(name: string, contenders: readonly Contender[]): Promise<AxisRow> {
  for (let turn = 0; turn < warmUps; turn++) for (const { send } of contenders) await send();
  for (let turn = 0; turn < repetitions; turn++) {
    await writeEverywhere(contenders);
    const first = turn % contenders.length; // none is always the first after the writes
    for (const { send, times, sizes } of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      const sent = performance.now();
      sizes.push(await send());
      times.push(performance.now() - sent);
    }
  }
  for (const writes of writesIn(contenders)) await writes.forget();
  const results = contenders.map(({ times, sizes }) => {
    const { p50, p95 } = summarise([{ times, seconds: 1, failed: 0 }]);
    return { p50, p95, size: sizes[0]! };
  });
  return { name, load: loadavg()[0]!, results };
}

/** Returns the writes of all clinics; subjects may share one. */
const writesIn = (contenders: readonly Contender[]): Set<ClinicWrites> =>
  new Set(contenders.map(({ writes }) => writes));

/** Commits something in the clinic of each subject, so that nothing that was remembered answers, and waits for the jobs that follow. */
async function writeEverywhere(contenders: readonly Contender[]): Promise<void> {
  for (const writes of writesIn(contenders)) await writes.write();
  for (const world of new Set(contenders.map((contender) => contender.world))) await world.settle();
}

async function ask(agent: Agent, { url }: World, call: AxisCall, requests: readonly Request[]): Promise<Size> {
  const responses = await Promise.all(requests.map((request) => post(`${url}/graphql`, agent, request, call.writes)));
  return readAnswers(call, responses);
}
