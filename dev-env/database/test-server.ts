import { startDebian, startEmbedded, type Embedded } from "./embedded.ts";
import { fleetingFolder } from "./fleeting-folder.ts";
import { dropLeftovers } from "./test-databases.ts";

let server: Embedded | undefined;

/**
 * Before the first database test: the server that all of them share. RESTRIDE_TEST_DATABASE_URL names a running one,
 * RESTRIDE_TEST_POSTGRES the major version of one that Debian installed; otherwise the embedded one is started.
 */
export async function setup(): Promise<void> {
  if (!process.env.RESTRIDE_TEST_DATABASE_URL) {
    server = await startChosen(process.env.RESTRIDE_TEST_POSTGRES);
    process.env.RESTRIDE_TEST_DATABASE_URL = server.url;
  }
  await dropLeftovers(process.env.RESTRIDE_TEST_DATABASE_URL, Date.now());
}

/** After the last one: ends the server, unless another run of the tests still uses it. */
export async function teardown(): Promise<void> {
  await server?.stop();
}

function startChosen(debian: string | undefined): Promise<Embedded> {
  if (!debian) return startEmbedded({ dir: fleetingFolder("embedded"), durable: false });
  return startDebian({ dir: fleetingFolder(`debian-${debian}`), durable: false, version: Number(debian) });
}
