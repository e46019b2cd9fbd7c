import type { FastifyInstance } from "fastify";

const noAddress = (host: string): string =>
  `The server cannot listen on HOST ${host}: this machine does not have that address. Correct HOST, or leave it out.`;

/** Advice for each reason for which a server cannot listen. */
const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `The server cannot listen on PORT ${port}: another program uses it. Stop that program, or choose another PORT.`,
  EACCES: (_, port) => `The server cannot listen on PORT ${port}: this user may not use it. Choose a PORT above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

/** Listens at an address, or fails with a sentence that names PORT or HOST. */
export const listen = async (app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = sentences[String((error as NodeJS.ErrnoException).code)];
    throw sentence ? new Error(sentence(host, port), { cause: error }) : error;
  }
};
