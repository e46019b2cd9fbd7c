/** Our own file and line where an error was thrown, such as server/platform/outbox/outbox.ts:88. */
const placeIn = (stack: string): string | undefined =>
  /^\s+at .*?((?:server|domain|dev-env)\/[\w./-]+\.ts:\d+)/m.exec(stack)?.[1];

const isCode = (code: unknown): code is string | number =>
  (typeof code === "string" || typeof code === "number") && /^\w{1,40}$/.test(String(code));

/**
 * Kind, code and place of an error, without its text: what a mail server, a service or the database says may name a person. For
 * example `Error EENVELOPE at server/platform/outbox/outbox.ts:88`.
 */
export const describeJobError = (error: unknown): string => {
  if (!(error instanceof Error)) return "no error object";
  const { code, cause, stack = "" } = error as Error & { code?: unknown };
  const place = placeIn(stack);
  return [
    error.constructor.name,
    isCode(code) && ` ${code}`,
    place && ` at ${place}`,
    cause instanceof Error && `, caused by ${describeJobError(cause)}`,
  ]
    .filter(Boolean)
    .join("");
};
