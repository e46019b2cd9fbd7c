/** What is wrong with one field of a form. `field` is the path with dots; empty when the form as a whole is wrong. */
export type Problem = { readonly field: string; readonly message: string };

/** All problems of a form, in the order of its fields. */
export type Problems = readonly Problem[];

/**
 * An expected no: a sentence a person can act on, what is wrong with which field when a form was refused, and in data what the
 * answer shows beside it.
 */
export type Refusal = {
  readonly kind: "refused";
  readonly message: string;
  readonly problems?: Problems;
  readonly data?: object;
};

/** Makes a refusal. */
export const refuse = (message: string, problems?: Problems): Refusal =>
  problems ? { kind: "refused", message, problems } : { kind: "refused", message };

/** True when an answer is a refusal rather than what was asked for. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === "object" && answer !== null && (answer as { kind?: unknown }).kind === "refused";
