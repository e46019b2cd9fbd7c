import type { Request } from "../load.ts";
import { type Contender, type Row, success } from "../measure.ts";
import type { Recorder } from "../people.ts";
import { costsOf, summarise, type Turn } from "../percentiles.ts";
import { makeReplay } from "../replay.ts";
import { startRoutes } from "../routes.ts";
import { recordToScreen, type Screen } from "./screen.ts";

const follow = `subscription Follow($id: ID!) { onPatientActivity(patientid: $id) { status fact kind date } }`;

const turnCount = 4;

/** Patient whose recordings are on a watched screen. `call` has only this patient's requests. */
export type WatchedPatient = Contender & { recorder: Recorder };

/**
 * Measures the time from a recording on a patient's phone to the clinic's open screen, over the product's socket. The other side runs the same SQL by
 * hand, and its socket forwards the database's notification. The worlds take turns.
 */
export async function measureScreens(watchedPatients: readonly WatchedPatient[]): Promise<Row[]> {
  const sides = await Promise.all(watchedPatients.map(sidesOf));
  const measured = sides.map(() => ({ product: [] as Turn[], replay: [] as Turn[] }));
  for (let turn = 0; turn < turnCount; turn++)
    for (const [at, { product, replay }] of sides.entries()) {
      measured[at]!.product.push(await recordToScreen(product(turn)));
      measured[at]!.replay.push(await recordToScreen(replay(turn)));
    }
  await Promise.all(sides.map(({ close }) => close()));
  return measured.map(({ product, replay }, at) => ({
    name: "record to open screen",
    sides: {
      product: { ...summarise(product), ...costsOf(product) },
      replay: { ...summarise(replay), ...costsOf(replay) },
    },
    statements: watchedPatients[at]!.productScripts.statements,
    trips: watchedPatients[at]!.productScripts.trips,
  }));
}

async function sidesOf({ world, handUrl, call, productScripts: { scripts }, recorder }: WatchedPatient) {
  const { url, socket, close } = await startRoutes(handUrl, makeReplay(scripts));
  const remainingRequests = call.requests.slice(scripts.length); // the first requests were used to read the scripts
  const share = Math.floor(remainingRequests.length / turnCount);
  const of = (turn: number): Request[] => remainingRequests.slice(turn * share, (turn + 1) * share);
  return {
    close,
    product: (turn: number): Screen => ({
      url: `${world.url}/graphql`,
      requests: of(turn),
      expect: success,
      keyed: true,
      socket: `${world.url.replace("http", "ws")}/graphql`,
      protocol: "graphql-transport-ws",
      greeting: [
        JSON.stringify({
          type: "connection_init",
          payload: { authorization: `Bearer ${recorder.clinic.admin.token}` },
        }),
        JSON.stringify({ type: "subscribe", id: "1", payload: { query: follow, variables: { id: recorder.id } } }),
      ],
    }),
    replay: (turn: number): Screen => ({
      url,
      requests: of(turn).map((_, at) => ({ headers: {}, body: JSON.stringify({ sample: at % scripts.length }) })),
      expect: `"data"`,
      socket,
      greeting: [],
    }),
  };
}
