import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type OperationName, operations } from "@restride/domain/operations.ts";
import type { Operation } from "@restride/domain/access/reach.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { buildSchema, getNamedType, type GraphQLNamedType, isInputObjectType, isObjectType } from "graphql";
import { expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { signIn } from "../dev-env/caller.ts";
import { onePerRole } from "../dev-env/people.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../dev-env/world-test.ts";

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const mutations = Object.values(schema.getMutationType()!.getFields());
const rowOf = (name: string): Operation => operations[name as OperationName];

/** Returns the names of a type's fields, and of the fields below. */
const namesIn = (type: GraphQLNamedType | void, seen = new Set<GraphQLNamedType>()): string[] => {
  if (!type || seen.has(type) || !(isInputObjectType(type) || isObjectType(type))) return [];
  seen.add(type);
  return Object.values(type.getFields()).flatMap((field) => [field.name, ...namesIn(getNamedType(field.type), seen)]);
};
const soundsSecret = /token|password|otp|secret|^code$|^key$|hash/i;
/** The digest of a preview, which is of no use to an attacker. */
const harmless = "planHash";

test("every mutation that takes or answers a token, a password or a code is marked as secret, or public", () => {
  const secret = mutations.filter(({ args, type }) =>
    [...args.flatMap((arg) => [arg.name, ...namesIn(getNamedType(arg.type))]), ...namesIn(getNamedType(type))].some(
      (name) => soundsSecret.test(name) && name !== harmless,
    ),
  );
  const unmarked = secret.filter(({ name }) => rowOf(name).reach !== "public" && !rowOf(name).secret);
  expect(unmarked.map(({ name }) => name)).toEqual([]);
  expect(secret.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["loginAsCustomer", "changeUserPassword", "setWebToken"]),
  );
});

test("after every mutation, what is kept holds no token, no password and no hash that others can compute", async ({
  world,
}) => {
  const people = await onePerRole(world);
  const company = await signIn(world, smallEmail(0, Role.superAdmin));
  for (const { name } of mutations) {
    const { roles } = rowOf(name);
    const person = name === "loginAsCustomer" ? company : people.get(roles[0]!);
    if (!person || name === "logout") continue;
    const { document, variables } = requestFixtures[name as OperationName](fixtureIdsAt(0));
    await person.call(document, variables, { "idempotency-key": name });
  }
  const enter = `mutation { loginAsCustomer(customerid: "${small.customers[0]}") { status token } }`;
  const { answer } = await company.call<{ token: string }>(enter, {}, { "idempotency-key": "enter" });
  expect(answer.token).toMatch(/^eyJ/);
  const change = `mutation { changeUserPassword(password: "${smallPassword}", newpassword: "a new password") { status } }`;
  expect((await company.call(change, {}, { "idempotency-key": "change" })).answer.status).toBe("success");
  const storedAnswers = await world.owner.query<{ key: string; text: string; request_hash: string; operation: string }>(
    "select key, operation, request_hash, k::text as text from idempotency_keys k",
  );
  expect(storedAnswers.rows.length).toBeGreaterThan(5);
  for (const { key, text, request_hash, operation } of storedAnswers.rows) {
    expect(rowOf(operation).secret, key).toBeUndefined();
    for (const secret of [/eyJ[\w-]+\./, new RegExp(smallPassword)]) expect(text, key).not.toMatch(secret);
    for (const args of [{}, { page: "patients" }])
      expect(request_hash).not.toBe(
        createHash("sha256")
          .update(JSON.stringify([operation, args]))
          .digest("base64url"),
      );
  }
  expect(storedAnswers.rows.some(({ operation }) => operation === "updateUserVisitedPages")).toBe(true);
});

test("proof 3: a key is its owner's: the same key of another user changes and answers what that user asked", async ({
  world,
}) => {
  const [admin, physio] = [
    await signIn(world, smallEmail(1, Role.admin)),
    await signIn(world, smallEmail(1, Role.physio)),
  ];
  const see = (page: string) => `mutation { updateUserVisitedPages(page: "${page}") { status pagevisited } }`;
  const key = { "idempotency-key": "the same" };
  expect((await admin.call(see("cases"), {}, key)).answer).toMatchObject({ status: "success", pagevisited: ["cases"] });
  expect((await physio.call(see("patients"), {}, key)).answer).toMatchObject({
    status: "success",
    pagevisited: ["patients"],
  });
});
