import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, enter, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { pagesOf } from "../../../dev-env/pdf/pages-of.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await startWorld();
  admin = await signIn(world, smallEmail(0, Role.admin));
});
afterAll(() => world.close());

const download = (person: Caller | null, id: string) =>
  fetch(`${world.url}/downloadreport`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
    body: JSON.stringify({ data: { id } }),
  });

test("B371 C254: the report of a patient is a PDF named after the patient's id, and taking it is logged", async () => {
  const id = small.patient(0, 1);
  const response = await download(admin, id);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`${id}.pdf`);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await world.product.readsNoted();
  const reads = await world.owner.query(
    "select from patient_reads where patient_id = $1 and operation = 'downloadReport'",
    [id],
  );
  expect(reads.rowCount).toBe(1);
});

test("each page of a report says whose clinic it is from and of which day, and whom it is about", async () => {
  const [first] = pagesOf(Buffer.from(await (await download(admin, small.patient(0, 1))).arrayBuffer()));
  const texts = first!.map(({ text }) => text);
  const [year, month, day] = world.today().split("-");
  expect(texts).toContain(`Clinic 1 · ${month}/${day}/${year}`);
  expect(texts.join(" ")).toContain("Pat1 Clinic1");
});

test.each([
  ["there are no days", "delete from patient_days where patient_id = $1"],
  [
    "nothing was due on any day",
    "update patient_days set exercise_due = 0, measurement_due = 0, questionnaire_due = 0 where patient_id = $1",
  ],
])("B392 C288: while %s there is not enough for a report", async (_, sql) => {
  await world.owner.query(sql, [small.patient(0, 2)]);
  const response = await download(admin, small.patient(0, 2));
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: "Not enough data available to generate report." },
  ]);
});

test("B011 B277: company users get no report, nobody gets one of another clinic or without a session", async () => {
  for (const role of [Role.companyAdmin, Role.healthCoach]) {
    const inside = await enter(world, await signIn(world, smallEmail(0, role)), small.customers[0]);
    expect((await download(inside, small.patient(0, 1))).status).toBe(403);
  }
  expect((await download(null, small.patient(0, 1))).status).toBe(401);
  expect((await download(admin, small.patient(1, 1))).status).toBe(404);
  expect((await download(admin, "nonsense")).status).toBe(404);
});
