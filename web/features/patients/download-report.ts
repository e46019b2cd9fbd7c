import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { restFailure } from "../../platform/calls/rest-failure.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import { session } from "../../platform/session/session.ts";
import { toasts } from "../../platform/page/toasts.ts";

/** Saves a patient's report as {id}.pdf, or says why there is none. */
export async function downloadReport(patientId: string): Promise<void> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${session.current()?.token ?? ""}`,
  };
  const body = JSON.stringify({ data: { id: patientId } });
  const response = await fetch("/downloadreport", { method: "POST", headers, body }).catch(() => null);
  if (response?.status === 401) return endExpiredSession();
  if (!response?.ok) return toasts.error(await restFailure(response, "downloadReport"));
  saveFile(await response.blob(), `${patientId}.pdf`);
}
