import { patientTexts } from "../patients/patient-texts.ts";
import { conversationTexts } from "./conversation-texts.ts";

/** Why somebody may start no conversation with a patient: they belong to other surgeons, or the patient is inactive. Null when they may. */
export const whyNoConversation = (
  surgeonsOfUser: readonly string[],
  { surgeon, active }: { readonly surgeon: string; readonly active: boolean },
): string | null => {
  if (surgeonsOfUser.length > 0 && !surgeonsOfUser.includes(surgeon)) return conversationTexts.otherSurgeon;
  return active ? null : patientTexts.inactive;
};
