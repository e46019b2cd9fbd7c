import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { connectLive } from "../dev-env/live-caller.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

let physio: Caller;
test.beforeAll(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
});

const hearCases = "subscription { getActionCaseListSubscription { status fact } }";
type Closed = { code: number; reason: string };

/** Opens a connection with a subscription; `closed` resolves with its close event, `firstMessage` with the first message. */
const listen = async (world: World, person: Caller, query = hearCases) => {
  let ended: Closed | undefined;
  const client = connectLive(world.url, person, (event) => (ended = event as Closed));
  const connected = new Promise((done) => client.on("connected", done));
  const firstMessage = client
    .iterate({ query })
    .next()
    .then(({ value }) => value as unknown)
    .catch((error: unknown) => error);
  await Promise.race([connected, firstMessage]);
  return { client, firstMessage, closed: () => ended };
};

const startCase = async (person: Caller, clinic: number): Promise<unknown> => {
  const input = { patientId: small.patient(clinic, 1), summary: "A", description: "B", type: "Surgeon Message" };
  return (await person.call(documentOf("createNewCase", "status"), input)).answer.status;
};
/** Starts cases until the subscription receives one, because an open connection does not mean that the subscription has started. */
const startUntil = async (firstMessage: Promise<unknown>, person = physio, clinic = 0): Promise<void> => {
  let isHeard = false;
  void firstMessage.then(() => (isHeard = true));
  await expect.poll(async () => [await startCase(person, clinic), isHeard]).toEqual(["success", true]);
};
const sql = (world: World, text: string, ...values: unknown[]) => world.owner.query(text, values);
const forbidden = { code: 4403, reason: "Forbidden" };
const changed = { code: 1012, reason: "Rights changed" };
const inClinic = async (world: World, role: Role) =>
  enterClinic(world, await signIn(world, smallEmail(0, role)), small.customers[0]);
/** Assigns the first clinic to this company. */
const giveClinicTo = (world: World, company: number) =>
  sql(
    world,
    "update customers set company_id = $1 where customer_id = $2",
    small.companies[company],
    small.customers[0],
  );
const idOf = (role: Role) => small.user(0, role);

describe("a connection ends within 5 s of the rights that it was opened with", () => {
  test.beforeAll(({ world }) => sql(world, "create table users_before as select * from users"));
  test.afterEach(async ({ world }) => {
    await sql(
      world,
      `update users u set role = b.role, active = b.active, password_hash = b.password_hash,
      associate_surgeons = b.associate_surgeons, associate_customers = b.associate_customers
      from users_before b where b.user_id = u.user_id`,
    );
    await giveClinicTo(world, 0);
    world.clock.advance(5_000);
  });
  const change = (world: World, column: string, value: string, role: Role) =>
    sql(world, `update users set ${column} = $1 where user_id = $2`, value, idOf(role));

  const signedIn = (role: Role) => (world: World) => signIn(world, smallEmail(0, role));
  const changing = (column: string, value: string, role: Role) => (world: World) => change(world, column, value, role);

  const endings: [string, (world: World) => Promise<Caller>, (world: World, person: Caller) => unknown, Closed][] = [
    [
      "a user who is switched off",
      signedIn(Role.medicalAssociate),
      changing("active", "false", Role.medicalAssociate),
      forbidden,
    ],
    [
      "a session that is logged out",
      signedIn(Role.medicalAssociate),
      (_world, person) => person.call("mutation { logout { status } }"),
      forbidden,
    ],
    [
      "a session that its owner ends in another browser",
      signedIn(Role.medicalAssociate),
      async (world) => {
        const elsewhere = await signIn(world, smallEmail(0, Role.medicalAssociate));
        await elsewhere.call("mutation { endOtherSessions { status } }");
      },
      forbidden,
    ],
    [
      "a new password",
      signedIn(Role.surgeon),
      (_world, person) =>
        person.call(
          `mutation { changeUserPassword(password: "${smallPassword}", newpassword: "a new password") { status } }`,
        ),
      forbidden,
    ],
    ["another role", signedIn(Role.admin), changing("role", String(Role.physio), Role.admin), changed],
    [
      "other surgeons",
      signedIn(Role.medicalAssociate),
      changing("associate_surgeons", "{}", Role.medicalAssociate),
      changed,
    ],
    [
      "a coach who loses the clinic",
      (world) => inClinic(world, Role.healthCoach),
      changing("associate_customers", "{}", Role.healthCoach),
      changed,
    ],
    [
      "a clinic that goes to another company",
      (world) => inClinic(world, Role.companyAdmin),
      (world) => giveClinicTo(world, 1),
      changed,
    ],
    [
      "a coach's clinic that goes to another company",
      (world) => inClinic(world, Role.healthCoach),
      (world) => giveClinicTo(world, 1),
      changed,
    ],
  ];

  test.for(endings)("%s", async ([_what, who, happens, how], { world }) => {
    const person = await who(world);
    const { closed, client } = await listen(world, person);
    expect(closed()).toBeUndefined();
    await happens(world, person);
    world.clock.advance(5_000);
    await expect.poll(closed).toMatchObject(how);
    await client.dispose();
  });

  test("a token that is over", async ({ world }) => {
    const { closed, client } = await listen(world, await signIn(world, smallEmail(1, Role.admin)));
    world.clock.advance(18_000_000);
    await expect.poll(closed).toMatchObject(forbidden);
    world.clock.advance(-18_000_000);
    await client.dispose();
  });

  test("and hears nothing in between", async ({ world }) => {
    const [lost, colleague] = [await inClinic(world, Role.healthCoach), await signIn(world, smallEmail(0, Role.admin))];
    const [silent, listener] = [await listen(world, lost), await listen(world, colleague)];
    await change(world, "associate_customers", "{}", Role.healthCoach);
    for (let seconds = 0; seconds < 3; seconds += 1) world.clock.advance(1_000);
    await startUntil(listener.firstMessage);
    expect(await listener.firstMessage).toMatchObject({
      data: { getActionCaseListSubscription: { status: "success" } },
    });
    world.clock.advance(5_000);
    expect(await silent.firstMessage).toMatchObject(changed);
    await Promise.all([silent, listener].map(({ client }) => client.dispose()));
  });

  test("with rights as they were it goes on", async ({ world }) => {
    const { closed, firstMessage, client } = await listen(world, await signIn(world, smallEmail(0, Role.admin)));
    for (let times = 0; times < 5; times += 1) world.clock.advance(5_000);
    await startUntil(firstMessage);
    expect(await firstMessage).toMatchObject({ data: { getActionCaseListSubscription: { status: "success" } } });
    expect(closed()).toBeUndefined();
    await client.dispose();
  });
});

describe("a connection carries subscriptions only, and not too many", () => {
  test.for([
    ["query", "{ getPatientList { status patients { _id } } }"],
    [
      "mutation",
      `mutation { addEvent(id: "${small.patient(0, 1)}", event: { date: "2099-01-01", title: "X" }) { status } }`,
    ],
    ["mutation beside a subscription", "subscription S { onReminders { status } } mutation M { logout { status } }"],
  ] as const)("a %s is refused", async ([_what, query], { world }) => {
    const before = await sql(world, "select count(*)::int as n from reminders");
    const { firstMessage, client } = await listen(world, physio, query);
    expect(await firstMessage).toMatchObject([{ message: "A live connection takes subscriptions only." }]);
    expect((await sql(world, "select count(*)::int as n from reminders")).rows).toEqual(before.rows);
    await client.dispose();
  });

  test("limits hold here too", async ({ world }) => {
    const wide = Array.from({ length: 401 }, () => "status").join(" ");
    const { firstMessage, client } = await listen(
      world,
      physio,
      `subscription { getActionCaseListSubscription { ${wide} } }`,
    );
    expect(await firstMessage).toMatchObject([{ message: "The query asks for too many fields: at most 400." }]);
    await client.dispose();
  });

  test("the 21st subscription of a connection and the 11th connection of an account are refused, others are not", async ({
    world,
  }) => {
    const admin = await signIn(world, smallEmail(1, Role.admin));
    const { client } = await listen(world, admin);
    const more = Array.from({ length: 19 }, () => client.iterate({ query: hearCases }).next());
    const refused = await client
      .iterate({ query: hearCases })
      .next()
      .catch((error: unknown) => error);
    expect(refused).toMatchObject([{ message: "A connection may hold at most 20 subscriptions." }]);
    const others = await Promise.all(Array.from({ length: 9 }, () => listen(world, admin)));
    const eleventh = await listen(world, admin);
    expect(await eleventh.firstMessage).toMatchObject({ code: 1013, reason: "Too many connections" });
    const somebody = await listen(
      world,
      await signIn(world, smallEmail(1, Role.physio)),
      'subscription { onPatientActivity(patientid: "x") { status } }',
    );
    expect(somebody.closed()).toBeUndefined();
    await Promise.all([client, somebody.client, ...others.map((each) => each.client)].map((each) => each.dispose()));
    await Promise.allSettled(more);
  });
});

/** Asserts that the server accepts a connection of the third clinic and sends its events. */
const hearsOfACase = async (world: World, admin: Caller): Promise<void> => {
  const { closed, firstMessage, client } = await listen(world, admin);
  await startUntil(firstMessage, admin, 2);
  expect(await firstMessage).toMatchObject({ data: { getActionCaseListSubscription: { status: "success" } } });
  expect(closed()).toBeUndefined();
  await client.dispose();
};

test("a connection that was closed is not counted, though nothing was heard on it", async ({ world }) => {
  const admin = await signIn(world, smallEmail(2, Role.admin));
  for (let times = 0; times < 12; times += 1) await (await listen(world, admin)).client.dispose();
  await hearsOfACase(world, admin);
});

test("who leaves before the greeting is answered is not counted", async ({ world }) => {
  const admin = await signIn(world, smallEmail(2, Role.admin));
  for (let times = 0; times < 30; times += 1) {
    world.clock.advance(5_000);
    const socket = new WebSocket(`${world.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    await new Promise((done) => (socket.onopen = done));
    socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${admin.token}` } }));
    socket.close();
    await new Promise((done) => (socket.onclose = done));
  }
  await hearsOfACase(world, admin);
});

test("a clinic that went to another company is not seen by the old company's people, nor listed", async ({ world }) => {
  const people = [await inClinic(world, Role.companyAdmin), await inClinic(world, Role.healthCoach)];
  await giveClinicTo(world, 1);
  world.clock.advance(5_000);
  for (const person of people) {
    const { answer } = await person.call("{ getPatientStats { status message active } }");
    expect(answer).toMatchObject({ status: "fail", message: "Choose a customer first.", active: null });
    const listed = await person.call("{ getCustomers(input: {}) { status customers { _id } } }");
    expect(JSON.stringify(listed.answer)).not.toContain(small.customers[0]);
    await expect(enterClinic(world, person, small.customers[0])).rejects.toThrow("This customer was not found.");
  }
  await giveClinicTo(world, 0);
  world.clock.advance(5_000);
});
