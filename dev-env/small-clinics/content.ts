import type { Insert } from "./insert.ts";
import { small } from "./ids.ts";

/** The least of the programme's content: two exercises, a sensor, a questionnaire. */
export const addContent = async (insert: Insert) => {
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
