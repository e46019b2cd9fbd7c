import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeOneTimeCodesStore } from "./one-time-codes.store.ts";
import { makePasswordLinksStore } from "./passwords/password-links.store.ts";

const scope = systemScope("test");
const [ada, bob] = [small.user(0, Role.admin), small.user(0, Role.physio)];
const [first, second] = [1, 2].map((last) => testId(`0192f000-00cc-7000-8000-00000000000${last}`)) as [
  ReturnType<typeof testId>,
  ReturnType<typeof testId>,
];
/** Returns twelve o'clock, or a number of minutes later. */
const at = (minutes: number): string => new Date(Date.parse("2026-11-20T12:00:00Z") + minutes * 60_000).toISOString();

test.beforeEach(({ database }) => database.owner.query("truncate one_time_codes, password_tokens"));

test("a newer sign-in of an account has its own password, code, sending, end and tries, and remembers each that it replaced", async ({
  database,
}) => {
  const codes = makeOneTimeCodesStore(database.db);
  await codes.open(
    scope,
    { challengeId: first, userId: ada, passwordAt: at(0) },
    { codeHash: "one", sentAt: at(1), expiresAt: at(10) },
  );
  for (const _try of [1, 2, 3, 4]) await codes.try(scope, first, at(2));
  await codes.open(
    scope,
    { challengeId: second, userId: ada, passwordAt: at(5) },
    { codeHash: "two", sentAt: at(6), expiresAt: at(15) },
  );
  expect(await codes.challenge(scope, second)).toEqual({ userId: ada, sentAt: at(6), passwordAt: at(5) });
  for (const _try of [1, 2, 3, 4, 5]) expect(await codes.try(scope, second, at(14))).toEqual({ codeHash: "two" });
  expect(await codes.try(scope, second, at(14))).toBeUndefined();
  const third = testId("0192f000-00cc-7000-8000-000000000003");
  await codes.open(
    scope,
    { challengeId: third, userId: ada, passwordAt: at(7) },
    { codeHash: "three", sentAt: at(8), expiresAt: at(20) },
  );
  expect(await Promise.all([first, second, third].map((id) => codes.isReplaced(scope, id)))).toEqual([
    true,
    true,
    false,
  ]);
});

test("an account has an open link while one that was not used has not ended, whatever others have", async ({
  database,
}) => {
  const links = makePasswordLinksStore(database.db);
  const user = (userId: typeof ada) => ({ userId, customerId: null, patientId: null });
  const patient = (number: number) => ({
    userId: null,
    customerId: small.customers[0]!,
    patientId: small.patient(0, number),
  });
  const owners = [user(ada), user(bob), patient(1), patient(2)];
  const open = (now: string) => Promise.all(owners.map((owner) => links.isOpen(scope, owner, now)));
  expect(await open(at(0))).toEqual([false, false, false, false]);
  await links.save(scope, "of ada", user(ada), at(10));
  await links.save(scope, "of the first patient", patient(1), at(20));
  expect(await open(at(9))).toEqual([true, false, true, false]);
  expect(await open(at(10))).toEqual([false, false, true, false]);
  expect(await open(at(20))).toEqual([false, false, false, false]);
  await links.use(scope, "of ada", at(5));
  await links.use(scope, "of the first patient", at(5));
  expect(await open(at(9))).toEqual([false, false, false, false]);
});
