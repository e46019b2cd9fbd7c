import { type Share, shareForm } from "@restride/domain/progress-page/progress-forms.ts";
import { caregiverLimits } from "@restride/domain/patients/caregiver.ts";
import { useState } from "react";
import { CaregiverNotifyDocument } from "../../generated/operations.ts";
import { callByLink, tell } from "../../platform/calls.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useForm } from "../../ui/use-form.ts";

interface ShareDialogProps {
  patientid: string;
  link: string;
  draft: Share;
  onClose: () => void;
  /** The link ended before this could be sent. */
  onEnded: (unsent: Share) => void;
}

/** Tells a caregiver where the page is. */
export function ShareDialog({ patientid, link, draft, onClose, onEnded }: ShareDialogProps) {
  const { field, submit, form } = useForm(shareForm, draft);
  const [busy, setBusy] = useState(false);
  const send = async (share: Share): Promise<void> => {
    setBusy(true);
    const outcome = await callByLink(CaregiverNotifyDocument, { patientid, ...share }, link);
    setBusy(false);
    if (outcome.kind === "expired") return onEnded(share);
    tell(outcome);
    if (outcome.kind === "data") onClose();
  };
  return (
    <Dialog
      title="Share with a caregiver"
      onClose={onClose}
      formRef={form}
      onSubmit={() => !busy && submit((share) => void send(share))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Send
          </Button>
        </>
      }
    >
      <p>They get a mail with a link to this page, which works for 7 days. Whoever has the link can read it.</p>
      <TextField {...field("email")} label="Email" type="email" required large maxLength={caregiverLimits.email} />
      <TextField {...field("name")} label="Name" required large maxLength={caregiverLimits.name} />
    </Dialog>
  );
}
