import { notReceived } from "../platform-texts.ts";
import * as platformTexts from "../platform-texts.ts";

/** Raw result of one operation: data by call name, the server's crash message, or a network error. */
export interface WireResult {
  readonly data?: unknown;
  readonly error?: { readonly networkError?: unknown; readonly crashes: readonly string[] };
}

/** Result of an operation for the pages. `expired` means that the session was ended; `fail` has the sentence to show. */
export type Outcome<Data> =
  | { readonly kind: "data"; readonly data: Data; readonly message: string }
  | { readonly kind: "fail"; readonly message: string; readonly reached: boolean; readonly data: Data | null }
  | { readonly kind: "expired" };

/** Outcome of a failed operation. */
export type FailedOutcome<Data> = Extract<Outcome<Data>, { kind: "fail" }>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const textOf = (answer: Record<string, unknown>, field: string): string => {
  const value = answer[field];
  return typeof value === "string" ? value : "";
};

/** Returns whether a text is the server's message for an ended session, ignoring case. */
export const isExpiryMessage = (text: string): boolean =>
  text.toLowerCase() === platformTexts.tokenExpired.toLowerCase();

function outcomeOfError<Data>(result: WireResult, operation: string): Outcome<Data> {
  const crash = result.error?.crashes[0];
  if (crash !== undefined) {
    return isExpiryMessage(crash) ? { kind: "expired" } : { kind: "fail", message: crash, reached: true, data: null };
  }
  if (result.error?.networkError)
    return { kind: "fail", message: platformTexts.notConnected, reached: false, data: null };
  return { kind: "fail", message: notReceived(operation), reached: true, data: null };
}

/**
 * Converts a raw result to data, a sentence to show, or the end of the session. Every call returns an object with status and message; the first call
 * that is not 'success' decides.
 */
export function outcomeOf<Data>(result: WireResult, operation: string): Outcome<Data> {
  if (!isRecord(result.data)) return outcomeOfError(result, operation);
  const answers = Object.entries(result.data);
  for (const [call, answer] of answers) {
    if (!isRecord(answer)) return outcomeOfError(result, call);
    if (isExpiryMessage(textOf(answer, "status"))) return { kind: "expired" };
  }
  const data = result.data as Data;
  const refusal = answers.find(([, answer]) => isRecord(answer) && textOf(answer, "status") !== "success");
  const decisiveAnswer = refusal ?? answers[0];
  const message = decisiveAnswer && isRecord(decisiveAnswer[1]) ? textOf(decisiveAnswer[1], "message") : "";
  return refusal ? { kind: "fail", message, reached: true, data } : { kind: "data", data, message };
}
