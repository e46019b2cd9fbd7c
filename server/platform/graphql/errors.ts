import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { TooBusy } from "../passwords/passwords.ts";

/** What a person is told when we failed; the log has the rest. */
export const crashMessage = "Something went wrong on our side. Nothing was changed. Try again in a moment.";

/** What else some operations say when they crash, by operation. */
export type CrashTexts = Readonly<Record<string, string>>;

/** PostgreSQL's words for a value that cannot be what it should be: an id that is no id, a text that is no text, a number too large. */
const malformed = new Set(["22P02", "22P05", "22021", "22003", "22007", "22008"]);

/** Crashes that are the caller's to mend, as refusals; null for a real crash. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof TooBusy) return refuse(error.message);
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && malformed.has(code) ? refuse("This was not found.") : null;
};

/** What a client sees of an error: its own mistakes in full, ours without internals. */
export const formatError = (
  error: GraphQLError,
  log: (error: unknown) => void,
  texts: CrashTexts = {},
): GraphQLFormattedError => {
  const { originalError } = error;
  if (!originalError || originalError instanceof GraphQLError)
    return { message: error.message, locations: error.locations };
  log(originalError);
  return { message: texts[String(error.path?.[0])] ?? crashMessage, path: error.path };
};
