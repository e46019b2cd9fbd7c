import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance } from "fastify";

const year = 31_536_000_000;

/** Serves the built web application. Its files carry a hash in their names; every page is index.html. */
export const serveWeb = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  if (folder !== null && existsSync(join(folder, "index.html")))
    await app.register(files, { root: folder, maxAge: year, immutable: true, index: false, preCompressed: true });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (isPage && folder !== null)
      return reply.header("cache-control", "no-cache").sendFile("index.html", { maxAge: 0, immutable: false });
    return reply.code(404).send({ errors: [{ message: "This address does not exist." }] });
  });
};
