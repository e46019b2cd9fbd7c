import { carePlans } from "./content/care-plans.ts";
import { devices } from "./content/devices.ts";
import { exercises } from "./content/exercises.ts";
import { questionnaires } from "./content/questionnaires.ts";
import { regimens } from "./content/regimens.ts";
import { contentId } from "./ids.ts";
import type { Sink } from "./sink.ts";

const addExercises = (sink: Sink): void => {
  for (const each of exercises)
    sink.add("exercises", {
      exercise_id: contentId("exercise", each.code),
      code: each.code,
      name: each.name,
      purpose: each.purpose,
      caution: each.caution,
      hold_seconds: each.hold,
      repeats: each.repeats,
      sets: each.sets,
      times: each.times,
      interval: each.interval,
    });
};

const addRegimens = (sink: Sink): void => {
  for (const { code, name, joint, start, end } of regimens)
    sink.add("regimens", {
      regimen_id: contentId("regimen", code),
      code,
      name,
      surgery_type: joint,
      start_day: start,
      end_day: end,
    });
  for (const { code, exercises: entries } of regimens)
    for (const [position, { exercise, start, end, next }] of entries.entries())
      sink.add("regimen_exercises", {
        regimen_id: contentId("regimen", code),
        position,
        exercise_id: contentId("exercise", exercise.code),
        start_day: start,
        end_day: end,
        next_position: next,
      });
};

const addDevices = (sink: Sink): void => {
  for (const { code, name, joint } of devices)
    sink.add("devices", { device_id: contentId("device", code), code, display_name: name, surgery_type: joint });
  for (const { code, metrics } of devices)
    for (const [index, { parameter, metric, unit, plausible, axis, thresholds, isOutput }] of metrics.entries())
      sink.add("device_metrics", {
        device_id: contentId("device", code),
        value_index: index,
        parameter,
        metric,
        unit,
        is_output: isOutput,
        plausible_min: plausible[0],
        plausible_max: plausible[1],
        axis_min: axis?.[0] ?? null,
        axis_max: axis?.[1] ?? null,
        thresholds: JSON.stringify(thresholds),
      });
};

const addQuestionnaires = (sink: Sink): void => {
  for (const { code, name, kind, licence, recallDays = null } of questionnaires)
    sink.add("questionnaires", {
      questionnaire_id: contentId("questionnaire", code),
      code,
      short_name: name,
      kind,
      licence_line: licence,
      recall_days: recallDays,
    });
  for (const { code, questions } of questionnaires)
    for (const [at, { question, options }] of questions.entries())
      sink.add("questions", {
        questionnaire_id: contentId("questionnaire", code),
        quest_number: at + 1,
        question,
        options: JSON.stringify(options),
      });
};

const addCarePlans = (sink: Sink): void => {
  for (const { code, name, description, joint, ages, pace, regimens: list } of carePlans)
    sink.add("care_plans", {
      care_plan_id: contentId("care plan", code),
      code,
      name,
      description,
      surgery_type: joint,
      age_groups: ages,
      pace,
      include_regimens: list.length > 0,
    });
  for (const { code, regimens: list } of carePlans)
    for (const [position, regimen] of list.entries())
      sink.add("care_plan_regimens", {
        care_plan_id: contentId("care plan", code),
        regimen_id: contentId("regimen", regimen),
        position,
      });
  for (const { code, devices: list } of carePlans)
    for (const { code: device, start, end, interval, times } of list)
      sink.add("care_plan_devices", {
        care_plan_id: contentId("care plan", code),
        device_id: contentId("device", device),
        start_day: start,
        end_day: end,
        interval,
        times,
        skip_on_surgery_date: true,
      });
};

const addAskedQuestionnaires = (sink: Sink): void => {
  for (const { code, questionnaires: list } of carePlans) {
    const asked = questionnaires.filter((each) => list.includes(each.code));
    const entries = asked.flatMap((each) => each.asked.map((when) => ({ code: each.code, when })));
    for (const [position, { code: questionnaire, when }] of entries.entries())
      sink.add("care_plan_questionnaires", {
        care_plan_id: contentId("care plan", code),
        questionnaire_id: contentId("questionnaire", questionnaire),
        position,
        schedule_type: when.type,
        weekdays: when.type === "weekly" ? when.weekdays : [],
        days: when.type === "custom" ? when.days : [],
        start_day: when.start,
        end_day: when.end,
        skip_on_surgery_date: true,
      });
  }
};

/** The rows of the catalogue that every clinic reads. */
export const addContent = (sink: Sink): void => {
  addExercises(sink);
  addRegimens(sink);
  addDevices(sink);
  addQuestionnaires(sink);
  addCarePlans(sink);
  addAskedQuestionnaires(sink);
};
