import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import type { World } from "@restride/dev-env/world.ts";
import type { Page } from "playwright-core";
import { addDays, startOfWeek, todayIn } from "@restride/domain/values/calendar-date.ts";
import { region } from "../finders.ts";

export const patientid = small.patient(0, 1);
export const email = smallPatientEmail(0, 1);
/** Options of a visit on a phone, on which patients open the page. */
export const phone = { width: 390, isMobile: true };

export const waitForVitals = (page: Page) => region(page, "Vitals").waitFor();

const key = [small.customers[0], patientid];

/** Adds scores, readings, three weeks of days and two completed questionnaires for a patient. */
export const addProgress = async (world: World): Promise<void> => {
  const { owner, clock } = world;
  const today = todayIn(clock.now(), "America/Chicago");
  const sunday = startOfWeek(today);
  await owner.query(
    `update patient_progress set pain_level = 2, pain_level_day = $3, flexion = 104.6, flexion_day = $4, extension = 86,
       extension_day = $4, flexion_source = 'Knee Motion Sensor', extension_source = 'Knee Motion Sensor'
     where customer_id = $1 and patient_id = $2`,
    [...key, addDays(sunday, -1), addDays(today, -2)],
  );
  await owner.query(
    `insert into patient_days (customer_id, patient_id, day, exercise_due, measurement_due, questionnaire_due)
     select $1, $2, d::date, 2, 1, 1 from generate_series($3::date - 20, $3::date - 1, '1 day') d on conflict do nothing`,
    [...key, sunday],
  );
  await owner.query(
    `update patient_days set exercise_done = case when day > $3::date - 6 then 2 else 1 end, measurement_done = 1,
       questionnaire_done = case when day in ($3::date - 1, $3::date - 9) then 1 else 0 end where patient_id = $2 and customer_id = $1 and day < $3`,
    [...key, sunday],
  );
  for (const [at, ago] of [9, 1].entries())
    await owner.query(
      `insert into questionnaire_answers values ($1, $2, $3, $4, $5, $6::date, $6::date + time '15:00', $7, $8)`,
      [
        ...key,
        small.formItem(0, at + 1),
        small.formItem(0, 1),
        small.questionnaire,
        addDays(sunday, -ago),
        [3 - at],
        3 - at,
      ],
    );
  await addReadings(world, 0, 1, [
    [-4, [[90, 12]]],
    [-3, [[97, 9]]],
    [-2, [[104.6, 4]]],
  ]);
};
