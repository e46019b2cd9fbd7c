import { ConversationDialog } from "../../features/cases/ConversationDialog.tsx";

/** What cases open about a patient. */
export const casesPatientDialogs = { conversation: ConversationDialog };
