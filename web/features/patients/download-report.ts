import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { restFailure } from "../../platform/calls/rest-failure.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import { session } from "../../platform/session/session.ts";
import { toasts } from "../../platform/page/toasts.ts";

/** What stands in a report on request. */
interface Annexes {
  readonly notes?: boolean;
  readonly answers?: boolean;
}

/** Saves a patient's report as {id}.pdf, with annexes on request, for who is signed in, or says why there is none. */
export async function downloadReport(patientId: string, annexes: Annexes = {}): Promise<void> {
  const response = await askForReport({ id: patientId, ...annexes }, session.current()?.token ?? "");
  if (response?.status === 401) return endExpiredSession();
  if (!response?.ok) return toasts.error(await restFailure(response, "downloadReport"));
  saveFile(await response.blob(), `${patientId}.pdf`);
}

/** Saves the report that a mailed link leads to; answers why there is none, null when it was saved. */
export async function downloadByLink(patientId: string, token: string): Promise<string | null> {
  const response = await askForReport({ id: patientId }, token);
  if (response?.status === 401) return "This link has ended. Ask whoever sent it for a new one.";
  if (!response?.ok) return restFailure(response, "downloadReport");
  saveFile(await response.blob(), "report.pdf");
  return null;
}

async function askForReport(data: Annexes & { readonly id: string }, token: string): Promise<Response | null> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ data });
  return fetch("/downloadreport", { method: "POST", headers, body }).catch(() => null);
}
