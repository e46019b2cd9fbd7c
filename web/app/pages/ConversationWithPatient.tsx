import type { PersonName } from "@restride/domain/patients/person-name.ts";
import type { ComponentType } from "react";
import { patientDialogs } from "../generated/subject-patient-dialogs.ts";

interface ConversationProps {
  patient: PersonName & { readonly _id: string };
  /** Subject, where it is known already. */
  about?: string;
  /** Whether it is started from the patient's own record, which then stays open. */
  isOverRecord?: boolean;
  onClose: () => void;
}

const { conversation: Dialog }: { readonly conversation?: ComponentType<ConversationProps> } = patientDialogs;

/** Dialog that starts a conversation with a patient. Another subject provides it; without that subject in the product it renders nothing. */
export const ConversationWithPatient = (props: ConversationProps) => Dialog && <Dialog {...props} />;
