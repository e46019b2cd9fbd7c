import { randomUUID } from "node:crypto";
import { type Agent, type IncomingMessage, request } from "node:http";
import type { Request } from "./load.ts";

/** Response of the server; its status is 0 if there was none. */
export type Response = { status: number; text: string };

/** Posts a request, with an idempotency key of its own if it is keyed. */
export function post(url: string, agent: Agent, { headers, body, path }: Request, keyed = false): Promise<Response> {
  return new Promise((done) => {
    const key = keyed ? { "idempotency-key": randomUUID() } : {};
    const form = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const outgoing = request(
      path === undefined ? url : new URL(path, url),
      { method: "POST", agent, headers: { ...headers, ...key, ...form } },
      (answer) => readBody(answer).then((text) => done({ status: answer.statusCode ?? 0, text })),
    );
    outgoing.once("error", () => done({ status: 0, text: "" }));
    outgoing.end(body);
  });
}

/** Posts a request. Returns whether the answer has status 200 and contains `expect`. */
export async function send(
  url: string,
  agent: Agent,
  request: Request,
  expect: string,
  keyed = false,
): Promise<boolean> {
  const { status, text } = await post(url, agent, request, keyed);
  return status === 200 && text.includes(expect);
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
