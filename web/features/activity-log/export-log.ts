import { logTexts } from "@restride/domain/activity-log/log-words.ts";
import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import { session } from "../../platform/session/session.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { askedFor, type LogView } from "./use-log-view.ts";

/** Saves all that matches as a table for a spreadsheet; an internal one with ids, method and collection. */
export async function exportLog(patientid: string, view: LogView, internal: boolean): Promise<void> {
  const { fromDate, filter } = askedFor({ ...view, at: null, turn: 0 });
  const response = await fetch("/activity-log", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.current()?.token ?? ""}` },
    body: JSON.stringify({ patientid, internal, filter: { ...filter, fromDate } }),
  }).catch(() => null);
  if (response?.status === 401) return endExpiredSession();
  const file = response?.ok ? await response.blob().catch(() => null) : null;
  if (!response || !file) return toasts.error(logTexts.exportFailed);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(file, name ?? "activity-log.csv");
}
