import { addDays, type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import type { Insert } from "./insert.ts";
import { small, smallPatientEmail } from "./ids.ts";

/** Adds a patient with two exercises, a sensor and a daily questionnaire; the days since surgery are 10 times the number. */
export const addPatient = async (
  insert: Insert,
  clinic: number,
  number: number,
  today: CalendarDate,
  passwordHash: string,
) => {
  const key = { customer_id: small.customers[clinic], patient_id: small.patient(clinic, number) };
  const surgeryDate = addDays(today, -10 * number);
  await insert("patients", {
    ...key,
    surgeon_id: small.surgeon(clinic, number === 3 ? 2 : 1),
    first_name: `Pat${number}`,
    last_name: `Clinic${clinic + 1}`,
    gender: "female",
    dob: "1960-05-01",
    email: smallPatientEmail(clinic, number),
    phone: `+1312555010${number}`,
    surgery_type: number === 2 ? "hip" : "knee",
    surgery_date: surgeryDate,
    password_hash: passwordHash,
  });
  await addPlan(insert, key, clinic, number, surgeryDate);
  const days = datesBetween(addDays(surgeryDate, 1), addDays(surgeryDate, 60));
  for (const day of days)
    await insert("patient_days", { ...key, day, exercise_due: 2, measurement_due: 1, questionnaire_due: 1 });
  const past = days.filter((day) => day < today).length;
  await insert("patient_progress", {
    ...key,
    active: true,
    surgery_date: surgeryDate,
    as_of: today,
    exercise_due: past * 2,
    measurement_due: past,
    questionnaire_due: past,
  });
};

const addPlan = async (insert: Insert, key: object, clinic: number, number: number, surgery_date: CalendarDate) => {
  const revise = (item_id: string, plan: object) =>
    insert("item_revisions", { ...key, item_id, surgery_date, start_day: 1, end_day: 60, ...plan });
  for (const exercise of [1, 2]) {
    const item_id = small.exerciseItem(clinic, number, exercise);
    await insert("patient_exercises", { ...key, item_id, exercise_id: small.exercise(exercise) });
    await revise(item_id, { interval: 1, times: 2, sets: 2, repeats: 10, hold_seconds: 5 });
  }
  const device = small.deviceItem(clinic, number);
  const order = { order_id: small.order(clinic, number) };
  const ordered = { ordered_at: `${surgery_date}T15:00:00Z`, is_reorder: false, status: "Shipped" };
  await insert("device_orders", { ...key, ...order, ...ordered });
  await insert("patient_devices", { ...key, ...order, item_id: device, device_id: small.device, status: "Delivered" });
  await revise(device, { interval: 1, times: 1 });
  const form = small.formItem(clinic, number);
  await insert("patient_questionnaires", { ...key, item_id: form, questionnaire_id: small.questionnaire });
  await revise(form, { schedule_type: "weekly", weekdays: [0, 1, 2, 3, 4, 5, 6], days: [] });
};
