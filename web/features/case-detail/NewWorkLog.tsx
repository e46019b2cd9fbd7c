import type { WorkLog } from "@restride/domain/cases/work-log.ts";
import { writeWorkTime } from "@restride/domain/cases/work-time.ts";
import { formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { useWorkLogFields } from "./use-work-log-form.ts";
import { WorkLogFields } from "./WorkLogFields.tsx";
import * as texts from "./case-detail-texts.ts";

interface NewWorkLogProps {
  /** Work logged so far; null for none. */
  logged: WorkLog | null;
  onLogged: (work: WorkLog | null) => void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function NewWorkLogDialog({ logged, onLogged, onClose }: NewWorkLogProps & { onClose: () => void }) {
  const [today] = useState(() => todayIn(Date.now(), zone));
  const { draft, form } = useWorkLogFields("of a new case", today, logged);
  const take = (work: WorkLog): Promise<boolean> => {
    onLogged(work);
    onClose();
    return Promise.resolve(true);
  };
  return (
    <FormDialog title={texts.logWork} form={form} draft={draft} confirm={texts.add} onSend={take} onClose={onClose}>
      <WorkLogFields form={form} today={today} />
    </FormDialog>
  );
}

/** Work log entry of a case that is being created. */
export function NewWorkLog(props: NewWorkLogProps) {
  const { logged, onLogged } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      {logged
        ? texts.loggedWork(writeWorkTime(logged.minutes), formatUs(logged.date), logged.description)
        : texts.nothingLoggedYet}{" "}
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        {logged ? texts.changeWorkLog : texts.logWork}
      </Button>
      {logged && (
        <Button size="small" variant="text" onClick={() => onLogged(null)}>
          {texts.removeWorkLog}
        </Button>
      )}
      {isOpen && <NewWorkLogDialog {...props} onClose={() => setOpen(false)} />}
    </p>
  );
}
