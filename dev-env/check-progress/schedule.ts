import { type LinkedExercise, refuseLinks } from "@restride/domain/schedules/chains.ts";
import { stageOf } from "@restride/domain/schedules/revise.ts";
import { type AnyItem, isValidOn } from "@restride/domain/schedules/schedule-item.ts";
import type pg from "pg";
import { type Difference, ofPatient, type Patient, rowsOf } from "./patient-items.ts";

const links = `select item_id::text as id, next_item_id::text as "nextId" from patient_exercises where ${ofPatient}`;
const openSpells = `select 1 from inactive_spells where ${ofPatient} and active_again_on is null`;

/**
 * Returns impossible states of a patient's schedule: two revisions on a day, a running one on another surgery date, links that form no simple chains.
 */
export const checkSchedule = async (
  client: pg.ClientBase,
  patient: Patient,
  items: readonly AnyItem[],
): Promise<Difference[]> => {
  const wrong = (day: string, storedText: string, engine: string): Difference => ({
    patientId: patient.id,
    day,
    storedText,
    engine,
  });
  const overlapping = items.filter((item) =>
    items.some((other) => other !== item && other.id === item.id && isValidOn(other, item.validFrom)),
  );
  const elsewhere = items.filter(
    (item) => item.validTo === null && item.surgeryDate !== patient.surgery && stageOf(item, patient.asOf) !== "passed",
  );
  const refused = refuseLinks(await rowsOf<LinkedExercise>(client, links, patient));
  const paused = (await rowsOf(client, openSpells, patient)).length > 0;
  return [
    ...overlapping.map(({ validFrom }) => wrong(validFrom, "two revisions of an item", "one revision")),
    ...elsewhere.map(({ surgeryDate }) => wrong(surgeryDate, "days counted from here", `from ${patient.surgery}`)),
    ...(refused ? [wrong("chains", refused.message, "lines")] : []),
    ...(paused === patient.active
      ? [wrong("inactivity", paused ? "paused" : "not paused", patient.active ? "active" : "inactive")]
      : []),
  ];
};
