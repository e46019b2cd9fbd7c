import type { z } from "zod";
import { type Problems, refuse, type Refusal } from "./refusal.ts";

/** The problems that a schema found. */
export const problemsOf = (error: z.ZodError): Problems =>
  error.issues.map(({ path, message }) => ({ field: path.join("."), message }));

/** What is said of a value whose rule has no sentence of its own: the schema's are for programmers. */
const unsaid = "Please check the form.";

/** What a schema reads from an input, or a refusal that carries all problems; its message is the first of them. */
export const parseOrRefuse = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> | Refusal => {
  const result = schema.safeParse(input, { error: () => unsaid });
  if (result.success) return result.data;
  const problems = problemsOf(result.error);
  return refuse(problems[0]?.message ?? unsaid, problems);
};
