import { saveFile } from "../../platform/save-file.ts";
import { session } from "../../platform/session.ts";
import { texts } from "../../platform/texts.ts";
import { toasts } from "../../platform/toasts.ts";

const messageOf = async (response: Response): Promise<string> => {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === "string" ? body.message : texts.notConnected;
};

/** Saves a patient's report as {id}.pdf, or says why there is none. */
export async function downloadReport(patientId: string): Promise<void> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${session.current()?.token ?? ""}`,
  };
  const body = JSON.stringify({ data: { id: patientId } });
  const response = await fetch("/downloadreport", { method: "POST", headers, body }).catch(() => null);
  if (!response) return toasts.error(texts.notConnected);
  if (!response.ok) return toasts.error(await messageOf(response));
  saveFile(await response.blob(), `${patientId}.pdf`);
}
