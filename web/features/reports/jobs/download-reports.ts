import { endExpiredSession } from "../../../platform/calls/end-session.ts";
import { restFailure } from "../../../platform/calls/rest-failure.ts";
import { saveFile } from "../../../platform/device/save-file.ts";
import { toasts } from "../../../platform/page/toasts.ts";
import { session } from "../../../platform/session/session.ts";

/** Saves the reports of several patients as one file, or says why there is none. */
export async function downloadReports(job: string): Promise<void> {
  const headers = { authorization: `Bearer ${session.current()?.token ?? ""}` };
  const response = await fetch(`/reports/${job}.zip`, { headers }).catch(() => null);
  if (response?.status === 401) return endExpiredSession();
  if (!response?.ok) return toasts.error(await restFailure(response, "downloadReports"));
  saveFile(await response.blob(), "reports.zip");
}
