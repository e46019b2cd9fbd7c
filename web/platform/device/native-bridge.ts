/** Message between the embedded variant and the wrapper around it. */
interface Navigation {
  readonly type: "navigate";
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Parts of a window that a navigation can be posted to. */
export interface BridgeWindow {
  readonly ReactNativeWebView?: { postMessage(message: string): void };
  readonly parent: { readonly postMessage: (message: string, origin: string) => void };
  readonly location: { readonly origin: string };
}

/**
 * Requests a navigation from the native wrapper: through its own channel if there is one, otherwise through the parent window. That window has our
 * own origin, because the server forbids others to embed the application in a frame.
 */
export function postNavigation(
  target: BridgeWindow,
  path: string,
  params: Readonly<Record<string, string>> = {},
): void {
  const message = JSON.stringify({ type: "navigate", path, params } satisfies Navigation);
  if (target.ReactNativeWebView) target.ReactNativeWebView.postMessage(message);
  else if ((target.parent as unknown) !== target) target.parent.postMessage(message, target.location.origin);
}

/**
 * Returns whether a message comes from the wrapper: from a window of our own origin or, inside the native wrapper, from the wrapper itself, whose
 * messages have no origin. Messages from windows always have one.
 */
export const isFromWrapper = (target: BridgeWindow, { origin }: Pick<MessageEvent, "origin">): boolean =>
  origin === "" ? target.ReactNativeWebView !== undefined : origin === target.location.origin;

/** Parses a navigation that the wrapper sent; null for any other message. Only paths of this application are accepted. */
export function navigationIn(data: unknown): string | null {
  if (typeof data !== "string") return null;
  try {
    const { type, path } = JSON.parse(data) as Partial<Navigation>;
    return type === "navigate" && typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : null;
  } catch {
    return null;
  }
}
