import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { restFailure } from "../../platform/calls/rest-failure.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { session } from "../../platform/session/session.ts";

/** Saves where a device has been as a PDF, or says why there is none. */
export async function downloadCustody(orderid: string, deviceid: string): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${session.current()?.token ?? ""}` };
  const body = JSON.stringify({ data: { orderid, deviceid } });
  const response = await fetch("/custody", { method: "POST", headers, body }).catch(() => null);
  if (response?.status === 401) return endExpiredSession();
  if (!response?.ok) return toasts.error(await restFailure(response, "downloadCustody"));
  saveFile(await response.blob(), `custody-${deviceid}.pdf`);
}
