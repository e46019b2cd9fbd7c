import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Caller, enter, signIn } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { connectLive } from "../dev-env/live-caller.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../dev-env/world.ts";

let world: World;
let physio: Caller;
beforeAll(async () => {
  world = await startWorld();
  physio = await signIn(world, smallEmail(0, Role.physio));
});
afterAll(() => world.close());

const hearCases = "subscription { getActionCaseListSubscription { status fact } }";
type Closed = { code: number; reason: string };

/** A connection that listens; `closed` is how it ended, `heard` the first thing that came. */
const listen = async (person: Caller, query = hearCases) => {
  let ended: Closed | undefined;
  const client = connectLive(world.url, person, (event) => (ended = event as Closed));
  const connected = new Promise((done) => client.on("connected", done));
  const heard = client
    .iterate({ query })
    .next()
    .then(({ value }) => value as unknown)
    .catch((error: unknown) => error);
  await Promise.race([connected, heard]);
  return { client, heard, closed: () => ended };
};

const startCase = async (person: Caller, clinic: number): Promise<unknown> => {
  const input = { patientId: small.patient(clinic, 1), summary: "A", description: "B", type: "Surgeon Message" };
  return (await person.call(documentOf("createNewCase", "status"), input)).answer.status;
};
/** Starts cases until somebody heard of one: that a connection is open does not say that it listens yet. */
const startUntil = async (heard: Promise<unknown>, person = physio, clinic = 0): Promise<void> => {
  let isHeard = false;
  void heard.then(() => (isHeard = true));
  await expect.poll(async () => [await startCase(person, clinic), isHeard]).toEqual(["success", true]);
};
const sql = (text: string, ...values: unknown[]) => world.owner.query(text, values);
const forbidden = { code: 4403, reason: "Forbidden" };
const changed = { code: 1012, reason: "Rights changed" };
const inClinic = async (role: Role) => enter(world, await signIn(world, smallEmail(0, role)), small.customers[0]);
const idOf = (role: Role) => small.user(0, role);

describe("a connection ends within 5 s of the rights that it was opened with", () => {
  beforeAll(() => sql("create table users_before as select * from users"));
  afterEach(async () => {
    await sql(`update users u set role = b.role, active = b.active, password_hash = b.password_hash,
      associate_surgeons = b.associate_surgeons, associate_customers = b.associate_customers
      from users_before b where b.user_id = u.user_id`);
    await sql("update customers set company_id = $1 where customer_id = $2", small.companies[0], small.customers[0]);
    world.clock.advance(5_000);
  });
  const change = (column: string, value: string, role: Role) =>
    sql(`update users set ${column} = $1 where user_id = $2`, value, idOf(role));

  const endings: [string, () => Promise<Caller>, (person: Caller) => unknown, Closed][] = [
    [
      "a user who is switched off",
      () => signIn(world, smallEmail(0, Role.medicalAssociate)),
      () => change("active", "false", Role.medicalAssociate),
      forbidden,
    ],
    [
      "a session that is logged out",
      () => signIn(world, smallEmail(0, Role.medicalAssociate)),
      (person) => person.call("mutation { logout { status } }"),
      forbidden,
    ],
    [
      "a session that its owner ends in another browser",
      () => signIn(world, smallEmail(0, Role.medicalAssociate)),
      async () => {
        const elsewhere = await signIn(world, smallEmail(0, Role.medicalAssociate));
        await elsewhere.call("mutation { endOtherSessions { status } }");
      },
      forbidden,
    ],
    [
      "a new password",
      () => signIn(world, smallEmail(0, Role.surgeon)),
      (person) =>
        person.call(
          `mutation { changeUserPassword(password: "${smallPassword}", newpassword: "a new password") { status } }`,
        ),
      forbidden,
    ],
    [
      "another role",
      () => signIn(world, smallEmail(0, Role.admin)),
      () => change("role", String(Role.physio), Role.admin),
      changed,
    ],
    [
      "other surgeons",
      () => signIn(world, smallEmail(0, Role.medicalAssociate)),
      () => change("associate_surgeons", "{}", Role.medicalAssociate),
      changed,
    ],
    [
      "a coach who loses the clinic",
      () => inClinic(Role.healthCoach),
      () => change("associate_customers", "{}", Role.healthCoach),
      changed,
    ],
    [
      "a clinic that goes to another company",
      () => inClinic(Role.companyAdmin),
      () => sql("update customers set company_id = $1 where customer_id = $2", small.companies[1], small.customers[0]),
      changed,
    ],
    [
      "a coach's clinic that goes to another company",
      () => inClinic(Role.healthCoach),
      () => sql("update customers set company_id = $1 where customer_id = $2", small.companies[1], small.customers[0]),
      changed,
    ],
  ];

  test.each(endings)("%s", async (_what, who, happens, how) => {
    const person = await who();
    const { closed, client } = await listen(person);
    expect(closed()).toBeUndefined();
    await happens(person);
    world.clock.advance(5_000);
    await expect.poll(closed).toMatchObject(how);
    await client.dispose();
  });

  test("a token that is over", async () => {
    const { closed, client } = await listen(await signIn(world, smallEmail(1, Role.admin)));
    world.clock.advance(18_000_000);
    await expect.poll(closed).toMatchObject(forbidden);
    world.clock.advance(-18_000_000);
    await client.dispose();
  });

  test("and hears nothing in between", async () => {
    const [lost, kept] = [await inClinic(Role.healthCoach), await signIn(world, smallEmail(0, Role.admin))];
    const [silent, told] = [await listen(lost), await listen(kept)];
    await change("associate_customers", "{}", Role.healthCoach);
    for (let seconds = 0; seconds < 3; seconds += 1) world.clock.advance(1_000);
    await startUntil(told.heard);
    expect(await told.heard).toMatchObject({ data: { getActionCaseListSubscription: { status: "success" } } });
    world.clock.advance(5_000);
    expect(await silent.heard).toMatchObject(changed);
    await Promise.all([silent, told].map(({ client }) => client.dispose()));
  });

  test("with rights as they were it goes on", async () => {
    const { closed, heard, client } = await listen(await signIn(world, smallEmail(0, Role.admin)));
    for (let times = 0; times < 5; times += 1) world.clock.advance(5_000);
    await startUntil(heard);
    expect(await heard).toMatchObject({ data: { getActionCaseListSubscription: { status: "success" } } });
    expect(closed()).toBeUndefined();
    await client.dispose();
  });
});

describe("a connection carries subscriptions only, and not too many", () => {
  test.each([
    ["query", "{ getPatientList { status patients { _id } } }"],
    [
      "mutation",
      `mutation { addEvent(id: "${small.patient(0, 1)}", event: { date: "2099-01-01", title: "X" }) { status } }`,
    ],
    ["mutation beside a subscription", "subscription S { onReminders { status } } mutation M { logout { status } }"],
  ])("a %s is refused", async (_what, query) => {
    const before = await sql("select count(*)::int as n from reminders");
    const { heard, client } = await listen(physio, query);
    expect(await heard).toMatchObject([{ message: "A live connection takes subscriptions only." }]);
    expect((await sql("select count(*)::int as n from reminders")).rows).toEqual(before.rows);
    await client.dispose();
  });

  test("limits hold here too", async () => {
    const wide = Array.from({ length: 401 }, () => "status").join(" ");
    const { heard, client } = await listen(physio, `subscription { getActionCaseListSubscription { ${wide} } }`);
    expect(await heard).toMatchObject([{ message: "The query asks for too many fields: at most 400." }]);
    await client.dispose();
  });

  test("the 21st subscription of a connection and the 11th connection of an account are refused, others are not", async () => {
    const admin = await signIn(world, smallEmail(1, Role.admin));
    const { client } = await listen(admin);
    const more = Array.from({ length: 19 }, () => client.iterate({ query: hearCases }).next());
    const refused = await client
      .iterate({ query: hearCases })
      .next()
      .catch((error: unknown) => error);
    expect(refused).toMatchObject([{ message: "A connection may hold at most 20 subscriptions." }]);
    const others = await Promise.all(Array.from({ length: 9 }, () => listen(admin)));
    const eleventh = await listen(admin);
    expect(await eleventh.heard).toMatchObject({ code: 1013, reason: "Too many connections" });
    const somebody = await listen(
      await signIn(world, smallEmail(1, Role.physio)),
      'subscription { onPatientActivity(patientid: "x") { status } }',
    );
    expect(somebody.closed()).toBeUndefined();
    await Promise.all([client, somebody.client, ...others.map((each) => each.client)].map((each) => each.dispose()));
    await Promise.allSettled(more);
  });
});

/** A connection of the third clinic is let in, and hears what happens there. */
const hearsOfACase = async (admin: Caller): Promise<void> => {
  const { closed, heard, client } = await listen(admin);
  await startUntil(heard, admin, 2);
  expect(await heard).toMatchObject({ data: { getActionCaseListSubscription: { status: "success" } } });
  expect(closed()).toBeUndefined();
  await client.dispose();
};

test("a connection that was closed is not counted, though nothing was heard on it", async () => {
  const admin = await signIn(world, smallEmail(2, Role.admin));
  for (let times = 0; times < 12; times += 1) await (await listen(admin)).client.dispose();
  await hearsOfACase(admin);
});

test("who leaves before the greeting is answered is not counted", async () => {
  const admin = await signIn(world, smallEmail(2, Role.admin));
  for (let times = 0; times < 30; times += 1) {
    world.clock.advance(5_000);
    const socket = new WebSocket(`${world.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    await new Promise((done) => (socket.onopen = done));
    socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${admin.token}` } }));
    socket.close();
    await new Promise((done) => (socket.onclose = done));
  }
  await hearsOfACase(admin);
});

test("a clinic that went to another company is not seen by the old company's people, nor listed", async () => {
  const people = [await inClinic(Role.companyAdmin), await inClinic(Role.healthCoach)];
  await sql("update customers set company_id = $1 where customer_id = $2", small.companies[1], small.customers[0]);
  world.clock.advance(5_000);
  for (const person of people) {
    const { answer } = await person.call("{ getPatientStats { status message active } }");
    expect(answer).toMatchObject({ status: "fail", message: "Choose a customer first.", active: null });
    const listed = await person.call("{ getCustomers(input: {}) { status customers { _id } } }");
    expect(JSON.stringify(listed.answer)).not.toContain(small.customers[0]);
    await expect(enter(world, person, small.customers[0])).rejects.toThrow("This customer was not found.");
  }
  await sql("update customers set company_id = $1 where customer_id = $2", small.companies[0], small.customers[0]);
  world.clock.advance(5_000);
});
