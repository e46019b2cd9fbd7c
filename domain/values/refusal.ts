/** Problem of one field of a form. `field` is the path with dots; empty for a problem of the whole form. */
export type Problem = { readonly field: string; readonly message: string };

/** All problems of a form, in the order of its fields. */
export type Problems = readonly Problem[];

/**
 * Refusal of a request, as an expected result: a sentence that a person can act on, the problems of a form by field, and in `data` values that the
 * response shows beside it.
 */
export type Refusal = {
  readonly kind: "refused";
  readonly message: string;
  readonly problems?: Problems;
  readonly data?: object;
};

/** Returns a refusal. */
export const refuse = (message: string, problems?: Problems): Refusal =>
  problems ? { kind: "refused", message, problems } : { kind: "refused", message };

/** Returns whether a result is a refusal. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === "object" && answer !== null && (answer as { kind?: unknown }).kind === "refused";
