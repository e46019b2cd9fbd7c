import type { World } from "@restride/dev-env/world.ts";
import { startByHand, type Script } from "./by-hand.ts";
import type { Call } from "./calls.ts";
import { success, type Row } from "./measure.ts";
import type { Recorder } from "./people.ts";
import { recordToScreen } from "./screen.ts";

const follow = `subscription Follow($id: ID!) { onPatientActivity(patientid: $id) { status fact kind date } }`;

/**
 * From a recording on a patient's phone to the clinic's open screen, over the product's socket; by hand the same SQL, and a
 * socket that passes the database's notification on. `call` holds recordings of this patient only.
 */
export async function measureScreen(
  world: World,
  recorder: Recorder,
  call: Call,
  scripts: readonly Script[],
): Promise<Row> {
  const product = await recordToScreen({
    url: `${world.url}/graphql`,
    requests: call.requests.slice(scripts.length),
    expect: success,
    keyed: true,
    socket: `${world.url.replace("http", "ws")}/graphql`,
    protocol: "graphql-transport-ws",
    greeting: [
      JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${recorder.clinic.admin.token}` } }),
      JSON.stringify({ type: "subscribe", id: "1", payload: { query: follow, variables: { id: recorder.id } } }),
    ],
  });
  const routes = await startByHand(world.databaseUrl, { call: scripts });
  const byHand = await recordToScreen({
    url: `${routes.url}/call`,
    requests: call.requests.slice(scripts.length).map((_, at) => ({
      headers: {},
      body: JSON.stringify({ sample: at % scripts.length }),
    })),
    expect: `"data"`,
    socket: routes.socket,
    greeting: [],
  });
  await routes.close();
  return { name: "record to open screen", product, byHand };
}
