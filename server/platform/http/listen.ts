import type { FastifyInstance } from "fastify";
import * as texts from "./http-texts.ts";

/** Listens at an address, or fails with a sentence that names PORT or HOST. */
export const listen = async (app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = texts.listenProblems[String((error as NodeJS.ErrnoException).code)];
    throw sentence ? new Error(sentence(host, port), { cause: error }) : error;
  }
};
