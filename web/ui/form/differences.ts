/** A field that somebody else changed meanwhile: its label, and their text. */
export interface Difference<Values> {
  readonly field: keyof Values & string;
  readonly label: string;
  readonly theirs: string;
}

/** The labelled fields in which the newest record differs from what stands in the form. `shown` writes a value as text. */
export const differences = <Values extends object>(
  labels: Readonly<Record<keyof Values & string, string>>,
  typed: Values,
  theirs: Values,
  shown: (value: Values[keyof Values & string]) => string,
): readonly Difference<Values>[] =>
  (Object.keys(labels) as (keyof Values & string)[])
    .filter((field) => shown(typed[field]) !== shown(theirs[field]))
    .map((field) => ({ field, label: labels[field], theirs: shown(theirs[field]) }));
