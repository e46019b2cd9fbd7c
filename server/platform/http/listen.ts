import type { FastifyInstance } from "fastify";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program uses it. Stop that program, or choose another PORT.",
  EACCES: "this user may not use it. Choose a PORT above 1023.",
  EADDRNOTAVAIL: "this machine does not have that address.",
};

/** Listens at an address, or fails with a sentence that names PORT. */
export const listen = async (app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = reasons[String((error as NodeJS.ErrnoException).code)];
    throw reason ? new Error(`The server cannot listen on PORT ${port}: ${reason}`, { cause: error }) : error;
  }
};
