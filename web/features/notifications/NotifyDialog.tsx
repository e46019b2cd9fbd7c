import { notificationForm, textLimit, titleLimit } from "@restride/domain/notifications/notification.ts";
import * as notificationTexts from "@restride/domain/notifications/notification-texts.ts";
import { mutateFromForm } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { AddNotificationsDocument, type AddNotificationsMutationVariables } from "./notifications.graphql.ts";
import * as texts from "./notifications-texts.ts";

/** Props of the dialog. */
export interface NotifyDialogProps {
  /** Recipients: named patients, or all that match a filter. */
  to: Pick<AddNotificationsMutationVariables, "patientids" | "filters">;
  /** Number of recipients as text: '3 patients'. */
  audience: string;
  /** Text of the toast after sending. */
  notice: string;
  onSent: () => void;
  onClose: () => void;
}

/** Dialog that sends a notification to the selected patients. */
export function NotifyDialog({ to, audience, notice, onSent, onClose }: NotifyDialogProps) {
  const isOne = to.patientids?.length === 1;
  const draft = useDraft(`notify ${isOne ? to.patientids?.[0] : "several"}`, () => ({
    header: "",
    message: "",
  }));
  const form = useForm(notificationForm, draft.value);
  const send = (typed: { header: string; message: string }): Promise<boolean | string> =>
    mutateFromForm(
      AddNotificationsDocument,
      { ...to, ...typed },
      { invalidates: ["notifications"], notice, taken: onSent },
    );
  return (
    <FormDialog
      title={texts.notifyAudience(audience)}
      form={form}
      draft={draft}
      confirm={texts.send}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        {...form.field("header")}
        label={texts.title}
        required
        maxLength={titleLimit}
        aside={`${form.values.header.length} / ${titleLimit}`}
      />
      <TextArea
        {...form.field("message")}
        label={texts.text}
        required
        rows={4}
        limit={textLimit}
        hint={isOne ? undefined : notificationTexts.activeOnly}
      />
    </FormDialog>
  );
}
