import { endExpiredSession } from "../../../platform/calls/end-session.ts";
import { restFailure } from "../../../platform/calls/rest-failure.ts";
import { saveFile } from "../../../platform/device/save-file.ts";
import { toasts } from "../../../platform/page/toasts.ts";
import { session } from "../../../platform/session/session.ts";

/** Saves what somebody who waits to be added has signed, or says why there is none. */
export async function downloadSignedForms(registration: string): Promise<void> {
  const headers = { authorization: `Bearer ${session.current()?.token ?? ""}` };
  const response = await fetch(`/signed-forms/${registration}.pdf`, { headers }).catch(() => null);
  if (response?.status === 401) return endExpiredSession();
  if (!response?.ok) return toasts.error(await restFailure(response, "signedForms"));
  saveFile(await response.blob(), `signed-forms-${registration}.pdf`);
}
