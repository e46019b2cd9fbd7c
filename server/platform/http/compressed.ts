import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Shorter answers, bytes, travel in one packet anyway. */
const worthIt = 1024;

/** The fastest of each way, the better first: it takes a fraction of the time in which the answer was written. */
const ways: readonly (readonly [name: string, compress: (bytes: Buffer) => Buffer])[] = [
  ["br", (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ["gzip", (bytes) => gzipSync(bytes, { level: 1 })],
];

const takes = ({ headers: { "accept-encoding": accepted = "" } }: FastifyRequest, name: string): boolean =>
  String(accepted)
    .split(",")
    .map((way) => way.trim().split(/\s*;\s*q=/i))
    .some(([way, weight]) => way?.toLowerCase() === name && Number(weight ?? 1) > 0);

/** Sends an answer as JSON, compressed if it is long and the asker takes it. Not for secrets: their length would tell of them. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply => {
  const json = Buffer.from(JSON.stringify(answer));
  const way = json.length > worthIt ? ways.find(([name]) => takes(request, name)) : undefined;
  reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
  if (!way) return reply.send(json);
  const [name, compress] = way;
  return reply.header("content-encoding", name).send(compress(json));
};
