import { patientTexts } from "./patient-texts.ts";

const otherSurgeonText = "This patient belongs to another surgeon.";

/** Why somebody may start no conversation with a patient: they belong to other surgeons, or the patient is inactive. Null when they may. */
export const whyNoConversation = (
  surgeonsOfUser: readonly string[],
  { surgeon, active }: { readonly surgeon: string; readonly active: boolean },
): string | null => {
  if (surgeonsOfUser.length > 0 && !surgeonsOfUser.includes(surgeon)) return otherSurgeonText;
  return active ? null : patientTexts.inactive;
};
