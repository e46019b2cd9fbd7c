import {
  mailText,
  newReportMail,
  type ReportMailForm,
  reportMailForm,
  reportMailLimits,
} from "@restride/domain/reports/report-mail.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { FileText } from "lucide-react";
import { mutate, mutateAndNotify } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { session } from "../../platform/session/session.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./MailReport.module.css";
import { SendReportMailDocument, TakeBackReportMailDocument, UpdateSignatureDocument } from "./reports.graphql.ts";
import { randomId } from "../../platform/device/random-id.ts";
import * as texts from "./reports-texts.ts";

interface DialogProps {
  patient: {
    readonly _id: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly today: CalendarDate;
  };
  onPreview: () => void;
  onClose: () => void;
}

/** Saves changed closing lines. Resolves to true when they are saved, otherwise to the reason, or to false when the session ended. */
async function saveSignature(signature: string): Promise<boolean | string> {
  const outcome = await mutate(UpdateSignatureDocument, { signature }, { invalidates: [] });
  if (outcome.kind === "fail") return outcome.message;
  if (outcome.kind === "expired") return false;
  session.updateUser({ signature });
  return true;
}

/**
 * Returns the options of a call that sends a mail and so creates a link. With a key of its own the call does not wait while the browser is offline.
 */
const changesLinks = () => ({ invalidates: ["links"], key: randomId() }) as const;

const takeBack = (mail: string): void => void mutateAndNotify(TakeBackReportMailDocument, { mail }, changesLinks());

/**
 * Dialog that mails a link to a patient's report, which can be taken back while the mail waits. Changed closing lines are saved first; when that
 * fails, nothing is sent.
 */
export function MailReportDialog({ patient, onPreview, onClose }: DialogProps) {
  const { user, customer } = useSignedIn();
  const name = `${patient.firstname} ${patient.lastname}`;
  const draft = useDraft(`mail report ${patient._id}`, () =>
    newReportMail({
      clinic: customer?.name ?? "",
      name: `${user.firstname} ${user.lastname}`,
      signature: user.signature,
      today: patient.today,
    }),
  );
  const form = useForm(reportMailForm, draft.value);
  const send = async (typed: ReportMailForm): Promise<boolean | string> => {
    const { to, subject, signature } = typed;
    const saved = signature === user.signature || (await saveSignature(signature));
    if (saved !== true) return saved;
    const mail = { to, subject, text: mailText(typed), signature, patientid: patient._id };
    const outcome = await mutate(SendReportMailDocument, mail, changesLinks());
    if (outcome.kind === "fail") return outcome.message;
    if (outcome.kind === "expired") return false;
    toasts.takeBack(outcome.message, () => takeBack(outcome.data.sendReportMail.mail ?? ""));
    onClose();
    return true;
  };
  return (
    <FormDialog
      title={texts.mailReport}
      subject={name}
      width="medium"
      form={form}
      draft={draft}
      confirm={texts.sendReport}
      onSend={send}
      onClose={onClose}
    >
      <TextField {...form.field("to")} label={texts.toLabel} type="email" required maxLength={100} />
      <TextField {...form.field("subject")} label={texts.subject} required maxLength={reportMailLimits.subject} />
      <TextArea {...form.field("message")} label={texts.message} required rows={4} limit={reportMailLimits.message} />
      <div className={styles.closing}>
        <TextField
          {...form.field("close")}
          label={texts.complimentaryClose}
          required
          maxLength={reportMailLimits.close}
        />
        <TextArea {...form.field("signature")} label={texts.signature} rows={2} limit={reportMailLimits.signature} />
      </div>
      <div className={styles.report}>
        <FileText aria-hidden />
        <p>
          <strong>{texts.reportName(name)}</strong>
          <small>{texts.aLinkIsSentNot}</small>
        </p>
        <Button variant="text" onClick={onPreview}>
          {texts.preview}
        </Button>
      </div>
    </FormDialog>
  );
}
