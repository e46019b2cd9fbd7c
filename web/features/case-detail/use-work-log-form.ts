import { typedWorkLogForm, type WorkLog } from "@restride/domain/cases/work-log.ts";
import { hoursAndMinutes, writeWorkTime } from "@restride/domain/cases/work-time.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { AddWorkLogDocument, EditWorkLogDocument, type WorkLogEntryFragment } from "./work-log.graphql.ts";

interface WorkLogValues {
  date: CalendarDate | null;
  minutes: string;
  description: string;
}

const mutationOptions = { invalidates: ["cases"] } as const;

/** Form state of a work log entry, with a draft under this name. */
export function useWorkLogFields(name: string, today: CalendarDate, entry: WorkLog | null) {
  const schema = useMemo(() => typedWorkLogForm(today), [today]);
  const draft = useDraft<WorkLogValues>(`work log ${name}`, () => ({
    date: entry?.date ?? today,
    minutes: entry ? writeWorkTime(entry.minutes) : "",
    description: entry?.description ?? "",
  }));
  return { draft, form: useForm(schema, draft.value) };
}

/** Form of a work log entry, new (null) or existing, with its draft and a function that sends it. */
export function useWorkLogForm(caseId: string, today: CalendarDate, entry: WorkLogEntryFragment | null) {
  const before = entry && { date: entry.date, minutes: entry.timeMin, description: entry.workDescription };
  const { draft, form } = useWorkLogFields(`${caseId} ${entry?._id ?? ""}`, today, before);
  const send = async ({ date, minutes, description: workDescription }: WorkLog): Promise<boolean> => {
    const sent = { caseId, date, ...hoursAndMinutes(minutes), workDescription };
    const outcome = entry
      ? await mutateAndNotify(
          EditWorkLogDocument,
          { ...sent, wlid: entry._id, version: entry.version },
          mutationOptions,
        )
      : await mutateAndNotify(AddWorkLogDocument, sent, mutationOptions);
    return outcome.kind === "data";
  };
  return { draft, form, send };
}

export type WorkLogForm = ReturnType<typeof useWorkLogForm>["form"];
