import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { conversationCase, messageLimit, startConversationForm } from "@restride/domain/cases/start-conversation.ts";
import { conversationTexts } from "@restride/domain/cases/conversation-texts.ts";
import type { StartConversation } from "@restride/domain/cases/start-conversation.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { useNavigate } from "react-router";
import { mutate } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import type { PersonName } from "@restride/domain/patients/person-name.ts";
import { CreateNewCaseDocument } from "./cases.graphql.ts";
import * as texts from "./cases-texts.ts";

interface ConversationDialogProps {
  patient: PersonName & { readonly _id: string };
  /** Subject, where it is known already; the focus is then on the text. */
  about?: string;
  /** Whether the dialog stands over the patient's own record, which stays open when the case is there. */
  isOverRecord?: boolean;
  onClose: () => void;
}

/** Dialog that starts a conversation about a patient. Away from the patient's record it then opens the new case, when the role may open one. */
export function ConversationDialog({ patient, about = "", isOverRecord = false, onClose }: ConversationDialogProps) {
  const draft = useDraft(["conversation", patient._id, about].filter(Boolean).join(" "), () => ({
    subject: about,
    message: "",
  }));
  const form = useForm(startConversationForm, draft.value);
  const navigate = useNavigate();
  const role = roleOf(useSignedIn());
  const send = async (typed: StartConversation): Promise<boolean | string> => {
    const outcome = await mutate(CreateNewCaseDocument, conversationCase(patient._id, typed), {
      invalidates: ["cases"],
    });
    if (outcome.kind === "fail") {
      const hasCrashed = outcome.reached && outcome.data === null;
      return (hasCrashed ? "" : outcome.message) || conversationTexts.failed;
    }
    if (outcome.kind === "expired") return false;
    onClose();
    toasts.success(conversationTexts.sent);
    const { caseid } = outcome.data.createNewCase;
    if (caseid && !isOverRecord && roleMayOpen(routes.caseDetail, role))
      void navigate(pathOf("caseDetail", { caseid }));
    return true;
  };
  return (
    <FormDialog
      title={texts.startConversationAbout(fullName(patient))}
      form={form}
      draft={draft}
      confirm={texts.send}
      onSend={send}
      onClose={onClose}
    >
      <TextField {...form.field("subject")} label={texts.subject} required />
      <TextArea
        {...form.field("message")}
        label={texts.message}
        required
        rows={5}
        limit={messageLimit}
        first={about !== ""}
      />
    </FormDialog>
  );
}
