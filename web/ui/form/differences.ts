import { type At, type Leaf, valueAt } from "./path.ts";

/** A field that somebody else changed meanwhile: its label, and their text. */
export interface Difference<Values> {
  readonly field: Leaf<Values>;
  readonly label: string;
  readonly newerText: string;
}

/** Lists are compared row by row, as their text may only count them; anything else by its text. */
const isSame = <Value>(one: Value, other: Value, show: (value: Value) => string): boolean =>
  show(one) === show(other) && (!Array.isArray(one) || JSON.stringify(one) === JSON.stringify(other));

/** The labelled fields in which the newest record differs from what stands in the form. `show` writes a value as text. */
export const differences = <Values extends object>(
  labels: Readonly<Record<Leaf<Values>, string>>,
  typed: Values,
  newerValues: Values,
  show: (value: At<Values, Leaf<Values>>) => string,
): readonly Difference<Values>[] =>
  (Object.keys(labels) as Leaf<Values>[])
    .filter((field) => !isSame(valueAt(typed, field), valueAt(newerValues, field), show))
    .map((field) => ({ field, label: labels[field], newerText: show(valueAt(newerValues, field)) }));
