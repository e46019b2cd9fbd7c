import { notReceived } from "../platform-texts.ts";
import * as platformTexts from "../platform-texts.ts";

interface ErrorBody {
  readonly message?: unknown;
  readonly errors?: readonly { readonly message?: unknown }[];
}

/** Returns the error text for a failed REST call: the server's message, or a general one. `response` is null when there was none. */
export async function restFailure(response: Response | null, operation: string): Promise<string> {
  if (!response) return platformTexts.notConnected;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const message = body?.message ?? body?.errors?.[0]?.message;
  return typeof message === "string" ? message : notReceived(operation);
}
