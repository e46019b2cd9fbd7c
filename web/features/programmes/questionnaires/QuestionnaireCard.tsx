import { datesOf } from "@restride/domain/programmes/four-weeks.ts";
import { type ProgrammeQuestionnaire, questionnairePlan } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import card from "../Card.module.css";
import { otherIsOpen } from "../devices/DeviceCard.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import { monthSlashDay } from "../preview/date-texts.ts";
import type { Names } from "../use-content.ts";
import type { PlanContext } from "../plan-context.ts";
import styles from "./Questionnaires.module.css";
import { WeekdayChips } from "./WeekdayChips.tsx";
import * as texts from "./questionnaires-texts.ts";

interface QuestionnaireCardProps {
  /** Spans of the questionnaire. */
  rows: readonly ProgrammeQuestionnaire[];
  planContext: PlanContext;
  names: Names;
  /** Whether another card is open. */
  isOff: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Head of a questionnaire's card. */
export function QuestionnaireHead({
  row,
  names,
  note,
  open = false,
}: {
  row: ProgrammeQuestionnaire;
  names: Names;
  /** Text beside the number of questions. */
  note?: string;
  open?: boolean;
}) {
  const { name, image } = names.form(row.formid);
  const questions = names.questions.get(row.formid) ?? 0;
  return (
    <div className={card.head}>
      <ItemPicture image={image} kind="questionnaire" />
      <div>
        <h2>{name}</h2>
        <p className={card.mutedText}>
          {texts.questionCount(questions)}
          {note && ` · ${note}`}
        </p>
      </div>
      {!open && (
        <span>
          <Tag look="outline">{row.scheduletype}</Tag>
        </span>
      )}
    </div>
  );
}

/** Card of a questionnaire and its schedule as text, with buttons to edit and remove it. */
export function QuestionnaireCard({ rows, planContext, names, isOff, onEdit, onRemove }: QuestionnaireCardProps) {
  const [first] = rows;
  if (!first) return null;
  const surgery = planContext.patient.surgery.date;
  const { name } = names.form(first.formid);
  const dates = rows
    .flatMap((row) => datesOf(questionnairePlan(row), { surgery, today: planContext.today }))
    .toSorted();
  const last = dates.at(-1);
  return (
    <article className={card.card} aria-label={name}>
      <QuestionnaireHead row={first} names={names} />
      <div className={card.section}>
        {rows.map((row) =>
          row.scheduletype === "weekly" ? (
            <p key={row._id} className={styles.span}>
              <span>{windowLabel(row)}</span>
              <WeekdayChips chosen={row.schedule} />
            </p>
          ) : (
            <ul key={row._id} className={styles.days}>
              {row.schedule.map((day) => (
                <li key={day}>
                  {surgeryDayLabel(day)} · {monthSlashDay(addDays(surgery, day))}
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
      <div className={card.foot}>
        <span>{last ? texts.timeLastOn(dates.length, formatUs(last)) : texts.neverAsked}</span>
        <IconButton
          label={texts.editName(name)}
          icon={<Pencil />}
          disabled={isOff}
          reason={otherIsOpen}
          onClick={onEdit}
        />
        <IconButton
          label={texts.removeName(name)}
          icon={<Trash2 />}
          disabled={isOff}
          reason={otherIsOpen}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}
