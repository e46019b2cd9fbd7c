import { describe, expect } from "vitest";
import { caller } from "../../../dev-env/caller.ts";
import { drawPng } from "../../../dev-env/draw-signature.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { consentFormsOf, register, registrationOf, signAll } from "../../../dev-env/register.ts";
import { solveBotCheck } from "../../../dev-env/solve-bot-check.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const clinic = small.customers[0]!;
const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;
const forms = (world: World) => consentFormsOf(world.url, clinic);
const sign = (world: World, signature?: string) => signAll(world.url, clinic, signature);
const inputOf = (world: World, more: object = {}) => registrationOf(world.url, clinic, more);
const send = (world: World, input: object) => register(world.url, input);

/** Gives one of the clinic's forms, counted from 0, a second version: edited, or withdrawn. */
const changeForm = async (world: World, at: number, active: boolean) =>
  rows(
    world,
    `insert into consent_forms select customer_id, form_id, 2, sequence, $1, 'Edited', description, body from consent_forms
     where customer_id = $2 and form_id = $3`,
    [active, clinic, (await forms(world))[at]!._id],
  );
const edit = (world: World) => changeForm(world, 1, true);
const withdraw = (world: World) => changeForm(world, 2, false);

const registrations = async (world: World) =>
  Number((await rows(world, "select count(*) as n from registered_patients"))[0].n);

describe("the page", () => {
  test("A040 A129 A242: the clinic's forms come in their order, the newest version of each", async ({ world }) => {
    const before = await forms(world);
    expect(before.map(({ sequence, version, active, title }) => [sequence, version, active, title])).toEqual([
      [1, 1, true, "Authorization for release of information"],
      [2, 1, true, "Remote monitoring consent"],
      [3, 1, true, "Device agreement"],
    ]);
    expect(before[2]).toMatchObject({
      _id: "01900c01-0000-7000-8000-000000000003",
      description: "How the devices that you borrow are used and returned.",
      view: expect.stringMatching(/^<p>The sensors .*<ul><li>.*<\/p>$/s),
    });
    await edit(world);
    expect((await consentFormsOf(world.url, small.customers[1]!))[1]).toMatchObject({
      title: "Remote monitoring consent",
      version: 1,
    });
    expect((await forms(world))[1]).toMatchObject({ title: "Edited", version: 2 });
    await withdraw(world);
    expect((await forms(world)).map(({ _id }) => _id)).toEqual([before[0]!._id, before[1]!._id]);
  });

  test("A041 A243: the clinic's name and logo are shown; an address that leads to no clinic says so", async ({
    world,
  }) => {
    await world.owner.query("update customers set logo = '/images/logo.png' where customer_id = $1", [clinic]);
    const ask = async (id: string) =>
      (await caller(world.url).call(`{ getCustomerLogoAndName(customerid: "${id}") { status message logo name } }`))
        .answer;
    expect(await ask(clinic)).toMatchObject({ status: "success", name: "Clinic 1", logo: "/images/logo.png" });
    expect(await ask(small.patient(0, 1))).toMatchObject({
      status: "fail",
      message: expect.stringMatching(/link is not valid/),
      name: null,
    });
    expect(await ask("nonsense")).toMatchObject({ status: "fail" });
  });
});

describe("registering", () => {
  test("A131 A244 A317 B304 A185 A130: what was entered and signed is kept, and waits for staff", async ({ world }) => {
    const caregiver = {
      fname: "Robin",
      lname: "Alvarez",
      phone: "3125550100",
      email: "R@b.example",
      relationship: "Child",
    };
    await edit(world);
    await withdraw(world);
    const shipaddress = {
      addressline1: "12 Lake Street",
      addressline2: "Apt 4",
      city: "Chicago",
      state: "IL",
      zip: "60601",
      country: "CA",
    };
    const more = { caregiver, shipaddress, gender: "male", include_devices: true, email_opt_in: false };
    const answer = await send(world, await inputOf(world, { ...more, consent_email: "forms@example.com" }));
    expect(answer).toEqual({
      status: "success",
      message: "Thank you. Your clinic has received your registration.",
      error: false,
    });
    const [storedRow] = await rows(world, "select * from registered_patients");
    expect(storedRow).toMatchObject({
      customer_id: clinic,
      patient_id: null,
      first_name: "Maria",
      last_name: "Alvarez",
      gender: "male",
      phone: "+13125550199",
      email: "maria@example.com",
      height_in: "65",
      caregiver: {
        fname: "Robin",
        lname: "Alvarez",
        phone: "+13125550100",
        email: "r@b.example",
        relationship: "Child",
      },
      consent_email: "forms@example.com",
      email_opt_in: false,
      include_devices: true,
      is_repeated: false,
      user_agent: "Phone 1.0",
    });
    expect(storedRow.ship_address).toEqual({
      addressline1: "12 Lake Street",
      addressline2: "Apt 4",
      city: "Chicago",
      state: "IL",
      zip: "60601",
      country: "CA",
    });
    expect(await rows(world, "select dob::text from registered_patients")).toEqual([{ dob: "1960-05-01" }]);
    expect(storedRow.network_address).toMatch(/127\.0\.0\.1/);
    expect(storedRow.signature_time.toISOString()).toBe("2026-11-21T15:00:00.000Z");
    const signed = await rows(
      world,
      "select form_id, version, sequence, signature from signed_consents order by sequence",
    );
    const [one, two] = await forms(world);
    expect(signed.map(({ form_id, sequence, version }) => [form_id, sequence, version])).toEqual([
      [one!._id, 1, 1],
      [two!._id, 2, 2],
    ]);
    for (const { signature } of signed) expect(signature.equals(drawPng())).toBe(true);
  });

  test("sent twice with the same token it registers once; with other content the token is used up", async ({
    world,
  }) => {
    const input = await inputOf(world, { firstname: "Twice" });
    const answers = await Promise.all([send(world, input), send(world, input), send(world, input)]);
    expect(answers.map(({ status }) => status)).toEqual(["success", "success", "success"]);
    expect(await registrations(world)).toBe(1);
    expect(await send(world, { ...input, firstname: "Other" })).toMatchObject({
      status: "fail",
      message: expect.stringMatching(/security check/),
    });
    expect(await registrations(world)).toBe(1);
  });

  test("who is known already is answered the same, and marked for staff", async ({ world }) => {
    await send(world, await inputOf(world));
    const repeated = { firstname: "mARIA", phone: "+13125550199" };
    const patient = { firstname: "Pat1", lastname: "Clinic1", phone: "3125550101" };
    for (const person of [repeated, patient]) {
      const answer = await send(world, await inputOf(world, person));
      expect(answer).toMatchObject({
        status: "success",
        message: "Thank you. Your clinic has received your registration.",
      });
    }
    const marks = await rows(world, "select is_repeated as repeated from registered_patients order by signed_at");
    expect(marks).toEqual([{ repeated: false }, { repeated: true }, { repeated: true }]);
  });

  test("A042 A047: without a solved check, or with one that is forged or too old, nothing is kept", async ({
    world,
  }) => {
    const token = await solveBotCheck(world.url);
    const forged = token.replace(/"counter":\d+/, '"counter":1');
    for (const bad of ["", "none", "{}", forged, token.replace('"cost":10', '"cost":1')])
      expect(await send(world, await inputOf(world, { token: bad })), bad).toMatchObject({
        status: "fail",
        message: expect.stringMatching(/security check/),
      });
    world.clock.advance(3_700_000);
    expect(await send(world, await inputOf(world, { token }))).toMatchObject({
      status: "fail",
      message: expect.stringMatching(/security check/),
    });
    expect(await registrations(world)).toBe(0);
  });

  test("A183: a missing, empty, unreadable or outdated signature refuses the whole and leaves the token usable", async ({
    world,
  }) => {
    await edit(world);
    await withdraw(world);
    const input = await inputOf(world, { firstname: "Signs" });
    const [first, second] = input.consent.signatures;
    const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;
    const attempts: [object[], RegExp][] = [
      [[], /^Please provide all required signatures.$/],
      [[first!], /^Please provide all required signatures.$/],
      [[first!, { ...second, signature: "" }], /^Please provide all required signatures.$/],
      [[first!, { ...second, signature: "data:image/png;base64,AAAA" }], /could not be read/],
      [[first!, { ...second, signature: png(drawPng(300, 80, false)) }], /could not be read/],
      [[first!, { ...second, signature: png(drawPng(300, 80).subarray(0, 90)) }], /could not be read/],
      [[first!, { ...second, version: 1 }], /have changed/],
    ];
    for (const [signatures, reason] of attempts)
      expect(await send(world, { ...input, consent: { signatures } })).toMatchObject({
        status: "fail",
        message: expect.stringMatching(reason),
      });
    expect(await registrations(world)).toBe(0);
    expect(await send(world, input)).toMatchObject({ status: "success" });
  });

  test("signatures that somebody painted black still arrive; endless ones are refused", async ({ world }) => {
    const png = (ballast: number) => `data:image/png;base64,${drawPng(300, 80, true, ballast).toString("base64")}`;
    const input = await inputOf(world, { firstname: "Paints" });
    const signed = async (ballast: number) =>
      send(world, { ...input, consent: { signatures: await sign(world, png(ballast)) } });
    expect(await signed(50_000)).toMatchObject({ status: "fail", message: expect.stringMatching(/could not be read/) });
    expect(await signed(40_000)).toMatchObject({ status: "success" });
  });

  test("A184 A244 A317: the rules of the form hold on the server, with the same texts", async ({ world }) => {
    const bad: [object, string][] = [
      [{ firstname: " " }, "Please enter patient first name."],
      [{ dob: "tomorrow" }, "Please enter a birth date as MM/DD/YYYY."],
      [{ phone: "1" }, "Please enter valid number!"],
      [{ height: 1000 }, "Please select a height."],
      [{ gender: "x" }, "Please select gender."],
      [{ consent_email: "nobody" }, "Please enter valid email"],
      [{ shipaddress: { addressline1: "1", city: "C", zip: "6" } }, "Please select your state."],
      [{ customer: small.surgeon(0, 1) }, "This registration link is not valid. Please ask your clinic for a new one."],
    ];
    for (const [more, message] of bad)
      expect(await send(world, await inputOf(world, more)), message).toEqual({ status: "fail", message, error: true });
  });
});

test("a new clinic starts with the product's standard forms", async ({ world }) => {
  await world.owner.query(
    "insert into customers (customer_id, company_id, name, access_code) values ($1, $2, 'New', 'NEW001')",
    [small.surgeon(2, 9), small.companies[0]],
  );
  const titles = await rows(world, "select title from consent_forms where customer_id = $1 order by sequence", [
    small.surgeon(2, 9),
  ]);
  expect(titles.map(({ title }) => title)).toEqual([
    "Authorization for release of information",
    "Remote monitoring consent",
    "Device agreement",
  ]);
});

test("many registrations from one address are told to wait", async ({ world }) => {
  const input = await inputOf(world, { token: "none" });
  let last = await send(world, input);
  for (let at = 0; at < 60 && !/Too many/.test(last.message); at += 1) last = await send(world, input);
  expect(last).toMatchObject({
    status: "fail",
    message: expect.stringMatching(/^Too many attempts. Try again in \d+ minutes.$/),
  });
});
