import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, signInByPassword } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const loginUser = documentOf("loginUser", "status userid");
const nobody = (world: World) => caller(world.url);
const tryPassword = async (world: World, email: string, password: string) =>
  (await nobody(world).call<{ userid: string }>(loginUser, { credentials: { email, password } })).answer;
/** Returns how often each kind of event was counted for an account. */
const eventsOf = async (world: World, accountId: string): Promise<Record<string, number>> => {
  await world.settle();
  const { rows } = await world.owner.query<{ kind: string; events: number }>(
    "select kind, sum(events)::int as events from security_events where account_id = $1 group by 1",
    [accountId],
  );
  return Object.fromEntries(rows.map(({ kind, events }) => [kind, events]));
};

test("wrong passwords and wrong codes are failed sign-ins of the account, and what is refused after them is a lock-out", async ({
  world,
}) => {
  const email = smallEmail(0, Role.admin);
  const { userid } = await tryPassword(world, email, smallPassword);
  const input = { userid, otpFromPatient: "AAAAAA" };
  for (let at = 0; at < 3; at += 1) await nobody(world).call(documentOf("loginWithOtp", "status"), input);
  for (let at = 0; at < 12; at += 1) await tryPassword(world, email, "not it");
  expect(await eventsOf(world, small.user(0, Role.admin))).toEqual({ failedSignIn: 13, lockOut: 2 });
});

test("a patient's too, and a name without an account is counted for nobody", async ({ world }) => {
  const loginPatient = documentOf("loginPatient", "status");
  await nobody(world).call(loginPatient, { credentials: { email: smallPatientEmail(0, 1), password: "not it" } });
  await tryPassword(world, "ghost@nowhere.example", "not it");
  expect(await eventsOf(world, small.patient(0, 1))).toEqual({ failedSignIn: 1 });
  expect(await eventsOf(world, "00000000-0000-0000-0000-000000000000")).toMatchObject({ failedSignIn: 1 });
});

test("a sign-in with a code is one from a new device", async ({ world }) => {
  await signInByPassword(world, smallEmail(1, Role.physio));
  expect(await eventsOf(world, small.user(1, Role.physio))).toEqual({ newDevice: 1 });
});
