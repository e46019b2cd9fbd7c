import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance } from "fastify";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/** Serves the built web application. Scripts and styles carry a hash in their names; every page is index.html. */
export const serveWeb = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  if (folder !== null && existsSync(join(folder, "index.html")))
    await app.register(files, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          "cache-control",
          path.includes("/assets/") ? year : path.endsWith(".html") ? "no-cache" : hour,
        ),
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && (request.headers.accept ?? "").includes("text/html");
    if (isPage && folder !== null) return reply.sendFile("index.html");
    return reply.code(404).send({ errors: [{ message: "This address does not exist." }] });
  });
};
