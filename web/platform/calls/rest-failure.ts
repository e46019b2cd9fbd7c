import { notReceived, texts } from "../texts.ts";

interface Said {
  readonly message?: unknown;
  readonly errors?: readonly { readonly message?: unknown }[];
}

/** The sentence for a call beside GraphQL that failed: the server's own; `response` is null when none came. */
export async function restFailure(response: Response | null, operation: string): Promise<string> {
  if (!response) return texts.notConnected;
  const body = (await response.json().catch(() => null)) as Said | null;
  const message = body?.message ?? body?.errors?.[0]?.message;
  return typeof message === "string" ? message : notReceived(operation);
}
