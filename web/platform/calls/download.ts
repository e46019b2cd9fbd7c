import { saveFile } from "../device/save-file.ts";
import { toasts } from "../notices/toasts.ts";
import { session } from "../session/session.ts";
import { endExpiredSession } from "./end-session.ts";
import { restFailure } from "./rest-failure.ts";
import * as texts from "../platform-texts.ts";

/** Requests a file from a REST route, with `data` if given. Resolves to null when there was no response. */
export function requestFile(path: string, token: string, data?: object): Promise<Response | null> {
  const authorization = `Bearer ${token}`;
  const requestInit: RequestInit = data
    ? { method: "POST", headers: { "content-type": "application/json", authorization }, body: JSON.stringify({ data }) }
    : { headers: { authorization } };
  return fetch(path, requestInit).catch(() => null);
}

async function save(operation: string, path: string, name: string, data?: object): Promise<void> {
  const response = await requestFile(path, session.current()?.token ?? "", data);
  if (response?.status === 401) return endExpiredSession();
  const file = response?.ok ? await response.blob().catch(() => null) : null;
  if (file) return saveFile(file, name);
  toasts.error(await restFailure(response, operation));
}

/** Milliseconds after which a notice says that the file is still being made. */
const noticeDelay = 1_000;
const showNotice = (): void => toasts.notice(texts.theFileIsBeingMade);
const pendingSaves = new Map<string, Promise<void>>();

/**
 * Saves a file, and shows a notice when that takes more than a second. While a file is requested, further presses of its button do not request it
 * again.
 */
export function saveOnce(path: string, data: object | undefined, saveIt: () => Promise<void>): Promise<void> {
  const requestKey = JSON.stringify([session.current()?.token, path, data]);
  const pendingSave = pendingSaves.get(requestKey);
  if (pendingSave) {
    showNotice();
    return pendingSave;
  }
  const noticeTimer = setTimeout(showNotice, noticeDelay);
  const saving = saveIt().finally(() => {
    clearTimeout(noticeTimer);
    pendingSaves.delete(requestKey);
  });
  pendingSaves.set(requestKey, saving);
  return saving;
}

/**
 * Requests a file with the session's token and saves it as `name`; shows the reason when that fails. `operation` is the name of the route in the
 * access table.
 */
export const download = (operation: string, path: string, name: string, data?: object): Promise<void> =>
  saveOnce(path, data, () => save(operation, path, name, data));
