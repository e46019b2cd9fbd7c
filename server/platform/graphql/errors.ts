import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { TooBusy } from "../limits/lanes.ts";

/** What a person is told when we failed; the log has the rest. */
export const crashMessage = "Something went wrong on our side. Nothing was changed. Try again in a moment.";

/** What else some operations say when they crash, by operation. */
export type CrashTexts = Readonly<Record<string, string>>;

const notFound = "This was not found.";
const noText = "A text has a sign in it that cannot be kept. Type it again without that sign.";

const locked = "This is being changed by someone else. Try again in a moment.";

/**
 * Conditions of PostgreSQL that are the caller's to mend: an id that is no id, a number too large, a text with a sign of no alphabet;
 * or to wait out: rows that somebody else holds.
 */
const callersMatter: Readonly<Record<string, string>> = {
  "22P02": notFound,
  "22003": notFound,
  "22007": notFound,
  "22008": notFound,
  "22P05": noText,
  "22021": noText,
  "55P03": locked,
};

/** Crashes that are the caller's to mend, as refusals; null for a real crash. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof TooBusy) return refuse(error.message);
  const { code, message: cause } = (error ?? {}) as { code?: unknown; message?: unknown };
  // Half a sign makes no JSON, which has the code of an id that is no id.
  const message = code === "22P02" && String(cause).endsWith("type json") ? noText : callersMatter[String(code)];
  return message === undefined ? null : refuse(message);
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
