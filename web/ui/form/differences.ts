import { type At, type Leaf, valueAt } from "./path.ts";

/** A field that somebody else changed meanwhile: its label, and their text. */
export interface Difference<Values> {
  readonly field: Leaf<Values>;
  readonly label: string;
  readonly theirs: string;
}

/** The labelled fields in which the newest record differs from what stands in the form. `shown` writes a value as text. */
export const differences = <Values extends object>(
  labels: Readonly<Record<Leaf<Values>, string>>,
  typed: Values,
  theirs: Values,
  shown: (value: At<Values, Leaf<Values>>) => string,
): readonly Difference<Values>[] =>
  (Object.keys(labels) as Leaf<Values>[])
    .map((field) => ({ field, label: labels[field], theirs: shown(valueAt(theirs, field)) }))
    .filter(({ field, theirs: text }) => shown(valueAt(typed, field)) !== text);
