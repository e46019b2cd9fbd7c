import { randomUUID } from "node:crypto";
import { type Agent, type IncomingMessage, request } from "node:http";
import type { Request } from "./load.ts";

/** Posts a request. Returns whether the answer has status 200 and contains `expect`. */
export function send(
  url: string,
  agent: Agent,
  { headers, body, path }: Request,
  expect: string,
  keyed = false,
): Promise<boolean> {
  return new Promise((done) => {
    const key = keyed ? { "idempotency-key": randomUUID() } : {};
    const form = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const outgoing = request(
      path === undefined ? url : new URL(path, url),
      { method: "POST", agent, headers: { ...headers, ...key, ...form } },
      (answer) => readBody(answer).then((text) => done(answer.statusCode === 200 && text.includes(expect))),
    );
    outgoing.once("error", () => done(false));
    outgoing.end(body);
  });
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
