export const unhandledError = "An error that nobody handled ends the process.";
export const noErrorObject = "no error object";
/** Kind, code, place and cause of an error: `Error EENVELOPE at server/platform/outbox/outbox.ts:88`. */
export const errorDescription = (
  kind: string,
  code: string | number | undefined,
  place: string | undefined,
  cause: string | undefined,
): string =>
  [kind, code !== undefined && ` ${code}`, place && ` at ${place}`, cause && `, caused by ${cause}`]
    .filter(Boolean)
    .join("");
