import type { Id } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeOneTimeCodesStore } from "./one-time-codes.store.ts";
import { makeEndLinks } from "./passwords/password-links.commands.ts";
import { makePasswordLinksStore } from "./passwords/password-links.store.ts";
import { makeSignInStore } from "./sign-in.store.ts";
import { makeTrustedDevices } from "./trusted-devices.commands.ts";
import { makeTrustedDevicesStore } from "./trusted-devices.store.ts";

const scope = systemScope("test");
const [ada, bob] = [small.user(0, Role.admin), small.user(0, Role.physio)];
const [one, two] = [
  testId("0192f000-00cc-7000-8000-000000000001"),
  testId("0192f000-00cc-7000-8000-000000000002"),
] as const;
/** A moment, and those right before and after it. */
const [before, end, after] = [-1, 0, 1].map((ms) =>
  new Date(Date.parse("2026-11-20T12:00:00Z") + ms).toISOString(),
) as [string, string, string];

let opened: SmallDatabase;
let db: SmallDatabase["db"];
let owner: SmallDatabase["owner"];
beforeAll(async () => {
  opened = await openSmallDatabase();
  ({ db, owner } = opened);
});
afterAll(() => opened.close());
beforeEach(() => owner.query("truncate one_time_codes, trusted_devices, password_tokens"));

/** What stands in a column, in the order of another. */
const column = async (table: string, name: string, order: string): Promise<unknown[]> =>
  (await owner.query(`select ${name} as value from ${table} order by ${order}`)).rows.map(({ value }) => value);

describe("a one-time code", () => {
  const codes = () => makeOneTimeCodesStore(db);
  const open = (challengeId: Id, userId: Id, codeHash = `code of ${challengeId}`) =>
    codes().open(scope, { challengeId, userId, passwordAt: before }, { codeHash, sentAt: before, expiresAt: end });
  const triesLeft = () => column("one_time_codes", "tries_left", "challenge_id");
  beforeEach(async () => {
    await open(one, ada);
    await open(two, bob);
  });

  test("has five tries, each answered with what is kept of it, and none when they are used up", async () => {
    for (let left = 4; left >= 0; left -= 1) {
      expect(await codes().try(scope, one, before)).toEqual({ codeHash: `code of ${one}` });
      expect(await triesLeft()).toEqual([left, 5]);
    }
    expect(await codes().try(scope, one, before)).toBeUndefined();
    expect(await triesLeft()).toEqual([0, 5]);
  });

  test("ends with its time", async () => {
    expect(await codes().try(scope, one, end)).toBeUndefined();
    expect(await triesLeft()).toEqual([5, 5]);
  });

  test("that is sent again is another one, with all its tries and its own end, of the same password", async () => {
    await codes().try(scope, one, before);
    await codes().renewCode(scope, one, { codeHash: "new", sentAt: end, expiresAt: after });
    expect(await triesLeft()).toEqual([5, 5]);
    expect(await codes().challenge(scope, one)).toEqual({ userId: ada, sentAt: end, passwordAt: before });
    expect(await codes().try(scope, one, end)).toEqual({ codeHash: "new" });
    expect((await codes().challenge(scope, two))?.sentAt).toBe(before);
  });

  test("that did not leave counts as sent when the one before was", async () => {
    await codes().noteUnsent(scope, one, after);
    expect(await column("one_time_codes", "sent_at", "challenge_id")).toEqual([new Date(after), new Date(before)]);
  });

  test("of a newer sign-in replaces that of the former, which is known as replaced, however many come at once", async () => {
    const third = testId("0192f000-00cc-7000-8000-000000000003");
    await Promise.all([open(third, ada), open(testId("0192f000-00cc-7000-8000-000000000004"), ada)]);
    expect(await column("one_time_codes", "user_id", "1")).toHaveLength(2);
    expect(await codes().challenge(scope, one)).toBeUndefined();
    expect(await codes().try(scope, one, before)).toBeUndefined();
    expect(await codes().isReplaced(scope, one)).toBe(true);
    expect(await codes().isReplaced(scope, two)).toBe(false);
  });

  test("is removed by itself, spent once, and forgotten when it is over", async () => {
    await codes().remove(scope, one);
    expect(await column("one_time_codes", "challenge_id", "1")).toEqual([two]);
    expect(await codes().spend(scope, one)).toBe(false);
    expect(await codes().spend(scope, two)).toBe(true);
    expect(await codes().spend(scope, two)).toBe(false);
    expect(await triesLeft()).toEqual([]);
    await open(one, ada);
    await codes().removeEnded(scope, end);
    expect(await triesLeft()).toEqual([5]);
    await codes().removeEnded(scope, after);
    expect(await triesLeft()).toEqual([]);
  });
});

describe("a link that sets a password", () => {
  const links = () => makePasswordLinksStore(db);
  const ofAda = { userId: ada, customerId: null, patientId: null };
  const ofPatient = { userId: null, customerId: small.customers[0], patientId: small.patient(0, 1) };
  beforeEach(async () => {
    await links().save(scope, "of ada", ofAda, end);
    await links().save(scope, "of a patient", ofPatient, end);
  });

  test("works once, for its owner, until it ends", async () => {
    expect(await links().use(scope, "of ada", end)).toBeUndefined();
    expect(await links().use(scope, "of nobody", before)).toBeUndefined();
    expect(await links().use(scope, "of ada", before)).toEqual(ofAda);
    expect(await links().use(scope, "of ada", before)).toBeUndefined();
    expect(await links().use(scope, "of a patient", before)).toEqual(ofPatient);
  });

  test("is ended with the others of its user, and forgotten when it is over", async () => {
    await makeEndLinks(db)(scope, ada);
    expect(await column("password_tokens", "token_hash", "1")).toEqual(["of a patient"]);
    await links().removeEnded(scope, end);
    expect(await column("password_tokens", "token_hash", "1")).toEqual(["of a patient"]);
    await links().removeEnded(scope, after);
    expect(await column("password_tokens", "token_hash", "1")).toEqual([]);
  });
});

describe("a new password", () => {
  const changed = async (table: string, id: string) =>
    (
      await owner.query(
        `select ${id} as id, password_hash, tokens_valid_from from ${table} where password_hash like 'new%'`,
      )
    ).rows;

  test("is its owner's alone, and ends the sessions of the old one", async () => {
    const store = makePasswordLinksStore(db);
    const at = "2099-01-01T00:00:00.000Z";
    await store.setUserPassword(scope, ada, "new hash", at);
    await store.setPatientPassword(scope, small.customers[0]!, small.patient(0, 1), "new hash", at);
    const storedFields = { password_hash: "new hash", tokens_valid_from: new Date(at) };
    expect(await changed("users", "user_id")).toMatchObject([{ id: ada, ...storedFields }]);
    expect(await changed("patients", "patient_id")).toMatchObject([{ id: small.patient(0, 1), ...storedFields }]);
  });
});

describe("a trusted device", () => {
  const devices = () => makeTrustedDevicesStore(db);
  const device = (deviceId: Id, userId: Id, tokenHash: string) => ({
    deviceId,
    userId,
    tokenHash,
    at: before,
    expiresAt: end,
    device: "d".repeat(201),
    location: "l".repeat(201),
  });
  beforeEach(async () => {
    await devices().save(scope, device(one, ada, "of ada"));
    await devices().save(scope, device(two, bob, "of bob"));
  });
  const emailOf = async (userId: string) =>
    (await owner.query<{ email: string }>("select lower(email) as email from users where user_id = $1", [userId]))
      .rows[0]!.email;

  test("is known by its token, to its user, until it ends; each use is noted", async () => {
    expect(await devices().use(scope, ada, "of bob", before)).toBe(false);
    expect(await devices().use(scope, ada, "of ada", end)).toBe(false);
    expect(await devices().use(scope, ada, "of ada", before)).toBe(true);
    await owner.query("update trusted_devices set expires_at = $1", [after]);
    expect(await devices().use(scope, ada, "of ada", end)).toBe(true);
    expect(await column("trusted_devices", "last_used_at", "device_id")).toEqual([new Date(end), new Date(before)]);
  });

  test("is trusted for the email of its user, without being used", async () => {
    const [ofAda, ofBob] = [await emailOf(ada), await emailOf(bob)];
    const trusted = (email: string, hash: string, now = before) => devices().isTrusted(scope, email, hash, now);
    expect([await trusted(ofAda, "of ada"), await trusted(ofBob, "of ada"), await trusted(ofAda, "of nobody")]).toEqual(
      [true, false, false],
    );
    expect(await trusted(ofAda, "of ada", end)).toBe(false);
  });

  test("is shown to its user, the last used first, at most 200 letters of each name; one that is over is not", async () => {
    const lookup = makeTrustedDevices(db);
    const third = testId("0192f000-00cc-7000-8000-000000000003");
    await devices().save(scope, {
      ...device(third, ada, "third"),
      device: "phone",
      location: "Oslo",
      at: end,
      expiresAt: after,
    });
    expect(await lookup.devices(scope, ada, before)).toEqual([
      { _id: third, device: "phone", location: "Oslo", createdAt: end, lastUsedAt: end },
      { _id: one, device: "d".repeat(200), location: "l".repeat(200), createdAt: before, lastUsedAt: before },
    ]);
    expect((await lookup.devices(scope, ada, end)).map(({ _id }) => _id)).toEqual([third]);
  });

  test("is ended by its user alone, and forgotten when it is over", async () => {
    const { revokeDevice } = makeTrustedDevices(db);
    expect(await revokeDevice(scope, ada, two)).toBe(false);
    expect(await revokeDevice(scope, ada, one)).toBe(true);
    expect(await column("trusted_devices", "device_id", "1")).toEqual([two]);
    await devices().removeEnded(scope, end);
    expect(await column("trusted_devices", "device_id", "1")).toEqual([two]);
    await devices().removeEnded(scope, after);
    expect(await column("trusted_devices", "device_id", "1")).toEqual([]);
  });
});

describe("signing in and out", () => {
  const store = () => makeSignInStore(db);

  test("is noted of who did", async () => {
    await owner.query("update users set last_login_at = null");
    await owner.query("update patients set last_login_at = null");
    await store().noteLogin(scope, ada, end);
    await store().notePatientLogin(scope, small.customers[0]!, small.patient(0, 1), end);
    expect(
      (await owner.query("select user_id as id, last_login_at as at from users where last_login_at is not null")).rows,
    ).toEqual([{ id: ada, at: new Date(end) }]);
    expect(
      (await owner.query("select patient_id as id, last_login_at as at from patients where last_login_at is not null"))
        .rows,
    ).toEqual([{ id: small.patient(0, 1), at: new Date(end) }]);
  });

  test("registers a patient, the first time", async () => {
    const registered = async () =>
      (await owner.query("select patient_id as id, registered_at as at from patients where registered_at is not null"))
        .rows;
    await owner.query("update patients set registered_at = null");
    for (const at of [end, after]) {
      await store().notePatientLogin(scope, small.customers[0]!, small.patient(0, 1), at);
      expect(await registered()).toEqual([{ id: small.patient(0, 1), at: new Date(end) }]);
    }
  });

  test("another hash of a password takes the place of the one that it was made from, and of no newer one", async () => {
    const patient = { customerId: small.customers[0]!, patientId: small.patient(0, 1) };
    const hashes = async (set: string | null = null) => {
      const change = "set password_hash = coalesce($1, password_hash) where";
      const user = await owner.query(`update users ${change} user_id = $2 returning password_hash as hash`, [set, ada]);
      const returning = `update patients ${change} patient_id = $2 returning password_hash as hash`;
      const { rows } = await owner.query(returning, [set, patient.patientId]);
      return [user.rows[0].hash, rows[0].hash];
    };
    await hashes("first");
    await store().renewUserHash(scope, ada, "first", "renewed");
    await store().renewPatientHash(scope, { ...patient, passwordHash: "first" }, "renewed");
    expect(await hashes()).toEqual(["renewed", "renewed"]);
    await hashes("changed meanwhile");
    await store().renewUserHash(scope, ada, "renewed", "late");
    await store().renewPatientHash(scope, { ...patient, passwordHash: "renewed" }, "late");
    expect(await hashes()).toEqual(["changed meanwhile", "changed meanwhile"]);
  });

  test("somebody who is made has what was given, and no password", async () => {
    const userId = testId("0192f000-00dd-7000-8000-000000000001");
    const person = { userId, role: Role.superAdmin, email: "new@restride.example", firstName: "N", lastName: "E" };
    await db.transaction(scope, () => store().saveUser(scope, person));
    const { rows } = await owner.query(
      "delete from users where user_id = $1 returning role, email, first_name, last_name, password_hash",
      [userId],
    );
    expect(rows).toEqual([
      { role: 31, email: "new@restride.example", first_name: "N", last_name: "E", password_hash: null },
    ]);
  });
});
