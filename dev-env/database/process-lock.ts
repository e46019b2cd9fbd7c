import { createHash } from "node:crypto";
import { createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import * as texts from "./embedded-texts.ts";

const maxWait = 120_000;

/**
 * Runs `work` while no other process of this machine holds a lock of the same name. The lock is a socket in Linux's abstract namespace, which ends
 * with its process, so a killed process leaves no lock.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(createHash("sha256").update(name).digest("hex").slice(0, 32));
  try {
    return await work();
  } finally {
    await new Promise((done) => lock.close(done));
  }
}

async function acquire(name: string): Promise<Server> {
  const giveUp = Date.now() + maxWait;
  while (Date.now() < giveUp) {
    const server = await listen(`\0restride-${name}`);
    if (server) return server;
    await pause(20);
  }
  throw new Error(texts.lockIsHeld);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}
