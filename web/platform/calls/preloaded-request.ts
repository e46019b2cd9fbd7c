/** Request that the page sent by itself before the code of the application was loaded. */
export interface PreloadedRequest {
  readonly body: string;
  readonly token: string;
  readonly response: Promise<Response>;
}

declare global {
  var preloadedRequest: PreloadedRequest | undefined;
}

/** Milliseconds after page load at which the page's first response is too old to be shown as new. */
const maxAge = 60_000;

/**
 * Returns the response to a request that the page already sent, once, and only for the same body and token. Returns undefined otherwise. `now` is the
 * time since page load in milliseconds.
 */
export function takePreloadedResponse(
  body: string,
  token: string | undefined,
  now: number,
): Promise<Response> | undefined {
  const first = globalThis.preloadedRequest;
  if (first?.body !== body || first.token !== token) return undefined;
  globalThis.preloadedRequest = undefined;
  return now < maxAge ? first.response : undefined;
}
