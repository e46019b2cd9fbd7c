import { readFileSync } from "node:fs";
import { isOperation, operations } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, caller, signIn } from "../dev-env/caller.ts";
import { callerRoles, onePerRole } from "../dev-env/people.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../dev-env/world.ts";
import { samples } from "../dev-env/samples.ts";

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const fieldsOf = (kind: "Query" | "Mutation" | "Subscription") =>
  Object.keys((schema.getType(kind) as { getFields(): object } | undefined)?.getFields() ?? {});
const calls = [...fieldsOf("Query"), ...fieldsOf("Mutation")];
const refusedTexts = ["You are not allowed to do this.", "Choose a customer first.", "Token expired"];
let world: World;
let people: ReadonlyMap<Role, Caller>;
let expired: Caller;

beforeAll(async () => {
  world = await startWorld();
  people = await onePerRole(world);
  expired = await signIn(world, "physio@clinic2.example");
  await world.owner.query(
    "update users set tokens_valid_from = now() + interval '1 minute' where email = 'physio@clinic2.example'",
  );
});
afterAll(() => world.close());

/** Everything that a call could leave behind. Sign-in secrets are no part of it: a wrong try may be counted. */
const trace = async (): Promise<string> => {
  const { rows } = await world.owner.query(`select
    (select count(*) from audit_log) as changes, (select count(*) from facts) as facts, (select count(*) from patient_reads) as reads,
    (select sum(exercise_done + measurement_done + questionnaire_done) from patient_days) as done,
    (select count(*) from idempotency_keys) as keys, (select count(*) from graphile_worker._private_jobs) as jobs`);
  return JSON.stringify(rows[0]);
};

const ask = (person: Caller, name: string, clinic: number) => {
  if (!isOperation(name)) throw new Error(`The access table does not know ${name}.`);
  const { document, variables } = samples[name](clinic);
  return person.call(document, variables, { "idempotency-key": crypto.randomUUID() });
};

const rolesOf = (name: string): readonly Role[] => (isOperation(name) ? operations[name].roles : []);
const isPublic = (name: string): boolean => rolesOf(name).includes(Role.anonymous);

test("the access table and the schema name the same operations", () => {
  expect(Object.keys(operations).toSorted()).toEqual([...calls, ...fieldsOf("Subscription")].toSorted());
});

describe.each(calls.filter((name) => !isPublic(name)))("%s", (name) => {
  test("A220 B447: without a session, or with one that has ended, it is refused and nothing changes", async () => {
    const before = await trace();
    for (const nobody of [caller(world.url), caller(world.url, "no.token.atall"), expired]) {
      const { answer } = await ask(nobody, name, 0);
      expect(answer).toMatchObject({ status: "Token expired", message: "Token expired" });
    }
    expect(await trace()).toBe(before);
  });

  test("A220 B447 C181: a role outside its list is refused and nothing changes", async () => {
    const before = await trace();
    for (const role of callerRoles.filter((each) => !rolesOf(name).includes(each))) {
      const { answer } = await ask(people.get(role)!, name, 0);
      expect(answer, `role ${role}`).toMatchObject({ status: "fail", message: refusedTexts[0] });
    }
    expect(await trace()).toBe(before);
  });

  test("a role of its list is admitted in its own clinic", async () => {
    for (const role of callerRoles.filter((each) => rolesOf(name).includes(each))) {
      const { answer, errors } = await ask(people.get(role)!, name, 0);
      expect(errors, `role ${role}`).toEqual([]);
      expect(refusedTexts, `role ${role}`).not.toContain(answer.message);
    }
  });

  test.each([
    ["sister clinic", 1],
    ["other company's clinic", 2],
  ])("of a %s it shows and changes nothing", async (_where, clinic) => {
    const foreign = [
      small.customers[clinic]!,
      small.patient(clinic, 1),
      small.surgeon(clinic, 1),
      small.exerciseItem(clinic, 1, 1),
    ];
    for (const role of callerRoles.filter((each) => rolesOf(name).includes(each))) {
      if (mayReach(role, name, clinic)) continue;
      const counted = await rowsOf(clinic);
      const { answer, errors } = await ask(people.get(role)!, name, clinic);
      expect(errors, `role ${role}`).toEqual([]);
      for (const id of foreign) expect(JSON.stringify(answer), `role ${role}`).not.toContain(id);
      expect(await rowsOf(clinic), `role ${role}`).toBe(counted);
    }
  });
});

/** A company's people reach its other clinics where the call is for that; a super admin reaches all. */
const mayReach = (role: Role, name: string, clinic: number): boolean => {
  if (!isOperation(name)) return false;
  const wide = ["company", "every"].includes(operations[name].reach) || name === "loginAsCustomer";
  return wide && (role === Role.superAdmin || clinic === 1);
};

/** What stands in one clinic's tables. */
const rowsOf = async (clinic: number): Promise<string> => {
  const { rows } = await world.owner.query(
    `select (select count(*) from audit_log where customer_id = $1) as changes, (select count(*) from facts where customer_id = $1) as facts,
      (select count(*) from patient_reads where customer_id = $1) as reads,
      (select sum(exercise_done + measurement_done + questionnaire_done) from patient_days where customer_id = $1) as done`,
    [small.customers[clinic]],
  );
  return JSON.stringify(rows[0]);
};
