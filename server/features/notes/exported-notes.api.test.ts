import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { general, small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

test("B417: of 1001 notes an export gets the newest 1000", async ({ world }) => {
  await world.owner.query(
    `insert into patient_notes (customer_id, patient_id, note_id, category_id, created_by, text, noted_at, created_at, updated_at)
     select $1, $2, gen_random_uuid(), $3, $4, 'Note ' || n, now() - n * interval '1 minute', now(), now() from generate_series(1, 1001) n`,
    [small.customers[0], small.patient(0, 1), general, small.user(0, Role.physio)],
  );
  const physio = await signIn(world, smallEmail(0, Role.physio));
  const { answer } = await physio.call<{ total: number; notes: { notes: string }[] }>(
    `{ getPatientNotes(patient_id: "${small.patient(0, 1)}", metadata: { current: 1, pageSize: 1000 }) { status message total notes { notes } } }`,
  );
  expect([answer.total, answer.notes.length]).toEqual([1001, 1000]);
  expect([answer.notes[0]!.notes, answer.notes.at(-1)!.notes]).toEqual(["Note 1", "Note 1000"]);
});
