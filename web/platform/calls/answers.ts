import { notReceived, texts } from "../texts.ts";

/** What the wire gave for one operation: data by call name, the server's crash message, or that nothing came. */
export interface WireResult {
  readonly data?: unknown;
  readonly error?: { readonly networkError?: unknown; readonly crashes: readonly string[] };
}

/** A result as the pages use it. `expired` has ended the session; `fail` carries the sentence to show. */
export type Outcome<Data> =
  | { readonly kind: "data"; readonly data: Data; readonly message: string }
  | { readonly kind: "fail"; readonly message: string; readonly reached: boolean; readonly data: Data | null }
  | { readonly kind: "expired" };

/** The outcome of what failed. */
export type Failed<Data> = Extract<Outcome<Data>, { kind: "fail" }>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const textOf = (answer: Record<string, unknown>, field: string): string => {
  const value = answer[field];
  return typeof value === "string" ? value : "";
};

/** True for the answer of an ended session, in any case of letters. */
export const saysExpired = (text: string): boolean => text.toLowerCase() === texts.tokenExpired.toLowerCase();

function failed<Data>(result: WireResult, operation: string): Outcome<Data> {
  const crash = result.error?.crashes[0];
  if (crash !== undefined) {
    return saysExpired(crash) ? { kind: "expired" } : { kind: "fail", message: crash, reached: true, data: null };
  }
  if (result.error?.networkError) return { kind: "fail", message: texts.notConnected, reached: false, data: null };
  return { kind: "fail", message: notReceived(operation), reached: true, data: null };
}

/**
 * Turns what the wire gave into data, a sentence to show, or the end of the session. Every call answers an object with status
 * and message; the first call that is not 'success' decides.
 */
export function outcomeOf<Data>(result: WireResult, operation: string): Outcome<Data> {
  if (!isRecord(result.data)) return failed(result, operation);
  const answers = Object.entries(result.data);
  for (const [call, answer] of answers) {
    if (!isRecord(answer)) return failed(result, call);
    if (saysExpired(textOf(answer, "status"))) return { kind: "expired" };
  }
  const data = result.data as Data;
  const refusal = answers.find(([, answer]) => isRecord(answer) && textOf(answer, "status") !== "success");
  const speaking = refusal ?? answers[0];
  const message = speaking && isRecord(speaking[1]) ? textOf(speaking[1], "message") : "";
  return refusal ? { kind: "fail", message, reached: true, data } : { kind: "data", data, message };
}
