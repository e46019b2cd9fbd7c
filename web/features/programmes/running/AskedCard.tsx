import { datesOf } from "@restride/domain/programmes/four-weeks.ts";
import { type ProgrammeQuestionnaire, questionnairePlan } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Check, Pencil, Trash2, Undo2 } from "lucide-react";
import { stayInRow } from "../../../ui/list/leave-row.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import card from "../Card.module.css";
import { otherIsOpen } from "../devices/DeviceCard.tsx";
import type { EditedProgramme } from "../edited-programme.ts";
import { endWord } from "../end-word.ts";
import type { PlanContext } from "../plan-context.ts";
import { monthSlashDay } from "../preview/date-texts.ts";
import { QuestionnaireHead } from "../questionnaires/QuestionnaireCard.tsx";
import styles from "../questionnaires/Questionnaires.module.css";
import { WeekdayChips } from "../questionnaires/WeekdayChips.tsx";
import type { RunningFormFragment } from "./running.graphql.ts";
import * as texts from "./running-texts.ts";

interface AskedCardProps {
  /** All spans of a questionnaire: those of the changed programme, spans that end, and past ones. */
  rows: readonly ProgrammeQuestionnaire[];
  edited: EditedProgramme;
  planContext: PlanContext;
  /** Spans as the server returned them. */
  answers: readonly RunningFormFragment[];
  /** Whether another card is open. */
  isOff: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onRefetch: () => void;
}

type SpanProps = Pick<AskedCardProps, "edited" | "planContext" | "answers"> & { row: ProgrammeQuestionnaire };

/** A span with its weekdays, or with its days; answered days have a check mark. */
function Span({ row, edited, planContext, answers }: SpanProps) {
  const { passed, change } = edited.rowStateOf(row._id);
  const description =
    change === "ended"
      ? endWord(row, planContext.day)
      : (passed && texts.passedSpan) || (change === "added" ? texts.newSpan : null);
  if (row.scheduletype === "weekly")
    return (
      <p className={styles.span} data-passed={passed !== null || change === "ended"}>
        <span>{windowLabel(row)}</span>
        <WeekdayChips chosen={row.schedule} />
        {description}
      </p>
    );
  const answered = new Set(answers.flatMap((answer) => (answer._id === row._id ? answer.answered : [])));
  return (
    <ul className={styles.days} data-passed={change === "ended"}>
      {row.schedule.map((day) => (
        <li key={day} data-future={day >= planContext.day && !answered.has(day)}>
          {answered.has(day) && <Check size={12} aria-label={texts.answeredLabel} />} {surgeryDayLabel(day)} ·{" "}
          {monthSlashDay(addDays(planContext.patient.surgery.date, day))}
        </li>
      ))}
    </ul>
  );
}

const countsText = (answers: readonly RunningFormFragment[]): string | null => {
  const [due, done] = answers.reduce(
    ([total, completed], { sums }) => [total + sums.totaldays, completed + sums.completeddays],
    [0, 0],
  );
  return due === 0 ? null : texts.ofAnswered(done, due);
};

/** Returns a text about the next dates of the spans in the changed programme. */
function nextText(rows: readonly ProgrammeQuestionnaire[], { patient, today }: PlanContext): string {
  const dates = rows
    .flatMap((row) => datesOf(questionnairePlan(row), { surgery: patient.surgery.date, today }))
    .toSorted();
  const [next, last] = [dates[0], dates.at(-1)];
  if (!next || !last) return texts.neverAsked;
  return texts.nextOnTimeLeftLast(formatUs(next), dates.length, formatUs(last));
}

function Foot({ rows, edited, planContext, name, ...rest }: AskedCardProps & { name: string }) {
  const { isOff, onEdit, onRemove, onRefetch } = rest;
  const running = rows.filter(({ _id }) => edited.programme.feedback.some((row) => row._id === _id));
  const changed = rows.filter(({ _id }) => edited.rowStateOf(_id).change !== null);
  const passed = rows.map(({ _id }) => edited.rowStateOf(_id).passed).at(-1);
  const shared = { disabled: isOff, reason: otherIsOpen };
  const text = running.length > 0 ? nextText(running, planContext) : (passed ?? texts.endsYesterday);
  return (
    <div className={card.foot}>
      <span>{text}</span>
      {changed.length > 0 && (
        <IconButton
          {...shared}
          label={texts.undoTheChangesOf(name)}
          icon={<Undo2 />}
          onClick={() => {
            edited.revert(...changed.map(({ _id }) => _id));
            stayInRow();
          }}
        />
      )}
      {running.length > 0 && (
        <>
          <IconButton {...shared} label={texts.editName(name)} icon={<Pencil />} onClick={onEdit} />
          <IconButton {...shared} label={texts.removeName(name)} icon={<Trash2 />} onClick={onRemove} />
        </>
      )}
      {running.length === 0 && changed.length === 0 && (
        <Button variant="text" disabled={isOff} onClick={onRefetch}>
          {texts.askAgainFromToday}
        </Button>
      )}
    </div>
  );
}

/** Card of a questionnaire in a running programme, with past and future dates. */
export function AskedCard(props: AskedCardProps) {
  const { rows, edited, planContext, answers } = props;
  const [first] = rows;
  if (!first) return null;
  const { name } = edited.names.form(first.formid);
  const isChanged = rows.some(({ _id }) => edited.rowStateOf(_id).change !== null);
  const counts = countsText(answers);
  return (
    <article className={card.card} aria-label={name} data-changed={isChanged}>
      <QuestionnaireHead row={first} names={edited.names} {...(counts !== null && { note: counts })} />
      <div className={card.section}>
        {rows.map((row) => (
          <Span key={row._id} row={row} edited={edited} planContext={planContext} answers={answers} />
        ))}
      </div>
      <Foot {...props} name={name} />
    </article>
  );
}
