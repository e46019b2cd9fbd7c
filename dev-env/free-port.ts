import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Port range below the ephemeral ports. Servers of other processes use ephemeral ports, and could take such a port between its discovery and its use,
 * so that they would answer instead of the server.
 */
const ports = { from: 20_000, to: 30_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** Returns a free port of this machine, for a process that receives its port in advance. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  return (await isFree(port)) ? port : freePort();
}
