import pg from "pg";
import { expect, test } from "vitest";
import { isOutage } from "./outage.ts";

const withCode = (code: string, more: object = {}) => Object.assign(new Error("text"), { code, ...more });

test.each(["57P01", "57P02", "57P03", "08006", "08001", "53300", "ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE"])(
  "%s is an outage: the database may answer later",
  (code) => expect(isOutage(withCode(code))).toBe(true),
);

test.each(["28P01", "3D000", "42P01", "55P03", "57014", "25006", "53100", "ENOENT", "EACCES"])(
  "%s is no outage: waiting does not mend it",
  (code) => expect(isOutage(withCode(code))).toBe(false),
);

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Query read timeout",
  "timeout expired",
  "Client has encountered a connection error and is not queryable",
])("the driver's own text “%s” is an outage", (text) => expect(isOutage(new Error(text))).toBe(true));

test("a missing socket file and the cause of another error are outages; no error is none", () => {
  expect(isOutage(withCode("ENOENT", { syscall: "connect" }))).toBe(true);
  expect(isOutage(new Error("Migration 0001 failed.", { cause: withCode("57P01") }))).toBe(true);
  expect(isOutage(new Error("Migration 0001 failed.", { cause: withCode("42601") }))).toBe(false);
  expect(isOutage(undefined)).toBe(false);
});

test("the driver says the same of an address where nothing listens", async () => {
  const client = new pg.Client({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 2_000 });
  const refusal = await client.connect().catch((error: unknown) => error);
  expect(isOutage(refusal)).toBe(true);
});
