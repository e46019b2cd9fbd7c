import { type OperationName, operations } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller } from "../dev-env/caller.ts";
import { connectLive } from "../dev-env/live-caller.ts";
import { callerRoles, onePerRole } from "../dev-env/people.ts";
import { samples } from "../dev-env/samples.ts";
import { startWorld, type World } from "../dev-env/world.ts";

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const names = Object.keys(schema.getSubscriptionType()!.getFields()) as OperationName[];
let world: World;
let people: ReadonlyMap<Role, Caller>;

beforeAll(async () => {
  world = await startWorld();
  people = await onePerRole(world);
});
afterAll(() => world.close());

const moment = 150;
const longEnough = 10_000;

/** What a subscription says first, within so many milliseconds; "waiting" when it says nothing. */
const firstWord = async (person: Caller, name: OperationName, clinic: number, within = moment): Promise<string> => {
  const client = connectLive(world.url, person);
  const events = client.iterate({ query: samples[name](clinic).document });
  const quiet = new Promise<string>((done) => setTimeout(() => done("waiting"), within));
  const heard = events.next().then(
    ({ value, done }) => (done ? "ended" : JSON.stringify(value)),
    (error: unknown) => `refused ${JSON.stringify(error)}`,
  );
  const word = await Promise.race([heard, quiet]);
  await client.dispose();
  return word;
};

describe.each(names)("%s", (name) => {
  test("A220 B447: only roles of its list may subscribe", async () => {
    for (const role of callerRoles) {
      const isListed = (operations[name].roles as readonly Role[]).includes(role);
      const word = await firstWord(people.get(role)!, name, 0, isListed ? moment : longEnough);
      if (isListed) expect(word, `role ${role}`).toBe("waiting");
      else expect(word, `role ${role}`).toContain("You are not allowed to do this.");
    }
  });

  test("of another clinic's patient nothing is told", async () => {
    for (const clinic of [1, 2])
      for (const role of operations[name].roles) {
        const word = await firstWord(people.get(role)!, name, clinic);
        expect(word.includes('"status":"success"'), `role ${role}`).toBe(false);
      }
  });
});
