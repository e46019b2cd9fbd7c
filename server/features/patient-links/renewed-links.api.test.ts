import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import {
  issueCaregiverToken,
  issueProgressToken,
  issueReportToken,
  linkIdOf,
  opensPage,
} from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const patientid = small.patient(0, 1);
const minute = 60_000;

const renewDocument = documentOf("renewSession", "status message token sessionends");
const renew = async (person: Caller) =>
  (await person.call<{ token: string | null; sessionends: string | null }>(renewDocument, {})).answer;
const endLink = (person: Caller, linkid: string) =>
  person.call(documentOf("endPatientLink", "status"), { patientid, linkid });
const progress = (world: World) => issueProgressToken(world, 0, 1);
const caregiver = (world: World) => issueCaregiverToken(world, 0, 1);
const report = (world: World) => issueReportToken(world, 0, 1);

describe("renewing a progress page", () => {
  test("C242: renewSession adds 30 minutes while the link stands, until 2 hours after the code", async ({ world }) => {
    let token = await progress(world);
    const codeAt = world.clock.now();
    for (const minutes of [28, 56, 84, 110]) {
      world.clock.advance(codeAt + minutes * minute - world.clock.now());
      const answer = await renew(caller(world.url, token));
      expect(answer, `${minutes} minutes`).toMatchObject({ status: "success" });
      expect(Math.abs(Date.parse(answer.sessionends!) - codeAt - 120 * minute)).toBeLessThan(5000);
      token = answer.token!;
      expect(await opensPage(world, token, patientid)).toBe(true);
    }
    world.clock.advance(codeAt + 119.5 * minute - world.clock.now());
    expect(await opensPage(world, token, patientid)).toBe(true);
    world.clock.advance(codeAt + 120.1 * minute - world.clock.now());
    expect(await opensPage(world, token, patientid)).toBe(false);
    expect(await renew(caller(world.url, token))).toMatchObject({ status: "Token expired", token: null });
  });

  test("C242: a link that has ended, or whose 30 minutes are over, is not renewed", async ({ world }) => {
    const [ended, over] = [await progress(world), await progress(world)];
    await endLink(caller(world.url, ended), linkIdOf(ended));
    expect(await renew(caller(world.url, ended))).toMatchObject({ status: "Token expired", token: null });
    world.clock.advance(30 * minute + 2000);
    expect(await renew(caller(world.url, over))).toMatchObject({ status: "Token expired", token: null });
  });

  test("C242: mailed links are not renewed, and other pages than the renewed one keep their end", async ({ world }) => {
    for (const token of [await caregiver(world), await report(world)])
      expect(await renew(caller(world.url, token))).toMatchObject({
        status: "fail",
        message: "You are not allowed to do this.",
      });
    const [first, second] = [await progress(world), await progress(world)];
    world.clock.advance(28 * minute);
    const renewed = (await renew(caller(world.url, first))).token!;
    world.clock.advance(10 * minute);
    expect([
      await opensPage(world, renewed, patientid),
      await opensPage(world, first, patientid),
      await opensPage(world, second, patientid),
    ]).toEqual([true, false, false]);
  });

  test("ending a renewed link ends the token before and after", async ({ world }) => {
    const first = await progress(world);
    const renewed = (await renew(caller(world.url, first))).token!;
    await endLink(await signIn(world, smallEmail(0, Role.admin)), linkIdOf(first));
    expect([await opensPage(world, first, patientid), await opensPage(world, renewed, patientid)]).toEqual([
      false,
      false,
    ]);
  });
});
