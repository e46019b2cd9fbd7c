import * as texts from "./process-texts.ts";

/** Returns the lines of a stack below the error's own text. */
export const framesOf = ({ stack = "", message }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));

/** Returns our own file and line where an error was thrown, such as server/platform/outbox/outbox.ts:88; otherwise that of a library. */
const placeOf = (error: Error): string | undefined => {
  const frames = framesOf(error).join("\n");
  const ownFrame = /((?:server|domain|dev-env)\/[\w./-]+\.ts:\d+)/.exec(frames);
  return (ownFrame ?? /node_modules\/([\w@./-]+:\d+)/.exec(frames))?.[1];
};

const isCode = (code: unknown): code is string | number =>
  (typeof code === "string" || typeof code === "number") && /^\w{1,40}$/.test(String(code));

/**
 * Returns kind, code and place of an error without its text, because a text of a mail server, a service or the database may name a person.
 * For example `Error EENVELOPE at server/platform/outbox/outbox.ts:88`.
 */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return texts.noErrorObject;
  const { code, cause } = error as Error & { code?: unknown };
  return texts.errorDescription(
    error.constructor.name,
    isCode(code) ? code : undefined,
    placeOf(error),
    cause instanceof Error ? describeError(cause) : undefined,
  );
};
