import { startDebianPostgres, startEmbedded, type Embedded } from "./embedded.ts";
import { memoryFolder } from "./memory-folder.ts";
import { dropLeftovers } from "./test-databases.ts";

let server: Embedded | undefined;

/**
 * Starts the server that all database tests share, before the first of them. RESTRIDE_TEST_DATABASE_URL names a running one, RESTRIDE_TEST_POSTGRES
 * the major version of one installed by Debian; otherwise the embedded one is started.
 */
export async function setup(): Promise<void> {
  if (!process.env.RESTRIDE_TEST_DATABASE_URL) {
    server = await startChosen(process.env.RESTRIDE_TEST_POSTGRES);
    process.env.RESTRIDE_TEST_DATABASE_URL = server.url;
  }
  await dropLeftovers(process.env.RESTRIDE_TEST_DATABASE_URL, Date.now());
}

/** Ends the server after the last test, unless another test run still uses it. */
export async function teardown(): Promise<void> {
  await server?.stop();
}

function startChosen(debian: string | undefined): Promise<Embedded> {
  if (!debian) return startEmbedded({ dir: memoryFolder("embedded"), durable: false });
  return startDebianPostgres({ dir: memoryFolder(`debian-${debian}`), durable: false, version: Number(debian) });
}
