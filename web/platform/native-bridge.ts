/** What goes between the embedded variant and the wrapper around it. */
interface Navigation {
  readonly type: "navigate";
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** The windows a navigation can be posted to. */
export interface BridgeWindow {
  readonly ReactNativeWebView?: { postMessage(message: string): void };
  readonly parent: { postMessage(message: string, origin: string): void };
}

/** Asks the native wrapper to navigate: through its own channel if there is one, else through the parent window. */
export function postNavigation(
  target: BridgeWindow,
  path: string,
  params: Readonly<Record<string, string>> = {},
): void {
  const message = JSON.stringify({ type: "navigate", path, params } satisfies Navigation);
  if (target.ReactNativeWebView) target.ReactNativeWebView.postMessage(message);
  else target.parent.postMessage(message, "*");
}

/** Reads a navigation that the wrapper sent, or null for any other message. Only paths of this application are followed. */
export function navigationIn(data: unknown): string | null {
  if (typeof data !== "string") return null;
  try {
    const { type, path } = JSON.parse(data) as Partial<Navigation>;
    return type === "navigate" && typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : null;
  } catch {
    return null;
  }
}
