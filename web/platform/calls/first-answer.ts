/** What the page asked by itself before the code of the application was there. */
export interface FirstAnswer {
  readonly body: string;
  readonly token: string;
  readonly response: Promise<Response>;
}

declare global {
  var firstAnswer: FirstAnswer | undefined;
}

/** Milliseconds after which the page's first answer is too old to be shown as new. */
const lasts = 60_000;

/** The answer on its way to what the page asked already, once, and only to who asks the very same by the same token. */
export function takeFirstAnswer(body: string, token: string | undefined, now: number): Promise<Response> | undefined {
  const first = globalThis.firstAnswer;
  if (first?.body !== body || first.token !== token) return undefined;
  globalThis.firstAnswer = undefined;
  return now < lasts ? first.response : undefined;
}
