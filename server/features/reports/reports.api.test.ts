import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import sharp from "sharp";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { pagesOf } from "../../../dev-env/pdf/pages-of.ts";
import { type Part, partsOf } from "../../../dev-env/pdf/parts-of.ts";
import { general, small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const download = (
  world: World,
  person: Caller | null,
  id: string,
  more: { readonly notes?: boolean; readonly answers?: boolean } = {},
) =>
  fetch(`${world.url}/downloadreport`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
    body: JSON.stringify({ data: { id, ...more } }),
  });

test("B371 C189 C254: the report of a patient is a PDF named after the patient's id, and taking it is logged", async ({
  world,
}) => {
  const id = small.patient(0, 1);
  const response = await download(world, admin, id);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`${id}.pdf`);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await world.product.afterResponses();
  const reads = await world.owner.query(
    "select from patient_reads where patient_id = $1 and operation = 'downloadReport'",
    [id],
  );
  expect(reads.rowCount).toBe(1);
});

test("A086 A267 B372: loginAsCustomer takes a customer's id and answers a new token and profile; /downloadreport takes a patient's id and answers a PDF", async ({
  world,
}) => {
  const boss = await signIn(world, smallEmail(0, Role.companyAdmin));
  const { answer } = await boss.call<{ token: string }>(
    `mutation { loginAsCustomer(customerid: "${small.customers[0]}") { status token customer { _id } user { email role } } }`,
  );
  expect(answer).toMatchObject({
    status: "success",
    customer: { _id: small.customers[0] },
    user: { email: smallEmail(0, Role.companyAdmin), role: Role.companyAdmin },
  });
  expect(answer.token).not.toBe(boss.token);
  const response = await download(world, admin, small.patient(0, 1));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

const partsFrom = async (response: Response) => partsOf(Buffer.from(await response.arrayBuffer()));

test("screens S13: the head of a report says whose clinic it is from, when and by whom it was made, its foot whom it is about", async ({
  world,
}) => {
  const before = world.today();
  const [first] = pagesOf(Buffer.from(await (await download(world, admin, small.patient(0, 1))).arrayBuffer()));
  const texts = first!.filter(({ part }) => part === null).map(({ text }) => text.trim());
  const printed = [before, world.today()].map(formatUs).join("|"); // midnight may be in between
  expect(texts).toContain("Clinic 1");
  expect(texts.join(" ")).toMatch(new RegExp(`Printed (${printed}), .* by .*, Admin`));
  expect(texts.join(" ")).toContain("Pat1 Clinic1 · surgery date");
  await world.owner.query("update patients set first_name = $1 where patient_id = $2", [
    "Wolfeschlegelsteinhausenbergerdorff ".repeat(2).trim(),
    small.patient(0, 3),
  ]);
  const [long] = pagesOf(Buffer.from(await (await download(world, admin, small.patient(0, 3))).arrayBuffer()));
  const around = long!.filter(({ part }) => part === null).map(({ text }) => text.trim());
  expect(around.slice(-4, -2)).toEqual([
    expect.stringMatching(/^Wolfeschlegel\S*…$/),
    expect.stringMatching(/^· surgery date \d\d\/\d\d\/\d{4}$/),
  ]);
  expect(texts).toContain("Confidential patient information");
});

test("B372: screens S13: each page of a report has the patient's birth date and number beside the name", async ({
  world,
}) => {
  await world.owner.query("update patients set dob = '1951-03-14' where patient_id = $1", [small.patient(0, 1)]);
  const pages = pagesOf(Buffer.from(await (await download(world, admin, small.patient(0, 1))).arrayBuffer()));
  const number = small.patient(0, 1).toUpperCase().slice(-8);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const around = page.filter(({ part }) => part === null).map(({ text }) => text);
    const name = around.indexOf("Pat1 Clinic1");
    expect(around[name + 1]).toBe(` · born 03/14/1951 · patient no. ${number.slice(0, 4)}-${number.slice(4)}`);
  }
});

test("a report is read in its order: whom it is about, what is known, week by week, what is asked for, how numbers are made, what it is called", async ({
  world,
}) => {
  const before = world.today(); // midnight may be ahead
  const parts = await partsFrom(await download(world, admin, small.patient(0, 1)));
  const heads = parts.filter(({ type }) => type.startsWith("H")).map(({ type, text }) => `${type} ${text}`);
  expect(heads).toEqual([
    expect.stringMatching(/^H1 M[rs]s?\. Pat1 Clinic1$/),
    "H2 Adherence by week",
    "H2 Programme in force",
    "H2 How these numbers are made",
  ]);
  const day = `(${[before, world.today()].join("|")})`;
  expect(parts.at(-1)!.text).toMatch(
    new RegExp(`^Report C-${day}-\\d{4}-${small.patient(0, 1).slice(-4)} · made with Restride for Clinic 1\\.$`),
  );
});

test("screens S13: the clinic's logo stands on each page, once it has one", async ({ world }) => {
  const imagesIn = async () => {
    const pdf = Buffer.from(await (await download(world, admin, small.patient(0, 1))).arrayBuffer()).toString("latin1");
    return pdf.match(/\/Subtype \/Image\n\/BitsPerComponent/g)?.length ?? 0;
  };
  expect(await imagesIn()).toBe(0);
  const logo = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#446688" } })
    .png()
    .toBuffer();
  const headers = { "content-type": "application/octet-stream", authorization: `Bearer ${admin.token}` };
  const brought = await fetch(`${world.url}/images`, { method: "POST", headers, body: new Uint8Array(logo) });
  const { image } = (await brought.json()) as { image: string };
  await world.owner.query("update customers set logo = $1 where customer_id = $2", [image, small.customers[0]]);
  expect(await imagesIn()).toBe(1);
});

test("the notes stand in a report when they are asked for, and only then", async ({ world }) => {
  const patient = small.patient(0, 1);
  const datetime = new Date(world.clock.now() - 60_000).toISOString();
  const input = { patient_id: patient, category: general, datetime, notes: "Walks without a cane." };
  await admin.call("mutation ($input: PatientNoteInput!) { addPatientNote(input: $input) { status } }", { input });
  const textOf = async (more: { readonly notes?: boolean }) =>
    JSON.stringify(await partsFrom(await download(world, admin, patient, more)));
  const withNotes = await textOf({ notes: true });
  expect(withNotes).toContain("Patient Notes, as asked for");
  expect(withNotes).toContain("Walks without a cane.");
  expect(await textOf({})).not.toContain("Notes, as asked for");
});

test("answers stand in a report with the words of the version that was asked, when they are asked for, and only then", async ({
  world,
}) => {
  const patient = small.patient(0, 3);
  const { rows } = await world.owner.query<{ form: string; questions: number }>(
    `select questionnaire_id as form, count(*)::int as questions from questions group by 1 order by questions limit 1`,
  );
  const form = rows[0]!.form;
  await world.owner.query(
    `update questions set question = 'Does it hurt?', options = '[{"optnumber": 7, "option": "A little bit"}]' where questionnaire_id = $1 and quest_number = 1`,
    [form],
  );
  for (const answers of ["{7}", "{null}"])
    await world.owner.query(
      `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers)
       values ($1, $2, gen_random_uuid(), gen_random_uuid(), $3, $4, now(), $5)`,
      [small.customers[0], patient, form, world.today(), answers],
    );
  const leaves = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [part, ...leaves(part.parts ?? [])]);
  const parts = leaves(await partsFrom(await download(world, admin, patient, { answers: true })));
  const heads = parts.filter(({ type }) => type === "H2").map(({ text }) => text);
  expect(heads).toContain("Answers of questionnaires, as asked for");
  const cells = parts.filter(({ type }) => type === "TD").map(({ text }) => text);
  const at = cells.indexOf("A little bit");
  expect(cells.slice(at - 1, at + 2)).toEqual(["Does it hurt?", "A little bit", "7"]);
  expect(cells.filter((text) => text === "Does it hurt?")).toHaveLength(2);
  expect(cells.join(" ")).toContain("Does it hurt? — —");
  expect(JSON.stringify(await partsFrom(await download(world, admin, patient)))).not.toContain("Does it hurt?");
});

test.for([
  ["there are no days", "delete from patient_days where patient_id = $1"],
  [
    "nothing was due on any day",
    "update patient_days set exercise_due = 0, measurement_due = 0, questionnaire_due = 0 where patient_id = $1",
  ],
] as const)("B392 C288: while %s there is not enough for a report", async ([, sql], { world }) => {
  await world.owner.query(sql, [small.patient(0, 2)]);
  const response = await download(world, admin, small.patient(0, 2));
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: "Not enough data available to generate report." },
  ]);
});

test("B011 B277: company users get no report, nobody gets one of another clinic or without a session", async ({
  world,
}) => {
  for (const role of [Role.companyAdmin, Role.healthCoach]) {
    const inside = await enterClinic(world, await signIn(world, smallEmail(0, role)), small.customers[0]);
    expect((await download(world, inside, small.patient(0, 1))).status).toBe(403);
    const several = { patientids: [small.patient(0, 1), small.patient(0, 3)], notes: false };
    expect((await inside.call(documentOf("startReports", "status message"), several)).answer).toEqual({
      status: "fail",
      message: "You are not allowed to do this.",
    });
  }
  expect((await download(world, null, small.patient(0, 1))).status).toBe(401);
  expect((await download(world, admin, small.patient(1, 1))).status).toBe(404);
  expect((await download(world, admin, "nonsense")).status).toBe(404);
});
