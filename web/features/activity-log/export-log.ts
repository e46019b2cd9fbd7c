import { logTexts } from "@restride/domain/activity-log/log-texts.ts";
import { saveOnce } from "../../platform/calls/download.ts";
import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import { session } from "../../platform/session/session.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { logInput, type LogView } from "./use-log-view.ts";

const path = "/activity-log";

async function save(variables: object): Promise<void> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.current()?.token ?? ""}` },
    body: JSON.stringify(variables),
  }).catch(() => null);
  if (response?.status === 401) return endExpiredSession();
  const file = response?.ok ? await response.blob().catch(() => null) : null;
  if (!response || !file) return toasts.error(logTexts.exportFailed);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(file, name ?? "activity-log.csv");
}

/** Saves all matching records as a file for a spreadsheet; an internal export also has ids, method, and collection. */
export function exportLog(patientid: string, view: LogView, internal: boolean): Promise<void> {
  const { fromDate, filter } = logInput({ ...view, at: null, turn: 0 });
  const variables = { patientid, internal, filter: { ...filter, fromDate } };
  return saveOnce(path, variables, () => save(variables));
}
