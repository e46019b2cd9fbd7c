import type { Insert } from "./insert.ts";
import { small } from "./ids.ts";

/** Adds minimal content: two exercises, a sensor, a questionnaire, and a care plan with them. */
export const addContent = async (insert: Insert) => {
  await addParts(insert);
  await addCarePlan(insert);
};

const addParts = async (insert: Insert) => {
  for (const [number, name] of [
    ["1", "Quad Sets"],
    ["2", "Heel Slides, Lying"],
  ] as const)
    await insert("exercises", {
      exercise_id: small.exercise(Number(number)),
      code: `E0${number}`,
      name,
      purpose: "Moves.",
      hold_seconds: 5,
      repeats: 10,
      sets: 2,
      times: 2,
      interval: 1,
    });
  await insert("devices", {
    device_id: small.device,
    code: "D1",
    display_name: "Knee Motion Sensor",
    surgery_type: "knee",
  });
  for (const [at, parameter] of ["flexion_max", "extension_deficit"].entries())
    await insert("device_metrics", {
      device_id: small.device,
      value_index: at,
      parameter,
      metric: parameter,
      unit: "°",
      is_output: true,
      plausible_min: at === 0 ? 30 : 0,
      plausible_max: at === 0 ? 145 : 40,
    });
  await insert("questionnaires", {
    questionnaire_id: small.questionnaire,
    code: "PAIN",
    short_name: "Pain Check",
    kind: "pain",
  });
  const options = ["None", "Very Mild", "Mild", "Moderate", "Severe"].map((option, optnumber) => ({
    optnumber,
    option,
  }));
  await insert("questions", {
    questionnaire_id: small.questionnaire,
    quest_number: 1,
    question: "Usual pain",
    options: JSON.stringify(options),
  });
};

/** Adds a care plan for knees: two linked exercises on S+1 to S+14, the sensor daily, and the questionnaire on Mondays. */
const addCarePlan = async (insert: Insert) => {
  const [care_plan_id, regimen_id] = [small.carePlan, small.regimen];
  const [start_day, end_day] = [1, 14];
  await insert("regimens", { regimen_id, code: "R1", name: "First Weeks", surgery_type: "knee", start_day, end_day });
  for (const position of [0, 1])
    await insert("regimen_exercises", {
      regimen_id,
      position,
      exercise_id: small.exercise(position + 1),
      start_day,
      end_day,
      next_position: position === 0 ? 1 : null,
    });
  await insert("care_plans", {
    care_plan_id,
    code: "P1",
    name: "Knee",
    description: "Bends and strengthens.",
    surgery_type: "knee",
    age_groups: ["61-70"],
    include_regimens: true,
  });
  await insert("care_plan_regimens", { care_plan_id, regimen_id, position: 0 });
  await insert("care_plan_devices", {
    care_plan_id,
    device_id: small.device,
    start_day,
    end_day,
    interval: 1,
    times: 2,
  });
  await insert("care_plan_questionnaires", {
    care_plan_id,
    questionnaire_id: small.questionnaire,
    position: 0,
    schedule_type: "weekly",
    weekdays: [1],
    start_day,
    end_day,
  });
};
