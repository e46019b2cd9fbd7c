import type { z } from "zod";
import { refuse, type Refusal } from "./refusal.ts";

/** What is wrong with one field of a form. `field` is the path with dots; empty when the form as a whole is wrong. */
export type Problem = { readonly field: string; readonly message: string };

/** All problems of a form, in the order of its fields. */
export type Problems = readonly Problem[];

/** The problems that a schema found. */
export const problemsOf = (error: z.ZodError): Problems =>
  error.issues.map(({ path, message }) => ({ field: path.join("."), message }));

/** What a schema reads from an input, or a refusal that carries all problems; its message is the first of them. */
export const parseOrRefuse = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> | Refusal => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = problemsOf(result.error);
  return refuse(problems[0]?.message ?? "Please check the form.", problems);
};
