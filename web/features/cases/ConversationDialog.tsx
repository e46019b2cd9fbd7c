import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import {
  conversationCase,
  conversationTexts,
  messageLimit,
  startConversationForm,
} from "@restride/domain/cases/start-conversation.ts";
import type { StartConversation } from "@restride/domain/cases/start-conversation.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CreateNewCaseDocument } from "../../generated/operations.ts";
import { call } from "../../platform/calls.ts";
import { roleOf } from "../../platform/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { toasts } from "../../platform/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { PersonName } from "@restride/domain/patients/person-name.ts";

interface ConversationDialogProps {
  patient: PersonName & { readonly _id: string };
  /** False on the patient's own page, which stays open. */
  leads: boolean;
  onClose: () => void;
}

/** Starts a conversation about a patient. From a list it leads to the new case where the role may open one. */
export function ConversationDialog({ patient, leads, onClose }: ConversationDialogProps) {
  const { field, submit, form } = useForm(startConversationForm, { subject: "", message: "" });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const role = roleOf(useSignedIn());
  const send = async (typed: StartConversation): Promise<void> => {
    setBusy(true);
    const outcome = await call(CreateNewCaseDocument, { input: conversationCase(patient._id, typed) });
    setBusy(false);
    if (outcome.kind === "fail") toasts.error(outcome.message || conversationTexts.failed);
    if (outcome.kind !== "data") return;
    onClose();
    toasts.success(conversationTexts.sent);
    const { caseid } = outcome.data.createNewCase;
    if (leads && caseid && roleMayOpen(routes.caseDetail, role)) void navigate(pathOf("caseDetail", { caseid }));
  };
  return (
    <Dialog
      title={`Start conversation about ${fullName(patient)}`}
      onClose={onClose}
      formRef={form}
      onSubmit={() => submit((typed) => void send(typed))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Send
          </Button>
        </>
      }
    >
      <TextField {...field("subject")} label="Subject" required />
      <TextArea {...field("message")} label="Message" required rows={5} limit={messageLimit} />
    </Dialog>
  );
}
