import * as patientTexts from "./patient-texts.ts";
import * as texts from "./patients-texts.ts";

const otherSurgeonText = texts.thisPatientBelongsToAnother;

/**
 * Returns why a user may not start a conversation with a patient: the user belongs to other surgeons, or the patient is inactive. Null when the user
 * may.
 */
export const whyNoConversation = (
  surgeonsOfUser: readonly string[],
  { surgeon, active }: { readonly surgeon: string; readonly active: boolean },
): string | null => {
  if (surgeonsOfUser.length > 0 && !surgeonsOfUser.includes(surgeon)) return otherSurgeonText;
  return active ? null : patientTexts.patientInactive;
};
