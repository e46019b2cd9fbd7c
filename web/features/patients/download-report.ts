import { requestFile, download } from "../../platform/calls/download.ts";
import { restFailure } from "../../platform/calls/rest-failure.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import * as texts from "./patients-texts.ts";

/** Optional parts of a report. */
interface Annexes {
  readonly notes?: boolean;
  readonly answers?: boolean;
}

const [operation, path] = ["downloadReport", "/downloadreport"];

/** Saves a patient's report as {id}.pdf, optionally with annexes, for the signed-in user, or shows the reason of a failure. */
export const downloadReport = (patientId: string, annexes: Annexes = {}): Promise<void> =>
  download(operation, path, `${patientId}.pdf`, { id: patientId, ...annexes });

/** Saves the report of a mailed link. Resolves to the reason of a failure, or null when it was saved. */
export async function downloadByLink(patientId: string, token: string): Promise<string | null> {
  const response = await requestFile(path, token, { id: patientId });
  if (response?.status === 401) return texts.thisLinkHasEndedAsk;
  if (!response?.ok) return restFailure(response, operation);
  saveFile(await response.blob(), "report.pdf");
  return null;
}
