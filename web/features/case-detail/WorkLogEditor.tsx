import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { InlineForm } from "../../ui/form/InlineForm.tsx";
import type { WorkLogEntryFragment } from "./work-log.graphql.ts";
import { useWorkLogForm } from "./use-work-log-form.ts";
import { WorkLogFields } from "./WorkLogFields.tsx";
import * as texts from "./case-detail-texts.ts";

interface AddProps {
  caseId: string;
  today: CalendarDate;
  onClose: () => void;
}

/** Form that edits an entry of the work log in its row. */
export function WorkLogEditor({ caseId, today, entry, onClose }: AddProps & { entry: WorkLogEntryFragment }) {
  const { draft, form, send } = useWorkLogForm(caseId, today, entry);
  return (
    <InlineForm label={texts.changeTheWorkLog} form={form} draft={draft} onSend={send} onClose={onClose} row>
      <WorkLogFields form={form} today={today} />
    </InlineForm>
  );
}

/** Dialog that logs work on a case. */
export function WorkLogDialog({ caseId, today, onClose }: AddProps) {
  const { draft, form, send } = useWorkLogForm(caseId, today, null);
  const sendAndClose = async (typed: Parameters<typeof send>[0]): Promise<boolean> => {
    const isSent = await send(typed);
    if (isSent) onClose();
    return isSent;
  };
  return (
    <FormDialog
      title={texts.logWork}
      form={form}
      draft={draft}
      confirm={texts.save}
      onSend={sendAndClose}
      onClose={onClose}
    >
      <WorkLogFields form={form} today={today} />
    </FormDialog>
  );
}
