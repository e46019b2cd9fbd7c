import { saveFile } from "../../../platform/device/save-file.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

/** Saves a surgeon's vCard, or shows that it failed. */
export async function downloadVcard({ _id, name }: { _id: string; name: string }): Promise<void> {
  const response = await fetch(`/vcf/${_id}?role=surgeon`).catch(() => null);
  if (!response?.ok) return toasts.error(surgeonTexts.noVcard);
  saveFile(await response.blob(), `${name}.vcf`);
}
