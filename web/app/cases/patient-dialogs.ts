import { ConversationDialog } from "../../features/cases/ConversationDialog.tsx";

/** Dialogs of cases about a patient. */
export const casesPatientDialogs = { conversation: ConversationDialog };
