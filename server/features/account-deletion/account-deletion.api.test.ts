import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { solveBotCheck } from "../../../dev-env/solve-bot-check.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const day = 86_400_000;
const thanks = expect.stringMatching(
  /^Thank you. Your request was received. The data of your account is deleted after 90 days./,
);
const unchecked = { status: "fail", message: expect.stringMatching(/security check/) };
const overdue = { status: "fail", message: expect.stringMatching(/no longer valid/) };
const accepted = { status: "success", message: thanks };
const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;

/** Returns a patient of a small clinic, typed slightly differently than the clinic did. */
const personOf = (clinic: number, number: number) => ({
  firstname: ` pat${number}`,
  lastname: `CLINIC${clinic + 1}`,
  dob: "050160",
  phone: `(312) 555-010${number}`,
  email: "somebody-else@example.com",
});

const ask = async (world: World, person: object, token?: string) => {
  const input = { ...person, token: token ?? (await solveBotCheck(world.url)) };
  const document = documentOf("deleteAccountRequest", "status message");
  const { answer } = await caller(world.url).call(document, input);
  await world.settle();
  return answer;
};

const withdraw = async (world: World, token: string) =>
  (await caller(world.url).call(`mutation { withdrawAccountDeletion(token: "${token}") { status message } }`)).answer;

const linkIn = (text: string): string => /\/account\/delete\?withdraw=(\S+)/.exec(text)?.[1] ?? "";
const run = (world: World, name: string) => world.product.timed.find((job) => job.name === name)!.run();
const deletionsOf = (world: World, patientId: string) =>
  rows(
    world,
    "select *, erase_at - requested_at = interval '90 days' as in_90_days from account_deletions where patient_id = $1",
    [patientId],
  );

describe("a request", () => {
  test("A245 A046 C127: of a patient is noted for 90 days ahead, opens a case, and is told to the patient as the clinic knows them", async ({
    world,
  }) => {
    expect(await ask(world, personOf(0, 1))).toMatchObject(accepted);
    const [deletion] = await deletionsOf(world, small.patient(0, 1));
    expect(deletion).toMatchObject({ customer_id: small.customers[0], in_90_days: true, withdrawn_at: null });
    expect(await rows(world, "select kind, subject_id from domain_events where kind like 'Account%'")).toEqual([
      { kind: "AccountDeletionRequested", subject_id: small.patient(0, 1) },
    ]);
    const [opened] = await rows(world, "select * from cases where patient_id = $1", [small.patient(0, 1)]);
    expect(opened).toMatchObject({
      type: "Delete Account Request",
      status: "Unassigned",
      summary: "Account deletion request",
    });
    const [mail] = world.mailbox.read(smallPatientEmail(0, 1));
    const [sms] = world.mailbox.read("+13125550101");
    expect([mail!.subject, linkIn(mail!.text)]).toEqual(["Your account will be deleted", linkIn(sms!.text)]);
    expect(mail!.text).toContain("Clinic 1 was asked to delete your account");
    expect(world.mailbox.read("somebody-else@example.com")).toEqual([]);
    expect(await rows(world, "select from deletion_requests")).toEqual([]);
  });

  test("staff may open the case of a request", async ({ world }) => {
    await ask(world, personOf(0, 1));
    const [{ deletion_id: id }] = await deletionsOf(world, small.patient(0, 1));
    const admin = await signIn(world, smallEmail(0, Role.admin));
    const { answer } = await admin.call(
      `{ getActionCase(caseId: "${id}") { status message actionCase { summary description } } }`,
    );
    expect(answer).toMatchObject({
      status: "success",
      actionCase: {
        summary: "Account deletion request",
        description: expect.stringMatching(/erased on [A-Z][a-z]+ \d{1,2}, \d{4}/),
      },
    });
  });

  test("A245: of nobody we know is answered just the same, and kept apart for 90 days", async ({ world }) => {
    expect(await ask(world, { ...personOf(0, 2), dob: "05/02/1960" })).toMatchObject(accepted);
    expect(await deletionsOf(world, small.patient(0, 2))).toEqual([]);
    expect(await rows(world, "select first_name, unmatched_at is not null as listed from deletion_requests")).toEqual([
      { first_name: "pat2", listed: true },
    ]);
    world.clock.advance(89 * day);
    await run(world, "erase-accounts");
    expect(await rows(world, "select from deletion_requests")).toHaveLength(1);
    world.clock.advance(2 * day);
    await run(world, "erase-accounts");
    expect(await rows(world, "select from deletion_requests")).toHaveLength(0);
  });

  test.for([
    ["first name", { firstname: "Other" }, "The birth date and phone match. The name and email differ."],
    ["last name", { lastname: "Other" }, "The birth date and phone match. The name and email differ."],
    [
      "phone",
      { phone: "3125550199", email: smallPatientEmail(1, 2) },
      "The name, birth date, and email match. The phone differs.",
    ],
  ] as const)(
    "A245: with another %s becomes a case that says what differs, and erases nothing by itself",
    async ([, other, says], { world }) => {
      expect(await ask(world, { ...personOf(1, 2), ...other })).toMatchObject(accepted);
      expect(await deletionsOf(world, small.patient(1, 2))).toEqual([]);
      const opened = await rows(world, "select * from cases where patient_id = $1", [small.patient(1, 2)]);
      expect(opened).toMatchObject([
        {
          customer_id: small.customers[1],
          type: "Delete Account Request",
          status: "Unassigned",
          summary: "Account deletion request to check",
          description: expect.stringContaining(says),
        },
      ]);
      expect(await rows(world, "select kind from domain_events where subject_id = $1", [small.patient(1, 2)])).toEqual([
        { kind: "CaseCreated" },
      ]);
      expect(world.mailbox.read(smallPatientEmail(1, 2))).toEqual([]);
      expect(await rows(world, "select from deletion_requests")).toEqual([]);
    },
  );

  test.for([
    ["José", "Muñoz", "Jose", "Munoz"],
    ["Siobhán", "O’Brien", "Siobhan", "O'Brien"],
    ["Zoë".normalize("NFD"), "Fränzel".normalize("NFD"), "Zoë", "Fränzel"],
    ["Ulla", "Weiß", "Weiss", "Ulla"],
  ] as const)(
    "the name %s %s typed as %s %s is the same person's",
    async ([first, last, firstname, lastname], { world }) => {
      await rows(world, "update patients set first_name = $2, last_name = $3 where patient_id = $1", [
        small.patient(1, 1),
        first,
        last,
      ]);
      await ask(world, { ...personOf(1, 1), firstname, lastname });
      expect(await deletionsOf(world, small.patient(1, 1))).toHaveLength(1);
      expect(await rows(world, "select type from cases")).toEqual([{ type: "Delete Account Request" }]);
    },
  );

  test("of a likely registration becomes a case that names nobody", async ({ world }) => {
    await rows(
      world,
      `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone, ship_address,
         email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
       values ($1, gen_random_uuid(), 'Rita', 'Waits', 'female', '1971-05-01', 'rita@waits.example', '+13125550188', '{}', true, true, false, now(), '', '')`,
      [small.customers[0]],
    );
    await ask(world, { firstname: "Rita", lastname: "Wade", dob: "05/01/1971", phone: "3125550188" });
    const [opened] = await rows(world, "select patient_id, description from cases");
    expect(opened).toMatchObject({
      patient_id: null,
      description: expect.stringMatching(/phone ending in 0188 .* The birth date and phone match. The name differs./),
    });
    expect(opened.description).not.toMatch(/Rita|Wade|Waits|1971/);
  });

  test("with likely records beyond all measure is listed, not dropped", async ({ world }) => {
    for (let nth = 0; nth < 6; nth += 1) {
      await rows(world, "delete from rate_limits where key like 'deletionByAddress%'");
      await ask(world, { ...personOf(1, 2), firstname: `Other${nth}` });
    }
    const [cases, listed] = [
      await rows(world, "select from cases"),
      await rows(world, "select from deletion_requests"),
    ];
    expect(cases.length + listed.length).toBe(6);
    expect(listed.length).toBeGreaterThan(0);
  });

  test("A047: counts once for a solved check, and not without one", async ({ world }) => {
    const token = await solveBotCheck(world.url);
    expect(await ask(world, personOf(1, 3), token)).toMatchObject({ status: "success" });
    expect(await ask(world, personOf(1, 3), token)).toMatchObject(accepted);
    expect(world.mailbox.read(smallPatientEmail(1, 3))).toHaveLength(1);
    expect(await ask(world, personOf(1, 1), token)).toMatchObject(unchecked);
    expect(await ask(world, personOf(1, 1), "none")).toMatchObject(unchecked);
    expect(await deletionsOf(world, small.patient(1, 1))).toEqual([]);
  });

  test("A186 A187 A188 A189 A190 A191 A192 A193: what is wrong is told in the form's words, before anything is kept", async ({
    world,
  }) => {
    const bad: [object, string][] = [
      [{ firstname: " " }, "Please enter patient first name."],
      [{ lastname: "" }, "Please enter patient last name."],
      [{ email: "x" }, "Please enter valid email"],
      [{ phone: "" }, "Please enter patient cell number."],
      [{ phone: "123" }, "Please enter valid number!"],
      [{ dob: "" }, "Please enter patient birth date."],
      [{ dob: "1960" }, "Please enter a birth date as MM/DD/YYYY."],
      [{ dob: "01/01/2099" }, "Birth date must be before today."],
    ];
    for (const [wrong, message] of bad) {
      await world.owner.query("delete from rate_limits");
      expect(await ask(world, { ...personOf(1, 1), ...wrong }, "none")).toMatchObject({ status: "fail", message });
    }
  });

  test("asked again, the day stays and a new link takes the place of the old; the patient is not written to without end", async ({
    world,
  }) => {
    const box = () => world.mailbox.read(smallPatientEmail(2, 1));
    await ask(world, personOf(2, 1));
    const [first] = await deletionsOf(world, small.patient(2, 1));
    world.clock.advance(day);
    await ask(world, personOf(2, 1));
    const [second, ...more] = await deletionsOf(world, small.patient(2, 1));
    expect(more).toEqual([]);
    expect([second.deletion_id, second.erase_at]).toEqual([first.deletion_id, first.erase_at]);
    const [newer, older] = box().map(({ text }) => linkIn(text));
    expect(await withdraw(world, older!)).toMatchObject({ status: "fail" });
    for (let at = 0; at < 4; at += 1) await ask(world, personOf(2, 1));
    expect(box()).toHaveLength(3);
    expect(await withdraw(world, linkIn(box()[0]!.text))).toMatchObject({ status: "success" });
    expect(newer).not.toBe(older);
  });

  test("many requests from one address are told to wait", async ({ world }) => {
    for (let at = 0; at < 10; at += 1) await ask(world, { ...personOf(1, 1), firstname: "" }, "none");
    expect(await ask(world, personOf(1, 1))).toMatchObject({
      status: "fail",
      message: expect.stringMatching(/^Too many attempts/),
    });
  });
});

describe("withdrawing", () => {
  test("by the link in the message keeps the account in every clinic, closes the case, and works once", async ({
    world,
  }) => {
    await ask(world, personOf(1, 2));
    const link = linkIn(world.mailbox.read(smallPatientEmail(1, 2))[0]!.text);
    expect(await withdraw(world, link)).toMatchObject({
      status: "success",
      message: "Your request was withdrawn. Your account stays as it is.",
    });
    await world.settle();
    const [deletion] = await deletionsOf(world, small.patient(1, 2));
    expect(deletion.withdrawn_at).not.toBeNull();
    expect(await rows(world, "select status from cases where case_id = $1", [deletion.deletion_id])).toEqual([
      { status: "Resolved" },
    ]);
    expect(await withdraw(world, link)).toMatchObject(overdue);
    world.clock.advance(100 * day);
    await run(world, "erase-accounts");
    expect(await rows(world, "select from patients where patient_id = $1", [small.patient(1, 2)])).toHaveLength(1);
  });

  test("with a link that was never sent is refused", async ({ world }) => {
    expect(await withdraw(world, "nonsense")).toMatchObject(overdue);
  });
});
