import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caller, signInByPassword } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const loginUser = documentOf("loginUser", "status userid");
const nobody = () => caller(world.url);
const tryPassword = async (email: string, password: string) =>
  (await nobody().call<{ userid: string }>(loginUser, { credentials: { email, password } })).answer;
/** How often each kind of event was counted for an account. */
const eventsOf = async (accountId: string): Promise<Record<string, number>> => {
  await world.settle();
  const { rows } = await world.owner.query<{ kind: string; events: number }>(
    "select kind, sum(events)::int as events from security_events where account_id = $1 group by 1",
    [accountId],
  );
  return Object.fromEntries(rows.map(({ kind, events }) => [kind, events]));
};

test("wrong passwords and wrong codes are failed sign-ins of the account, and what is refused after them is a lock-out", async () => {
  const email = smallEmail(0, Role.admin);
  const { userid } = await tryPassword(email, smallPassword);
  const input = { userid, otpFromPatient: "AAAAAA" };
  for (let at = 0; at < 3; at += 1) await nobody().call(documentOf("loginWithOtp", "status"), input);
  for (let at = 0; at < 12; at += 1) await tryPassword(email, "not it");
  expect(await eventsOf(small.user(0, Role.admin))).toEqual({ failedSignIn: 13, lockOut: 2 });
});

test("a patient's too, and a name without an account is counted for nobody", async () => {
  const loginPatient = documentOf("loginPatient", "status");
  await nobody().call(loginPatient, { credentials: { email: smallPatientEmail(0, 1), password: "not it" } });
  await tryPassword("ghost@nowhere.example", "not it");
  expect(await eventsOf(small.patient(0, 1))).toEqual({ failedSignIn: 1 });
  expect(await eventsOf("00000000-0000-0000-0000-000000000000")).toMatchObject({ failedSignIn: 1 });
});

test("a sign-in with a code is one from a new device", async () => {
  await signInByPassword(world, smallEmail(1, Role.physio));
  expect(await eventsOf(small.user(1, Role.physio))).toEqual({ newDevice: 1 });
});
