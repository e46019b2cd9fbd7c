import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { casesIn } from "../../../dev-env/small-clinics/cases-in.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;

test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  await world.owner.query(
    "update patient_progress set exercise_due = 10, exercise_done = 8, knee_score = 30, knee_score_day = '2026-01-01', pain_level = 3, pain_level_day = '2026-01-01', flexion = 104, flexion_day = '2026-01-01' where patient_id = $1",
    [small.patient(0, 1)],
  );
  await world.owner.query("update patient_progress set measurement_due = 0 where patient_id = $1", [
    small.patient(0, 2),
  ]);
});

const list = `query ($f: PatientFilters, $m: PageInput, $s: SorterInput) {
  getPatientList(filters: $f, metadata: $m, sorter: $s) { status message total
    patients { _id firstname lastname age phone surgeon provider customer active surgery { type date days } progress deviceprogress } } }`;

interface Row {
  _id: string;
  firstname: string;
  customer: string;
  surgery: { type: string; days: number };
  progress: number | null;
  deviceprogress: number | null;
}

interface List {
  total: number;
  patients: Row[];
}

const names = async (filters: object, more: object = {}, who: Caller = admin) => {
  const { answer, errors } = await who.call<List>(list, { f: filters, ...more });
  expect(errors).toEqual([]);
  expect(answer).toMatchObject({ status: "success", message: "" });
  return answer.patients.map(({ firstname }) => firstname);
};

describe("the list", () => {
  test("B007 B116 B301 B398: 20 patients a page of the own clinic by latest surgery, with the total", async () => {
    const { answer } = await admin.call<List>(list, {});
    expect(answer.total).toBe(3);
    expect(answer.patients.map(({ firstname }) => firstname)).toEqual(["Pat1", "Pat2", "Pat3"]);
    expect(answer.patients[0]).toMatchObject({
      age: expect.stringMatching(/^(61-70|71-80)$/),
      phone: "•••• 0101",
      provider: "Dr. Anna Surgeon1",
      customer: small.customers[0],
      surgery: { type: "knee", days: 10 },
      progress: 80,
      deviceprogress: 0,
    });
  });

  test("B008: progress is empty where nothing was due", async ({ world }) => {
    await world.owner.query("update patient_progress set exercise_due = 0, exercise_done = 0 where patient_id = $1", [
      small.patient(0, 3),
    ]);
    const { answer } = await admin.call<List>(list, {});
    expect(answer.patients[1]).toMatchObject({ progress: 0, deviceprogress: null });
    expect(answer.patients[2]).toMatchObject({ progress: null });
  });

  test("B114: a filter names up to 10,000 patients, strangers among them, and more are refused", async () => {
    const strangers = (count: number) =>
      Array.from({ length: count }, (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`);
    const of = [small.patient(0, 1), small.patient(0, 2)];
    expect(await names({ patients: [...strangers(9_998), ...of] })).toEqual(["Pat1", "Pat2"]);
    const { answer } = await admin.call(list, { f: { patients: [...strangers(9_999), ...of] } });
    expect(answer).toMatchObject({ status: "fail", patients: null });
  });

  test("B301: it is sorted and paged as asked", async () => {
    const byName = { s: { field: "name", order: "descend" }, m: { current: 1, pageSize: 5 } };
    expect(await names({}, byName)).toEqual(["Pat3", "Pat2", "Pat1"]);
    expect(await names({}, { s: { field: "surgerydate", order: "ascend" } })).toEqual(["Pat3", "Pat2", "Pat1"]);
    expect(await names({}, { m: { current: 2, pageSize: 5 } })).toEqual([]);
    const farPage = (await admin.call<List>(list, { f: { name: "clinic1" }, m: { current: 2, pageSize: 5 } })).answer;
    expect(farPage).toMatchObject({ total: 3, patients: [] });
  });

  test("screens S4: it finds a patient by any of the names, in any order, and by the whole name", async ({ world }) => {
    expect(await names({ name: "pat2" })).toEqual(["Pat2"]);
    expect(await names({ name: "Pat2 Clinic1" })).toEqual(["Pat2"]);
    expect(await names({ name: "clinic1, PAT3" })).toEqual(["Pat3"]);
    expect(await names({ name: "cli pa" })).toHaveLength(3);
    expect(await names({ name: "linic" })).toEqual([]);
    expect(await names({ name: "pat2 nobody" })).toEqual([]);
    expect(await names({ name: "%" })).toEqual([]);
    const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
    expect(await names({ name: "pat3" }, {}, surgeon)).toEqual([]);
  });

  test("B143 B150 C221: each filter has its effect; active patients are the default", async () => {
    expect(await names({ surgerytype: "hip" })).toEqual(["Pat2"]);
    expect(await names({ surgeon: [small.surgeon(0, 2)] })).toEqual(["Pat3"]);
    expect(await names({ lastdigitsofphone: "0103" })).toEqual(["Pat3"]);
    expect(await names({ lastdigitsofphone: 103 })).toEqual(["Pat3"]);
    expect(await names({ lastname_plain: "clin" })).toHaveLength(3);
    expect(await names({ lastname_plain: "%" })).toEqual([]);
    expect(await names({ painlevel: [3, 4] })).toEqual(["Pat1"]);
    expect(await names({ kneescore: { min: 20, max: 40 } })).toEqual(["Pat1"]);
    expect(await names({ progress: { min: 50, max: 100 } })).toEqual(["Pat1"]);
    expect(await names({ patients: [small.patient(0, 2), small.patient(1, 1)] })).toEqual(["Pat2"]);
    expect(await names({ type: "inactive" })).toEqual([]);
    expect(await names({ surgeryrangetype: "range", optype: "Post", surgeryrange: 2 })).toEqual(["Pat1"]);
    expect(await names({ surgeryrangetype: "range", optype: "Pre", surgeryrange: 0 })).toEqual([]);
  });

  test("B241: a filter that makes no sense is refused with the form's own words", async () => {
    const { answer } = await admin.call<List>(list, { f: { lastdigitsofphone: "48" } });
    expect(answer).toMatchObject({ status: "fail", message: "Please enter 4 digits", patients: null });
  });

  test("B029: a surgeon sees only own patients, whatever the filter asks for", async ({ world }) => {
    const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
    expect(await names({ surgeon: [small.surgeon(0, 2)] }, {}, surgeon)).toEqual([]);
    expect(await names({}, {}, surgeon)).toEqual(["Pat1", "Pat2"]);
    const other = await surgeon.call(`{ getPatient(id: "${small.patient(0, 3)}") { status message patient { _id } } }`);
    expect(other.answer).toMatchObject({ status: "fail", message: "This patient was not found.", patient: null });
  });

  test("A268 B362 C218: the counts are those of active patients, by joint", async ({ world }) => {
    const count = async () => (await admin.call("{ getPatientStats { status active knee hip } }")).answer;
    expect(await count()).toMatchObject({ status: "success", active: 3, knee: 2, hip: 1 });
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
    expect(await count()).toMatchObject({ active: 2, knee: 1, hip: 1 });
    await world.owner.query("update patients set active = true where patient_id = $1", [small.patient(0, 3)]);
  });

  test("B028 B302: a company's people search all its clinics, and none of another company", async ({ world }) => {
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    const search = `query ($f: PatientFilters) { getPatientListForCompany(filters: $f, metadata: { current: 1, pageSize: 20 }) { status message total patients { _id customername } } }`;
    const all = await coach.call<{ total: number; patients: { customername: string }[] }>(search, { f: {} });
    expect(all.answer.total).toBe(6);
    expect(new Set(all.answer.patients.map(({ customername }) => customername))).toEqual(
      new Set(["Clinic 1", "Clinic 2"]),
    );
    const one = await coach.call<{ total: number }>(search, {
      f: { lastdigitsofphone: 101, lastname_plain: " Clinic2 " },
    });
    expect(one.answer.total).toBe(1);
    const ofSurgeon = await coach.call<{ total: number }>(search, { f: { surgeon: [small.surgeon(1, 2)] } });
    expect(ofSurgeon.answer.total).toBe(1);
    const foreign = await coach.call(search, { f: { customer: [small.customers[2]] } });
    expect(foreign.answer).toMatchObject({ status: "fail", message: "This customer was not found." });
  });

  test("B302: the search names its company, is sorted, and has pages with the total", async ({ world }) => {
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    const search = `query ($c: ID, $m: PageInput, $s: SorterInput) {
      getPatientListForCompany(companyid: $c, metadata: $m, sorter: $s) { status total patients { firstname customername } } }`;
    const read = async (variables: object) => (await coach.call(search, variables)).answer;
    const ascending = { field: "name", order: "ascend" };
    const page = { c: small.companies[0], m: { current: 2, pageSize: 5 }, s: ascending };
    expect(await read(page)).toMatchObject({
      status: "success",
      total: 6,
      patients: [{ firstname: "Pat3", customername: "Clinic 2" }],
    });
    expect(
      await read({ ...page, m: { current: 1, pageSize: 5 }, s: { ...ascending, order: "descend" } }),
    ).toMatchObject({
      total: 6,
      patients: ["Pat3", "Pat2", "Pat1", "Pat3", "Pat2"].map((firstname) => ({ firstname })),
    });
    expect(await read({ c: small.companies[1] })).toMatchObject({ status: "fail", patients: null });
  });

  test("a company's search counts the days since surgery by each clinic's own day, as the clinic's list does", async ({
    world,
  }) => {
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const; // zones with different dates at every hour
    for (const [clinic, zone] of zones.entries())
      await world.owner.query("update customers set time_zone = $2 where customer_id = $1", [
        small.customers[clinic],
        zone,
      ]);
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    const daysOf = async (who: Caller, call: string) => {
      type Listed = { patients: { _id: string; surgery: { days: number } }[] };
      const { answer } = await who.call<Listed>(`{ ${call} { status message patients { _id surgery { days } } } }`);
      return answer.patients.map(({ _id, surgery }) => `${_id} ${surgery.days}`).toSorted();
    };
    const own = [];
    for (const clinic of zones.keys())
      own.push(...(await daysOf(await enterClinic(world, coach, small.customers[clinic]!), "getPatientList")));
    expect(await daysOf(coach, "getPatientListForCompany")).toEqual(own.toSorted());
  });
});

describe("one patient", () => {
  const panel = `query ($id: ID!) { getPatient(id: $id) { status message patient {
    firstname salutation age phone active provider surgery { type days } createdOn today careplan
    healthcoach { firstname } technicalholdhistory { status holddate releasedate } lastscores { kneescore { value date } painlevel { value } flexion { value } }
    devices { display_name status } cases { number status } scheduled { exercises measurements questionnaires } } } }`;

  test("B303 B037 B436: getPatient answers what the side panel shows, the phone masked", async ({ world }) => {
    await world.owner.query("update patients set health_coach_id = $1 where patient_id = $2", [
      small.user(0, Role.healthCoach),
      small.patient(0, 1),
    ]);
    const { answer } = await admin.call(panel, { id: small.patient(0, 1) });
    expect(answer).toMatchObject({
      status: "success",
      patient: {
        salutation: "Ms.",
        age: "61-70",
        phone: "•••• 0101",
        provider: "Dr. Anna Surgeon1",
        healthcoach: { firstname: "Sam" },
        lastscores: { kneescore: { value: 30, date: "2026-01-01" }, painlevel: { value: 3 }, flexion: { value: 104 } },
        devices: [{ display_name: "Knee Motion Sensor", status: "Delivered" }],
        scheduled: { exercises: true, measurements: true, questionnaires: true },
      },
    });
  });

  test("B283 B284: company users get neither last scores nor raised cases", async ({ world }) => {
    await casesIn(world).add(1, 5, { patient_id: small.patient(0, 1) });
    const seenBy = async (person: Caller) => (await person.call(panel, { id: small.patient(0, 1) })).answer;
    expect(await seenBy(admin)).toMatchObject({ patient: { cases: [{ status: "Unassigned" }] } });
    for (const role of [Role.companyAdmin, Role.healthCoach]) {
      const inside = await enterClinic(world, await signIn(world, smallEmail(0, role)), small.customers[0]);
      expect(await seenBy(inside)).toMatchObject({
        patient: { lastscores: { kneescore: null, painlevel: null, flexion: null }, cases: [] },
      });
    }
  });

  test("an id that is none is answered like one of nobody", async () => {
    for (const id of ["nonsense", "", small.patient(2, 1)]) {
      const { answer, errors } = await admin.call(panel, { id });
      expect(errors).toEqual([]);
      expect(answer).toMatchObject({ status: "fail", patient: null });
    }
  });
});

describe("the order by progress", () => {
  test("screens S18: it is sorted by each progress, the worst or the best first, and who has none comes last", async ({
    world,
  }) => {
    const percents = async (field: string, order: string, of: "progress" | "deviceprogress") => {
      const { answer } = await admin.call<List>(list, { s: { field, order } });
      return answer.patients.map((patient) => patient[of]);
    };
    const progress = [80, 20, null];
    for (const [number, percent] of [20, null, 80].entries()) {
      const due = percent === null ? 0 : 5;
      await world.owner.query(
        `update patient_progress set exercise_due = $2, exercise_done = $3, measurement_due = $2, measurement_done = $3
         where patient_id = $1`,
        [small.patient(0, number + 1), due, percent === null ? 0 : percent / 20],
      );
    }
    expect(await percents("progress", "descend", "progress")).toEqual(progress);
    expect(await percents("progress", "ascend", "progress")).toEqual([20, 80, null]);
    expect(await percents("deviceprogress", "ascend", "deviceprogress")).toEqual([20, 80, null]);
    expect(await names({}, { s: { field: "deviceprogress", order: "descend" } })).toEqual(["Pat3", "Pat1", "Pat2"]);
  });
});
