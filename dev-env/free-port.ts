import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below those that the system gives out: worlds in other processes listen on these, and one that took the port between its being found
 * and its being used would answer in the server's place.
 */
const ports = { from: 20_000, to: 30_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** A port of this computer on which nobody listens, for a process that is told where to listen. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  return (await isFree(port)) ? port : freePort();
}
