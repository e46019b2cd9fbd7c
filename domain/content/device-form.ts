import { z } from "zod";
import { figureWithUnit } from "../charts/points.ts";
import { pictureField } from "../images/image.ts";
import { programmeDays } from "../programmes/programme-fields.ts";
import { contentJoint, contentName } from "./content-fields.ts";
import { lineField } from "../values/text-fields.ts";
import { contentWindowTexts } from "./content-window-texts.ts";
import * as texts from "./content-texts.ts";
import { pleaseEnterCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum numbers of characters of a metric and of a unit. */
export const metricLimit = 40;
export const unitLimit = 12;
const maxValues = 12;
const maxLimits = 12;

/**
 * Meaning of a value of a reading. Readings are stored by the value's number, so its meaning never changes. Possible readings are from `min` to
 * `max`.
 */
export interface MetricDefinition {
  readonly metric: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

const figureField = (fieldName: string) => {
  const problem = texts.pleaseEnterWithAtMost(fieldName);
  return z
    .number({ error: problem })
    .min(-100_000, problem)
    .max(100_000, problem)
    .refine((value) => Math.round(value * 100) / 100 === value, problem);
};

const limit = z
  .object({
    /** Day from surgery on which the limit begins; null for a limit that applies on any day. */
    fromday: z
      .number({ error: contentWindowTexts.outside })
      .int(contentWindowTexts.outside)
      .min(programmeDays.first, contentWindowTexts.outside)
      .max(programmeDays.last, contentWindowTexts.outside)
      .nullable()
      .default(null),
    min: figureField(texts.aNumber).nullable().default(null),
    max: figureField(texts.aNumber).nullable().default(null),
  })
  .superRefine(({ min, max }, context) => {
    const wrong =
      min === null && max === null
        ? texts.pleaseEnterASmallestOrALargest
        : isTurned(min, max) && texts.theLargestValueMustBe;
    if (wrong) context.addIssue({ code: "custom", path: ["min"], message: wrong });
  });

const isTurned = (min: number | null, max: number | null): boolean => min !== null && max !== null && min >= max;

const limitedLine = (fieldName: string, maxLength: number) =>
  lineField(texts.pleaseEnter(fieldName))
    .min(1, texts.pleaseEnter(fieldName))
    .max(maxLength, pleaseEnterCharactersOrLess(maxLength));

/** Schema of a value of a reading. Its index in the list is its number. */
const value = z
  .object({
    metric: limitedLine(texts.whatItMeasures, metricLimit),
    unit: lineField().max(unitLimit, pleaseEnterCharactersOrLess(unitLimit)).default(""),
    min: figureField(texts.theSmallestPossibleValue),
    max: figureField(texts.theLargestPossibleValue),
    thresholds: z.array(limit).max(maxLimits, texts.pleaseGiveAtMostLimits(maxLimits)).default([]),
  })
  .superRefine(({ min, max, thresholds }, context) => {
    const say = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: "custom", path, message });
    if (min >= max) say(["max"], texts.theLargestPossibleValueMust);
    for (const [at, { fromday, ...limits }] of thresholds.entries()) {
      if (thresholds.slice(0, at).some((other) => other.fromday === fromday))
        say(["thresholds", at, "fromday"], texts.anotherLimitBeginsOnThis);
      for (const end of ["min", "max"] as const) {
        const set = limits[end];
        if (set !== null && (set < min || set > max))
          say(["thresholds", at, end], texts.pleaseEnterALimitFromTo(min, max));
      }
    }
  });

/** Schema of a device at its publication. Name and picture change everywhere at once; values and their limits belong to a version. */
export const deviceForm = z.object({
  name: contentName,
  surgery_type: contentJoint,
  image: pictureField,
  values: z
    .array(value, texts.addAValueWhatOne)
    .min(1, texts.addAValueWhatOne)
    .max(maxValues, texts.pleaseGiveAtMostValues(maxValues))
    .superRefine((values, context) => {
      for (const [at, { metric }] of values.entries())
        if (values.slice(0, at).some((other) => other.metric.toLowerCase() === metric.toLowerCase()))
          context.addIssue({ code: "custom", path: [at, "metric"], message: texts.anotherValueHasThisName });
    }),
});

export type DeviceForm = z.output<typeof deviceForm>;

/** Returns why new values cannot replace the previous ones; null when each previous value retains its number and its meaning. */
export const meaningProblem = (
  before: readonly MetricDefinition[],
  values: readonly MetricDefinition[],
): string | null => {
  const isKept = (storedValue: MetricDefinition, at: number): boolean =>
    (["metric", "unit", "min", "max"] as const).every((key) => values[at]?.[key] === storedValue[key]);
  const at = before.findIndex((storedValue, place) => !isKept(storedValue, place));
  if (at < 0) return null;
  const { metric, unit, min, max } = before[at]!;
  return texts.valueStaysANewValue(at, metric, figureWithUnit(texts.rangeFromTo(min, max), unit));
};

/** Returns the parameter name of a value that a company added. The prefix prevents a clash with parameters that the product computes with. */
export const ownParameter = (metric: string): string =>
  `own_${metric
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_|_$/g, "")}`;
