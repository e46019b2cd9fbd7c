import { expect, test } from "vitest";
import { postgresReason, refusedConnection } from "./postgres-reason.ts";

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test("the reason of PostgreSQL comes with its SQLSTATE, and without values of rows", () => {
  expect(postgresReason(failure("42P07", 'relation "users" already exists'))).toBe(
    'relation "users" already exists, SQLSTATE 42P07',
  );
  expect(postgresReason(failure("22P02", 'invalid input syntax for type date: "Maria Alvarez"'))).toBe(
    "SQLSTATE 22P02",
  );
});

test.each([
  ["28P01", "names a login that PostgreSQL refuses (no, SQLSTATE 28P01). Correct its name or its password."],
  ["28000", "names a login that PostgreSQL refuses (no, SQLSTATE 28000). Correct it, or let pg_hba.conf admit it."],
  ["3D000", "names a database that is not there (no, SQLSTATE 3D000). Create it, or correct its name."],
  [
    "42501",
    "names a login that may not connect to its database (no, SQLSTATE 42501). Grant it connect, or name another one.",
  ],
  ["XX000", "cannot be used: no, SQLSTATE XX000."],
])("a connection that is refused with %s is told with its variable", (code, rest) => {
  expect(refusedConnection("RESTRIDE_APP_DATABASE_URL", failure(code, "no")).message).toBe(
    `RESTRIDE_APP_DATABASE_URL ${rest}`,
  );
});

test("a login without the password that PostgreSQL asks for is told so", () => {
  const error = new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string");
  expect(refusedConnection("DATABASE_URL", error).message).toBe(
    "DATABASE_URL names a login without its password, which PostgreSQL asks for.",
  );
});
