import { saveFile } from "../device/save-file.ts";
import { toasts } from "../page/toasts.ts";
import { session } from "../session/session.ts";
import { endExpiredSession } from "./end-session.ts";
import { restFailure } from "./rest-failure.ts";

/** Asks a route beside GraphQL for a file, with `data` where it takes any; null when no answer came. */
export function askForFile(path: string, token: string, data?: object): Promise<Response | null> {
  const authorization = `Bearer ${token}`;
  const asked: RequestInit = data
    ? { method: "POST", headers: { "content-type": "application/json", authorization }, body: JSON.stringify({ data }) }
    : { headers: { authorization } };
  return fetch(path, asked).catch(() => null);
}

/** Saves the file under a name for who is signed in, or says why there is none. `operation` names the route in the access table. */
export async function download(operation: string, path: string, name: string, data?: object): Promise<void> {
  const response = await askForFile(path, session.current()?.token ?? "", data);
  if (response?.status === 401) return endExpiredSession();
  if (!response?.ok) return toasts.error(await restFailure(response, operation));
  saveFile(await response.blob(), name);
}
