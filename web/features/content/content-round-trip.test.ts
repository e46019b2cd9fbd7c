import fc from "fast-check";
import { expect, test } from "vitest";
import { carePlanContent } from "./care-plan/care-plan-values.ts";
import { deviceContent } from "./device/device-values.ts";
import { exerciseContent } from "./exercise/exercise-values.ts";
import { questionnaireContent } from "./questionnaire/questionnaire-values.ts";
import { regimenContent } from "./regimen/regimen-values.ts";
import type { ContentForm, ContentRecord } from "./use-content-editor.ts";

/** A draft may be incomplete; missing values are null. */
const orNone = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { freq: 4 });
const text = fc.string({ maxLength: 20 });
const day = orNone(fc.integer({ min: -400, max: 400 }));
const count = orNone(fc.integer({ min: 0, max: 999 }));
const interval = orNone(fc.integer({ min: 1, max: 7 }));
const figure = orNone(fc.integer({ min: -99_999, max: 99_999 }).map((hundredths) => hundredths / 100));
const joint = fc.constantFrom("", "knee", "hip");
const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 });
const ages = fc.subarray(["51-60", "61-70", "71-80"]);

const opensAndSaves = <Values extends object>(
  { kind, valuesOf, bodyOf }: ContentForm<Values>,
  bodies: fc.Arbitrary<object>,
): void =>
  fc.assert(
    fc.property(bodies, (body) => {
      const record = { [kind]: body } as unknown as ContentRecord;
      expect(bodyOf(valuesOf(record))).toEqual({ [kind]: body });
    }),
  );

const dose = { holdseconds: count, repeat: count, set: count, time: count, interval };
const texts = { name: text, image: text };

test("an exercise that is opened and saved again is sent as it was", () => {
  opensAndSaves(exerciseContent, fc.record({ ...texts, purpose: text, caution: text, video: text, ...dose }));
});

test("a device that is opened and saved again is sent as it was, with its limits", () => {
  const limit = fc.record({ fromday: day, min: figure, max: figure });
  const thresholds = fc.array(limit, { maxLength: 3 });
  const value = fc.record({ metric: text, unit: text, min: figure, max: figure, thresholds });
  opensAndSaves(deviceContent, fc.record({ ...texts, surgery_type: joint, values: fc.array(value, { maxLength: 3 }) }));
});

test("a questionnaire that is opened and saved again is sent as it was, question by question", () => {
  const option = fc.record({ optnumber: count, option: text });
  const question = fc.record({ question: text, options: fc.array(option, { maxLength: 4 }) });
  opensAndSaves(
    questionnaireContent,
    fc.record({ ...texts, licence: text, recalldays: count, questions: fc.array(question, { maxLength: 4 }) }),
  );
});

test("a regimen that is opened and saved again is sent as it was, with its chains", () => {
  const window = { startdate: day, enddate: day };
  const exercises = fc.array(fc.record({ exercise: fc.uuid(), ...window, ...dose }), { maxLength: 5 }).chain((rows) => {
    const places = fc.array(orNone(fc.nat({ max: Math.max(0, rows.length - 1) })), {
      minLength: rows.length,
      maxLength: rows.length,
    });
    return places.map((nexts) => rows.map((row, at) => ({ ...row, next: nexts[at] })));
  });
  opensAndSaves(
    regimenContent,
    fc.record({ name: text, surgery_type: joint, gender: text, age_groups: ages, ...window, exercises }),
  );
});

test("a care plan that is opened and saved again is sent as it was, with devices and questionnaires", () => {
  const device = fc.record({
    deviceid: fc.uuid(),
    start_date: day,
    end_date: day,
    interval,
    time: count,
    skiponsurgerydate: fc.boolean(),
  });
  const span = { formid: fc.uuid(), skiponsurgerydate: fc.boolean() };
  const weekly = fc.record({
    ...span,
    scheduletype: fc.constant("weekly"),
    schedule: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    startdate: day,
    enddate: day,
  });
  const custom = fc.record({
    ...span,
    scheduletype: fc.constant("custom"),
    schedule: fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 4 }),
  });
  opensAndSaves(
    carePlanContent,
    fc.record({
      name: text,
      description: text,
      surgery_type: joint,
      age_groups: ages,
      pace: fc.constantFrom("standard", "fast"),
      customers: orNone(ids),
      regimens: ids,
      devices: fc.array(device, { maxLength: 3 }),
      feedback: fc.array(fc.oneof(weekly, custom), { maxLength: 3 }),
    }),
  );
});

test("content whose joint is not chosen yet is sent without one", () => {
  const record = { regimen: { surgery_type: null } } as unknown as ContentRecord;
  expect(regimenContent.bodyOf(regimenContent.valuesOf(record)).regimen).not.toHaveProperty("surgery_type");
});
