import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../dev-env/caller.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { atNoon, sharedWorldTest as base } from "../dev-env/world-test.ts";

const test = base.extend("worldOptions", { scope: "file" }, atNoon);

const [own, other] = [small.companies[0]!, small.companies[1]!];
const noCompany = { status: "fail", message: "This company was not found." };
const otherJoint = { status: "fail", message: "This patient's surgery is on the other joint." };
const [knee, hip] = [small.patient(0, 1), small.patient(0, 2)];

let admin: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const ask = async <Answer = object>(call: string, fields = "", person = admin) =>
  (await person.call<Answer>(`{ ${call} { status message ${fields} } }`)).answer;

describe("a company that a call about a clinic names is the clinic's, or the call is refused", () => {
  const calls: readonly ((company: string) => string)[] = [
    (company) => `getAllCarePlans(companyid: "${company}")`,
    (company) => `getRegimens(companyid: "${company}", filter: { surgery_type: "knee" })`,
    (company) => `getAutoAssignedRegimens(companyid: "${company}", patient: { careplan: "${small.carePlan}" })`,
    (company) => `isNewActionCase(companyId: "${company}")`,
  ];

  test.for(calls.map((call) => [call("…").split("(")[0]!, call] as const))(
    "B314 B315 B316: %s",
    async ([, call], { world }) => {
      const coach = await signIn(world, smallEmail(0, Role.companyAdmin));
      const atWork = await enterClinic(world, coach, small.customers[0]!);
      for (const person of [admin, atWork]) {
        expect(await ask(call(own), "", person)).toMatchObject({ status: "success" });
        for (const company of [other, small.customers[0]!, "x"])
          expect(await ask(call(company), "", person)).toMatchObject(noCompany);
      }
    },
  );

  test("a company user who names another company is refused, also where the own one needs no name", async ({
    world,
  }) => {
    const boss = await signIn(world, smallEmail(0, Role.companyAdmin));
    const list = (company: string) => `getCustomers(input: { companyid: "${company}" })`;
    expect(await ask(list(own), "", boss)).toMatchObject({ status: "success" });
    expect(await ask(list(other), "", boss)).toMatchObject(noCompany);
  });
});

test("B314 B315: care plans and regimens are those of the clinic that is named; of another company's there are none", async ({
  world,
}) => {
  const coach = await signIn(world, smallEmail(0, Role.companyAdmin));
  const atWork = await enterClinic(world, coach, small.customers[0]!);
  for (const call of [
    (customer: string) => `getAllCarePlans(customerid: "${customer}", surgery_type: "knee")`,
    (customer: string) => `getRegimens(customerid: "${customer}", filter: { surgery_type: "knee" })`,
  ])
    for (const [person, customer, status] of [
      [admin, 0, "success"],
      [admin, 1, "fail"],
      [atWork, 1, "success"],
      [atWork, 2, "fail"],
    ] as const)
      expect(await ask(call(small.customers[customer]!), "", person), `${call("…")} ${customer}`).toMatchObject({
        status,
      });
});

test("B346: isAdmin is true for staff; staff who send false are refused", async () => {
  const list = (isAdmin: string) => `getNotifications(id: "${knee}"${isAdmin})`;
  for (const sent of ["", ", isAdmin: true"]) expect(await ask(list(sent))).toMatchObject({ status: "success" });
  expect(await ask(list(", isAdmin: false"))).toMatchObject({
    status: "fail",
    message: "Only staff can read these notifications. Send isAdmin as true, or leave it out.",
  });
});

describe("the four calls about questionnaires take patient, questionnaire, surgery type and clinic", () => {
  const none = small.exercise(1); // an id that exists, but not of a questionnaire
  const asForm = `feedback: "${small.questionnaire}"`;

  test("B331: a patient's questionnaires, one of them, and only of the joint that was operated", async () => {
    type Answer = { schedules: { feedback: object[]; weeklyfeedschedule: { feedback: object[] }[] } };
    const fields = "schedules { feedback { formid } weeklyfeedschedule { feedback { totaldays } } }";
    const read = (args: string) => ask<Answer>(`getPatientFeedSchedule(patientid: "${knee}", ${args})`, fields);
    const all = await read(`customerid: "${small.customers[0]}"`);
    expect(all.schedules.feedback).toEqual([{ formid: small.questionnaire }]);
    expect(await read(`${asForm}, surgery_type: "knee"`)).toEqual(all);
    const { schedules } = await read(`feedback: "${none}"`);
    expect([schedules.feedback, schedules.weeklyfeedschedule]).toEqual([[], []]);
    expect(await read(`surgery_type: "hip"`)).toMatchObject(otherJoint);
    expect(await read(`customerid: "${small.customers[2]}"`)).toMatchObject({
      message: "This customer was not found.",
    });
  });

  test("B330: questionnaires for a patient, one of them, and none for a stranger's", async () => {
    const read = (args: string) => ask<{ forms: object[] }>(`getAllFeedbackForms(${args})`, "forms { formid }");
    expect((await read(`patientid: "${knee}"`)).forms).toEqual([{ formid: small.questionnaire }]);
    expect((await read(asForm)).forms).toEqual([{ formid: small.questionnaire }]);
    expect((await read(`feedback: "${none}"`)).forms).toEqual([]);
    expect(await read(`patientid: "${hip}", surgery_type: "knee"`)).toMatchObject(otherJoint);
    expect(await read(`patientid: "${small.patient(2, 1)}"`)).toMatchObject({
      message: "This patient was not found.",
    });
    const ofClinic = (customer: string) => read(`customerid: "${customer}"`);
    expect((await ofClinic(small.customers[0]!)).forms).toEqual([{ formid: small.questionnaire }]);
    expect(await ofClinic(small.customers[2]!)).toMatchObject({ message: "This customer was not found." });
  });

  test("B332: when a patient's care plan asks its questionnaires, without naming the plan", async ({ world }) => {
    const read = (args: string) =>
      ask<{ schedules: object[] }>(`getDeafultFeedSchedule(${args})`, "schedules { formid }");
    expect(await read(`patientid: "${knee}"`)).toMatchObject({ message: "This care plan was not found." });
    await world.owner.query("update patients set care_plan_id = $2 where patient_id = $1", [knee, small.carePlan]);
    const expected = [{ formid: small.questionnaire }];
    expect((await read(`patientid: "${knee}", ${asForm}, surgery_type: "knee"`)).schedules).toEqual(expected);
    expect((await read(`careplan: "${small.carePlan}"`)).schedules).toEqual(expected);
    expect((await read(`careplan: "${small.carePlan}", feedback: "${none}"`)).schedules).toEqual([]);
    expect(await read(`patientid: "${hip}", surgery_type: "knee"`)).toMatchObject(otherJoint);
    expect(await read(`surgery_type: "knee"`)).toMatchObject({ message: "This care plan was not found." });
    const ofClinic = (customer: string) => read(`patientid: "${knee}", customerid: "${customer}"`);
    expect((await ofClinic(small.customers[0]!)).schedules).toEqual(expected);
    expect(await ofClinic(small.customers[2]!)).toMatchObject({ message: "This customer was not found." });
  });

  test("B333: a save for the other joint is refused, and so is one in another clinic", async () => {
    const save = async (more: object) =>
      (
        await admin.call(`mutation ($i: EditFeedScheduleInput!) { editFeedSchedule(input: $i) { status message } }`, {
          i: { patientid: knee, feedback: [], ...more },
        })
      ).answer;
    expect(await save({ surgery_type: "hip" })).toMatchObject(otherJoint);
    expect(await save({ customerid: small.customers[2] })).toMatchObject({ message: "This customer was not found." });
    const other = { patientid: small.patient(0, 3), surgery_type: "knee" };
    expect(await save({ ...other, customerid: small.customers[0] })).toMatchObject({ status: "success" });
  });
});

test("B120 B126 B129: weekdate is the Sunday of each week as MM/DD/YYYY in all three summaries", async ({ world }) => {
  type Week = { readonly weekdate: string };
  const weeks = async (call: string, summary: string): Promise<readonly string[]> => {
    const { schedules } = await ask<{ schedules: Record<string, readonly Week[]> }>(
      `${call}(patientid: "${hip}")`,
      `schedules { ${summary} { weekdate } }`,
    );
    return schedules[summary]!.map(({ weekdate }) => weekdate);
  };
  const sunday = new Date(world.clock.now() - 6 * 3_600_000); // noon in Chicago
  sunday.setUTCDate(sunday.getUTCDate() - sunday.getUTCDay());
  const [year, month, day] = sunday.toISOString().slice(0, 10).split("-");
  for (const [call, summary] of [
    ["getSchedule", "weeklyactivity_summary"],
    ["getDeviceSchedule", "weeklydevice_summary"],
    ["getPatientFeedSchedule", "weeklyfeedschedule"],
  ] as const) {
    const weekDates = await weeks(call, summary);
    expect(weekDates).toContain(`${month}/${day}/${year}`);
    for (const weekdate of weekDates) {
      expect(weekdate).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      expect(new Date(`${weekdate.slice(6)}-${weekdate.slice(0, 2)}-${weekdate.slice(3, 5)}`).getUTCDay()).toBe(0);
    }
  }
});
