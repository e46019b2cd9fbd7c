import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { TooBusy } from "../limits/concurrency-limit.ts";
import * as texts from "./graphql-texts.ts";

/** Message for a person when the server failed; the log has the details. */
export const crashMessage = texts.somethingWentWrong;

/** Additional messages of some operations when they crash, by operation. */
export type CrashTexts = Readonly<Record<string, string>>;

const notFound = texts.thisWasNotFound;
const noText = texts.aTextHasASignThatCannotBeKept;

const locked = texts.thisIsBeingChanged;

/**
 * Messages for PostgreSQL conditions that the caller can correct, such as an id that is no id, a number that is too large, or a text with an invalid
 * character, and for temporary conditions, such as rows that another transaction has locked.
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

/** Returns a crash that the caller can correct as a refusal; null for a real crash. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof TooBusy) return refuse(error.message);
  const { code, message: cause } = (error ?? {}) as { code?: unknown; message?: unknown };
  // Half a surrogate pair makes JSON invalid, which has the same SQLSTATE as an invalid id.
  const message = code === "22P02" && String(cause).endsWith("type json") ? noText : callersMatter[String(code)];
  return message === undefined ? null : refuse(message);
};

/** Returns the error that a client sees: errors of the client in full, errors of the server without internals. */
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
