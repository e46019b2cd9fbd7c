import { type Share, shareForm } from "@restride/domain/progress-page/progress-forms.ts";
import { caregiverLimits } from "@restride/domain/patients/caregiver.ts";
import { callByLink } from "../../platform/calls/call-by-link.ts";
import { notifyOutcome } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { CaregiverNotifyDocument } from "./progress-page.graphql.ts";
import * as texts from "./progress-page-texts.ts";

interface ShareDialogProps {
  patientid: string;
  link: string;
  onClose: () => void;
  /** Called when the link ended before this could be sent. */
  onEnded: () => void;
}

/** Dialog that sends a caregiver a link to the page. */
export function ShareDialog({ patientid, link, onClose, onEnded }: ShareDialogProps) {
  const draft = useDraft(`share ${patientid}`, () => ({ email: "", name: "" }));
  const form = useForm(shareForm, draft.value);
  const send = async (share: Share): Promise<boolean | string> => {
    const outcome = await callByLink(CaregiverNotifyDocument, { patientid, ...share }, link, ["links"]);
    if (outcome.kind === "fail" && outcome.data === null) return outcome.message;
    if (outcome.kind === "expired") onEnded();
    else notifyOutcome(outcome);
    if (outcome.kind === "data") onClose();
    return outcome.kind === "data";
  };
  return (
    <FormDialog
      title={texts.shareWithACaregiver}
      form={form}
      draft={draft}
      confirm={texts.send}
      onSend={send}
      onClose={onClose}
    >
      <p>{texts.theyGetAMailWithALink}</p>
      <TextField
        {...form.field("email")}
        label={texts.email}
        type="email"
        required
        large
        maxLength={caregiverLimits.email}
      />
      <TextField {...form.field("name")} label={texts.name} required large maxLength={caregiverLimits.name} />
    </FormDialog>
  );
}
