import { type ValueAt, type LeafPath, valueAt } from "./path.ts";

/** Field that somebody else changed meanwhile: its label and the newer value as text. */
export interface Difference<Values> {
  readonly field: LeafPath<Values>;
  readonly label: string;
  readonly newerText: string;
}

/** Returns whether two values are equal. Lists are compared row by row, because their text may only be a count; other values by their text. */
const isSame = <Value>(one: Value, other: Value, show: (value: Value) => string): boolean =>
  show(one) === show(other) && (!Array.isArray(one) || JSON.stringify(one) === JSON.stringify(other));

/** Returns the labeled fields in which the newest record differs from the form's values. `show` formats a value as text. */
export const differences = <Values extends object>(
  labels: Readonly<Record<LeafPath<Values>, string>>,
  typed: Values,
  newerValues: Values,
  show: (value: ValueAt<Values, LeafPath<Values>>) => string,
): readonly Difference<Values>[] =>
  (Object.keys(labels) as LeafPath<Values>[])
    .filter((field) => !isSame(valueAt(typed, field), valueAt(newerValues, field), show))
    .map((field) => ({ field, label: labels[field], newerText: show(valueAt(newerValues, field)) }));
