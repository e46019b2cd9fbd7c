import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Names of the operations that the request calls, as the access table has them; empty for pages, files, and what could not be read. */
    operations: string;
  }
}

/** Label of the requests that call more than one operation, whose combinations a client could make up without end. */
const several = "several";

/** Gives requests the names of their operations, and passes how many seconds each took until its answer was sent. */
export const measureOperations = (
  app: FastifyInstance,
  observe: (operation: string, seconds: number) => void,
): void => {
  app.decorateRequest("operations", "");
  app.addHook("onResponse", ({ operations }, reply, done) => {
    if (operations !== "") observe(operations.includes(" ") ? several : operations, reply.elapsedTime / 1_000);
    done();
  });
};
