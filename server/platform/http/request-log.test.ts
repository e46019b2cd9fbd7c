import { Writable } from "node:stream";
import fastify from "fastify";
import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";

test("the log names the route of a request and not the token in its address", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { ...requestLog("info"), stream } });
  app.get("/set-password/:token", () => "");
  app.setNotFoundHandler(() => ""); // the web application answers its own paths
  await app.inject("/set-password/s3cret?name=Alvarez");
  await app.inject("/nowhere/s3cret");
  await app.close();
  expect(lines.join("")).toContain('"route":"/set-password/:token"');
  expect(lines.join("")).not.toMatch(/s3cret|Alvarez/);
});
