import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { decodeJwt } from "jose";
import { describe, expect } from "vitest";
import { caller, codeFor, enterClinic, signInByPassword } from "../../../dev-env/caller.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

interface Login {
  userid: string | null;
  email: string | null;
  token: string | null;
  trustToken: string | null;
  exp: number | null;
  user: Record<string, unknown> | null;
  customer: Record<string, unknown> | null;
  company: Record<string, unknown> | null;
}

const fields = `status message userid email token trustToken exp
  user { _id firstname lastname email userimage role signature surgeon surgeons status lastlogintime patients_count filter pagevisited }
  customer { _id name company companyname logo autoimportevent accesscode } company { _id name email phone autoimportevent }`;
const loginUser = `mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { ${fields} } }`;
const loginWithOtp = documentOf("loginWithOtp", `${fields}`);
const resendOtp = `mutation ($u: ID!) { resendOtp(userid: $u) { status message } }`;

const nobody = (world: World) => caller(world.url);
const first = (world: World, email: string, more: object = {}) =>
  nobody(world).call<Login>(loginUser, { c: { email, password: smallPassword, deviceType: "AdminWeb", ...more } });
const second = (world: World, userid: string | null, otpFromPatient: string, more: object = {}) =>
  nobody(world).call<Login>(loginWithOtp, { userid, otpFromPatient, deviceType: "AdminWeb", ...more });
const admin = smallEmail(0, Role.admin);

describe("signing in", () => {
  test("A133 A226 A227: email (in any case) and password give no session yet, but a code by mail and where it went, masked", async ({
    world,
  }) => {
    const { answer } = await first(world, admin.toUpperCase(), {
      trustToken: "none",
      location: "Chicago",
      device: "Front desk",
    });
    expect(answer).toMatchObject({ status: "success", token: null, email: "a•••@clinic1.example" });
    expect(codeFor(world, admin)).toMatch(/^[0-9A-Z]{6}$/);
  });

  test("A127 A228: the code opens the session with the whole login result", async ({ world }) => {
    await world.owner.query(
      `update users set signature = 'Kind regards', saved_filter = '"type=all"', visited_pages = '{patientList}', photo = '/images/sam.webp',
         last_login_at = '2026-11-20T15:00:00Z' where email = $1`,
      [admin],
    );
    await world.owner.query(
      "update customers set logo = '/images/clinic.webp', auto_import_events = true where customer_id = $1",
      [small.customers[0]],
    );
    const { answer } = await first(world, admin);
    const opened = await second(world, answer.userid, codeFor(world, admin).toLowerCase());
    expect(opened.answer).toMatchObject({
      status: "success",
      trustToken: null,
      exp: null,
      company: null,
      user: {
        _id: small.user(0, Role.admin),
        firstname: "Sam",
        lastname: "Role1",
        email: admin,
        userimage: "/images/sam.webp",
        role: 1,
        signature: "Kind regards",
        surgeon: null,
        status: "active",
        lastlogintime: "2026-11-20T15:00:00.000Z",
        patients_count: 3,
        filter: "type=all",
        pagevisited: ["patientList"],
      },
      customer: {
        _id: small.customers[0],
        name: "Clinic 1",
        company: small.companies[0],
        companyname: "Company 1",
        logo: "/images/clinic.webp",
        autoimportevent: true,
        accesscode: "CLN001",
      },
    });
    const { exp, iat } = decodeJwt(opened.answer.token!);
    expect((exp! - iat!) * 1000).toBe(18_000_000);
  });

  test("A127 B012 B294: a login names the company, the surgeon's record, and one's surgeons", async ({ world }) => {
    const open = async (email: string) =>
      (await second(world, (await first(world, email)).answer.userid, codeFor(world, email))).answer;
    await world.owner.query(
      "update companies set email = 'hello@one.example', phone = '+13125550100', auto_import_events = true where company_id = $1",
      [small.companies[0]],
    );
    const company = { _id: small.companies[0], name: "Company 1", email: "hello@one.example", phone: "+13125550100" };
    expect(await open(smallEmail(0, Role.companyAdmin))).toMatchObject({
      customer: null,
      company: { ...company, autoimportevent: true },
    });
    expect(await open(smallEmail(1, Role.surgeon))).toMatchObject({
      company: null,
      user: { role: 3, surgeon: small.surgeon(1, 1), surgeons: [small.surgeon(1, 1)] },
    });
    expect((await open(smallEmail(1, Role.medicalAssociate))).user).toMatchObject({ surgeons: [small.surgeon(1, 1)] });
    expect((await open(smallEmail(1, Role.admin))).user).toMatchObject({ surgeons: [] });
  });

  test("A135 A281: wrong credentials say so, the same for an account that does not exist", async ({ world }) => {
    const wrong = await first(world, admin, { password: "not it" });
    const unknown = await first(world, "nobody@clinic1.example");
    expect(wrong.answer).toMatchObject({ status: "fail", message: "Wrong Credentials", userid: null });
    expect(unknown.answer).toEqual(wrong.answer);
  });

  test("A135: an inactive user is answered like one that does not exist", async ({ world }) => {
    await world.owner.query("update users set active = false where email = $1", ["physio@clinic3.example"]);
    expect((await first(world, "physio@clinic3.example")).answer.message).toBe("Wrong Credentials");
  });

  test("A136: a wrong code is refused, after five tries the right one too", async ({ world }) => {
    const email = smallEmail(0, Role.physio);
    const { answer } = await first(world, email);
    const right = codeFor(world, email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await second(world, answer.userid, "AAAAAA")).answer).toMatchObject({
        status: "fail",
        message: "Invalid OTP",
      });
    expect((await second(world, answer.userid, right)).answer).toMatchObject({
      status: "fail",
      message: "Invalid OTP",
    });
  });

  test("a code works once, and for ten minutes", async ({ world }) => {
    const email = smallEmail(0, Role.surgeon);
    const { answer } = await first(world, email);
    const code = codeFor(world, email);
    expect((await second(world, answer.userid, code)).answer.status).toBe("success");
    expect((await second(world, answer.userid, code)).answer.message).toBe("Invalid OTP");
    const again = await first(world, email);
    const late = codeFor(world, email);
    world.clock.advance(601_000);
    expect((await second(world, again.answer.userid, late)).answer.message).toBe("Invalid OTP");
  });

  test("A229: a code is sent again after 30 seconds; the old one no longer works", async ({ world }) => {
    const email = smallEmail(1, Role.admin);
    const { answer } = await first(world, email);
    const old = codeFor(world, email);
    const early = await nobody(world).call(resendOtp, { u: answer.userid });
    expect(early.answer).toMatchObject({ status: "fail" });
    world.clock.advance(30_000);
    expect((await nobody(world).call(resendOtp, { u: answer.userid })).answer.status).toBe("success");
    expect(codeFor(world, email)).not.toBe(old);
    expect((await second(world, answer.userid, old)).answer.message).toBe("Invalid OTP");
    expect((await second(world, answer.userid, codeFor(world, email))).answer.status).toBe("success");
  });

  test("A008 A127 A134 A226 A228 A311 A313: a trusted device has its name and place, and signs in after the password alone, until it is revoked", async ({
    world,
  }) => {
    const email = smallEmail(1, Role.physio);
    const { answer } = await first(world, email);
    const trusted = await second(world, answer.userid, codeFor(world, email), {
      isTrusted: true,
      device: "Front desk",
      location: "Chicago",
    });
    expect(trusted.answer).toMatchObject({ exp: 2_592_000 });
    const { trustToken, token } = trusted.answer;
    const lite = { trustToken, location: "Boston", deviceType: "AdminLite" };
    const again = (await first(world, email, lite)).answer.token;
    expect(decodeJwt(again!)).toMatchObject({ application: "AdminLite" });
    const sessions = await caller(world.url, again).call("{ getSessions { sessions { place isThis } } }");
    expect(JSON.stringify(sessions.answer)).toContain('{"place":"Boston","isThis":true}');
    expect((await first(world, smallEmail(1, Role.surgeon), { trustToken })).answer.token).toBeNull();
    const me = caller(world.url, token);
    const { answer: list } = await me.call<{ devices: { _id: string; device: string }[] }>(
      "{ getTrustedDevices { status devices { _id device location } } }",
    );
    expect(list.devices).toMatchObject([{ device: "Front desk", location: "Chicago" }]);
    await me.call("mutation ($d: ID!) { revokeTrustedDevice(deviceid: $d) { status } }", { d: list.devices[0]!._id });
    expect((await first(world, email, { trustToken })).answer.token).toBeNull();
  });

  test("A008 A313: the application named at login is carried by the session", async ({ world }) => {
    for (const deviceType of ["AdminLite", "AdminWeb"]) {
      const { answer } = await first(world, admin, { deviceType });
      const opened = await second(world, answer.userid, codeFor(world, admin), { deviceType });
      expect(decodeJwt(opened.answer.token!)).toMatchObject({ application: deviceType });
    }
  });

  test("many wrong passwords for one account are slowed down, whether or not there is one", async ({ world }) => {
    for (const email of [smallEmail(2, Role.surgeon), "ghost@clinic3.example"]) {
      let answer = (await first(world, email, { password: "wrong" })).answer;
      for (let tries = 0; tries < 10; tries += 1) answer = (await first(world, email, { password: "wrong" })).answer;
      expect(answer.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
    }
  });
});

describe("sessions", () => {
  test("A239 A240: seen pages are kept, each once", async ({ world }) => {
    await world.owner.query("update users set visited_pages = '{}' where email = $1", [admin]);
    const person = await signInByPassword(world, admin);
    const note = `mutation { updateUserVisitedPages(page: "patients") { status pagevisited } }`;
    await person.call(note);
    expect((await person.call(note)).answer).toMatchObject({ status: "success", pagevisited: ["patients"] });
    await person.call(note.replace("patients", "events"));
    const { answer } = await person.call("{ getUserVisitedPages { pagevisited } }");
    expect(answer).toEqual({ pagevisited: ["patients", "events"] });
  });

  test("A241: the signature is saved in the profile", async ({ world }) => {
    const person = await signInByPassword(world, admin);
    await person.call(`mutation { updateSignature(signature: "Kind regards") { status } }`);
    const { answer } = await first(world, admin);
    expect((await second(world, answer.userid, codeFor(world, admin))).answer.user).toMatchObject({
      signature: "Kind regards",
    });
  });

  test("A111 C238: logging out, one call, deletes the device's push token, and no other", async ({ world }) => {
    const person = await signInByPassword(world, admin);
    for (const token of ["phone-1", "phone-2"])
      await person.call(`mutation { setUserDeviceToken(token: "${token}", timezone: "America/Chicago") { status } }`);
    await person.call(`mutation { logout(pushToken: "phone-1") { status } }`);
    const { rows } = await world.owner.query("select token from push_devices where token like 'phone-%'");
    expect(rows).toEqual([{ token: "phone-2" }]);
  });

  test("A127: the result of entering a clinic names its company to a super admin too, who has none outside", async ({
    world,
  }) => {
    const person = await signInByPassword(world, smallEmail(0, Role.superAdmin));
    const entered = async (clinic: string) => {
      const enter = `mutation { loginAsCustomer(customerid: "${clinic}") { customer { _id } company { _id name } } }`;
      return (await person.call(enter)).answer;
    };
    for (const [clinic, at, name] of [
      [small.customers[0], 0, "Company 1"],
      [small.customers[2], 1, "Company 2"],
    ] as const)
      expect(await entered(clinic!)).toEqual({
        customer: { _id: clinic },
        company: { _id: small.companies[at], name },
      });
  });

  test("A216 B296: company admin and health coach must enter a customer before its data loads", async ({ world }) => {
    for (const role of [Role.companyAdmin, Role.healthCoach]) {
      const person = await signInByPassword(world, smallEmail(0, role));
      const stats = "{ getPatientStats { status message active } }";
      expect((await person.call(stats)).answer).toMatchObject({ status: "fail", message: "Choose a customer first." });
      const inside = await enterClinic(world, person, small.customers[1]);
      expect((await inside.call(stats)).answer).toMatchObject({ status: "success", active: 3 });
      await expect(enterClinic(world, person, small.customers[2])).rejects.toThrow("This customer was not found.");
    }
  });
});
