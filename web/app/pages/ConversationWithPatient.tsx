import type { PersonName } from "@restride/domain/patients/person-name.ts";
import type { ComponentType } from "react";
import { patientDialogs } from "../generated/subject-patient-dialogs.ts";

interface ConversationProps {
  patient: PersonName & { readonly _id: string };
  /** What it is about, where that is known already. */
  about?: string;
  onClose: () => void;
}

const { conversation: Dialog }: { readonly conversation?: ComponentType<ConversationProps> } = patientDialogs;

/** Starts a conversation with a patient, by the dialog that another subject brings along; nothing in a product without one. */
export const ConversationWithPatient = (props: ConversationProps) => Dialog && <Dialog {...props} />;
