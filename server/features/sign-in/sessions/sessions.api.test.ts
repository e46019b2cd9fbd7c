import { Role } from "@restride/domain/access/roles.ts";
import { decodeJwt } from "jose";
import { describe, expect } from "vitest";
import {
  type Caller,
  caller,
  enterClinic,
  signInByPassword,
  signInAs,
  signInPatient,
} from "../../../../dev-env/caller.ts";
import { documentOf } from "../../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const [minute, hour] = [60_000, 3_600_000];
const pages = "{ getUserVisitedPages { status } }";
const myDay = "{ getMyDay { status } }";
const renewSession = documentOf("renewSession", "status message token sessionends");
const endSession = documentOf("endSession", "status message");
const endOtherSessions = documentOf("endOtherSessions", "status message");
const getSessions = documentOf(
  "getSessions",
  "status message sessions { _id application device place startedAt lastUsedAt endsAt isThis }",
);

interface Session {
  readonly _id: string;
  readonly device: string;
  readonly place: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly endsAt: string;
  readonly isThis: boolean;
}
const statusOf = async (person: Caller, document = pages): Promise<string> =>
  (await person.call(document)).answer.status;
const renew = async (world: World, person: Caller): Promise<Caller> => {
  const { answer } = await person.call<{ token: string }>(renewSession);
  expect(answer.status).toBe("success");
  return caller(world.url, answer.token);
};
const sessionsOf = async (person: Caller): Promise<readonly Session[]> =>
  (await person.call<{ sessions: Session[] }>(getSessions)).answer.sessions;
const idOf = ({ token }: Caller): string => String(decodeJwt(token!).sid);
const end = async (person: Caller, sessionid: string) => (await person.call(endSession, { sessionid })).answer;
const gone = { status: "fail", message: "This session has already ended." };

describe("the end of a session", () => {
  test("A312 C242: renewSession answers a new token of the same session, never beyond its 12 hours", async ({
    world,
  }) => {
    const first = await signInByPassword(world, smallEmail(0, Role.admin));
    const ends = decodeJwt(first.token!).until as number;
    world.clock.advance(5 * hour - minute);
    const second = await renew(world, first);
    expect(idOf(second)).toBe(idOf(first));
    expect(decodeJwt(second.token!)).toMatchObject({ until: ends });
    world.clock.advance(minute);
    expect([await statusOf(first), await statusOf(second)]).toEqual(["Token expired", "success"]);
    world.clock.advance(4.5 * hour);
    const third = await renew(world, second);
    expect(decodeJwt(third.token!).exp).toBe(ends);
    world.clock.advance(2.5 * hour - minute);
    const fourth = await renew(world, third);
    expect(decodeJwt(fourth.token!).exp).toBe(ends);
    world.clock.advance(minute + 1_000);
    expect(await statusOf(fourth)).toBe("Token expired");
    expect((await fourth.call(renewSession)).answer.status).toBe("Token expired");
  });

  test("A312: entering a clinic again and again moves no end", async ({ world }) => {
    let inside = await enterClinic(
      world,
      await signInByPassword(world, smallEmail(0, Role.companyAdmin)),
      small.customers[0],
    );
    const { until, sid } = decodeJwt(inside.token!);
    for (let hours = 4; hours < 12; hours += 4) {
      world.clock.advance(4 * hour);
      inside = await enterClinic(world, inside, small.customers[hours === 4 ? 1 : 0]);
      expect(decodeJwt(inside.token!)).toMatchObject({ until, sid });
    }
    expect(decodeJwt(inside.token!).exp).toBe(until);
    expect(await statusOf(await renew(world, inside))).toBe("success");
    world.clock.advance(4 * hour);
    expect(await statusOf(inside)).toBe("Token expired");
    await expect(enterClinic(world, inside, small.customers[0])).rejects.toThrow("Token expired");
  });

  test("A312: a session that is renewed goes on in the clinic that it is in", async ({ world }) => {
    const company = await signInByPassword(world, smallEmail(0, Role.companyAdmin));
    const people = [
      await signInByPassword(world, smallEmail(1, Role.admin)),
      await enterClinic(world, company, small.customers[1]),
    ];
    const stats = "{ getPatientStats { status message active } }";
    for (const person of people)
      expect((await (await renew(world, person)).call(stats)).answer).toMatchObject({ status: "success", active: 3 });
    expect((await (await renew(world, company)).call(stats)).answer.message).toBe("Choose a customer first.");
  });

  test("A312: a session counts from its password, however late its code was typed", async ({ world }) => {
    const email = smallEmail(1, Role.admin);
    const before = world.clock.now();
    const person = await signInAs(world, { email, beforeCode: () => world.clock.advance(9 * minute) });
    const until = Number(decodeJwt(person.token!).until) * 1000;
    expect(until).toBeGreaterThan(before + 12 * hour - 1000);
    expect(until).toBeLessThanOrEqual(world.clock.now() - 9 * minute + 12 * hour);
  });

  test("a patient's session ends 12 hours after the password too", async ({ world }) => {
    let patient = await signInPatient(world, smallPatientEmail(0, 1));
    const { until } = decodeJwt(patient.token!);
    for (let at = 0; at < 2; at += 1) {
      world.clock.advance(4 * hour);
      patient = await renew(world, patient);
    }
    expect(decodeJwt(patient.token!).exp).toBe(until);
    expect(await statusOf(patient, myDay)).toBe("success");
    world.clock.advance(4 * hour);
    expect(await statusOf(patient, myDay)).toBe("Token expired");
  });
});

describe("the sessions of an account", () => {
  test("are listed with device, town, start and last use, the caller's own among them", async ({ world }) => {
    const email = smallEmail(0, Role.surgeon);
    const firefox = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0) Gecko/20100101 Firefox/140.0";
    const here = await signInAs(world, { email, userAgent: firefox, location: "Chicago, Illinois" });
    const startedAt = world.clock.now();
    world.clock.advance(5 * minute);
    await here.call(pages);
    await world.settle();
    const elsewhere = await signInAs(world, { email, userAgent: "curl/8", location: "https://evil.example" });
    await statusOf(elsewhere);
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ device, place, isThis }) => [device, place, isThis])).toEqual(
      expect.arrayContaining([
        ["Firefox on macOS", "Chicago, Illinois", true],
        ["Browser on an unknown system", "", false],
      ]),
    );
    const own = sessions.find(({ isThis }) => isThis)!;
    expect(own._id).toBe(idOf(here));
    expect(Date.parse(own.endsAt) - Date.parse(own.startedAt)).toBe(12 * hour);
    expect(Math.abs(Date.parse(own.startedAt) - startedAt)).toBeLessThan(10_000);
    expect(Date.parse(own.lastUsedAt) - Date.parse(own.startedAt)).toBeGreaterThanOrEqual(5 * minute);
  });

  test("a session's use is noted once a minute", async ({ world }) => {
    const person = await signInByPassword(world, smallEmail(2, Role.surgeon));
    const used = async () => {
      await person.call(pages);
      await world.settle();
      const { rows } = await world.owner.query("select last_used_at from sessions where session_id = $1", [
        idOf(person),
      ]);
      return (rows[0] as { last_used_at: Date }).last_used_at.getTime();
    };
    const first = await used();
    world.clock.advance(30_000);
    expect(await used()).toBe(first);
    world.clock.advance(31_000);
    expect(await used()).toBeGreaterThanOrEqual(first + minute);
  });

  test.for([
    ["a script", "<script>alert(1)</script>"],
    ["10 kB", "x".repeat(10_000)],
    ["marks that turn the text", encodeURIComponent("\u202e") + "Chrome"],
  ] as const)("nothing of a user agent of %s is stored or shown", async ([, userAgent], { world }) => {
    const email = smallEmail(2, Role.physio);
    const location = "<b>Chicago</b>\u202e https://evil.example";
    const person = await signInAs(world, { email, userAgent, location });
    const own = (await sessionsOf(person)).find(({ isThis }) => isThis)!;
    expect([own.device, own.place]).toEqual(["Browser on an unknown system", ""]);
  });

  test("end one by one: at once, with all tokens, once, and no other account's", async ({ world }) => {
    const email = smallEmail(1, Role.physio);
    const [here, elsewhere] = [await signInByPassword(world, email), await signInByPassword(world, email)];
    const renewed = await renew(world, elsewhere);
    const colleague = await signInByPassword(world, smallEmail(1, Role.surgeon));
    for (const foreign of [idOf(colleague), small.user(0, Role.admin)])
      expect(await end(here, foreign)).toMatchObject(gone);
    expect(await statusOf(colleague)).toBe("success");
    expect(await end(here, idOf(elsewhere))).toMatchObject({ status: "success", message: "Session ended." });
    expect([await statusOf(elsewhere), await statusOf(renewed), await statusOf(here)]).toEqual([
      "Token expired",
      "Token expired",
      "success",
    ]);
    for (const token of [elsewhere, renewed])
      expect((await token.call(renewSession)).answer.status).toBe("Token expired");
    expect(await end(here, idOf(elsewhere))).toMatchObject(gone);
    expect(await end(here, idOf(here))).toMatchObject({ status: "success" });
    expect(await statusOf(here)).toBe("Token expired");
  });

  test("all others end at once, and the one that asks goes on", async ({ world }) => {
    const email = smallEmail(0, Role.healthCoach);
    const others = [await signInByPassword(world, email), await signInByPassword(world, email)];
    const here = await signInByPassword(world, email);
    const bystander = await signInByPassword(world, smallEmail(0, Role.physio));
    expect((await here.call(endOtherSessions)).answer).toMatchObject({
      status: "success",
      message: "All other sessions ended.",
    });
    for (const other of others) expect(await statusOf(other)).toBe("Token expired");
    expect([await statusOf(here), await statusOf(bystander)]).toEqual(["success", "success"]);
    expect((await sessionsOf(here)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  test("a session of the old password ends with it, also one whose code is still to come", async ({ world }) => {
    const email = smallEmail(2, Role.healthCoach);
    const change = documentOf("changeUserPassword", "status message");
    const person = await signInByPassword(world, email);
    const late = signInAs(world, {
      email,
      beforeCode: async () => {
        const passwords = { password: smallPassword, newpassword: "stairs by june" };
        world.clock.advance(1_000);
        expect((await person.call(change, passwords)).answer.status).toBe("success");
      },
    });
    await expect(late).rejects.toThrow("Invalid OTP");
    expect(await statusOf(person)).toBe("Token expired");
  });
});
