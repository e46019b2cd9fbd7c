import type { z } from "zod";
import { type Problems, refuse, type Refusal } from "./refusal.ts";
import * as texts from "./values-texts.ts";

/** Converts the issues of a schema to problems. */
export const problemsOf = (error: z.ZodError): Problems =>
  error.issues.map(({ path, message }) => ({ field: path.join("."), message }));

/** Error for a value whose rule has no sentence of its own, because zod's default errors are written for programmers. */
const defaultProblem = texts.pleaseCheckTheForm;

/** Returns the output of a schema for an input, or a refusal with all problems; its message is the first of them. */
export const parseOrRefuse = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> | Refusal => {
  const result = schema.safeParse(input, { error: () => defaultProblem });
  if (result.success) return result.data;
  const problems = problemsOf(result.error);
  return refuse(problems[0]?.message ?? defaultProblem, problems);
};
