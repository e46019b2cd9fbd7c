import { type DailyItem, dailyMark, dailyWord, questionnaireMark } from "@restride/domain/progress/daily-mark.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { CircleX, ClipboardList, Clock } from "lucide-react";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import type { DayFragment } from "./calendar.graphql.ts";
import styles from "./DayItem.module.css";
import * as texts from "./calendar-texts.ts";

interface DayItemProps {
  name: string;
  text: string;
  item: DailyItem;
  date: CalendarDate;
  today: CalendarDate;
}

const marks = {
  done: <AdherenceMark state="complete" label="" />,
  partly: <AdherenceMark state="partial" label="" />,
  pending: <Clock className={styles.pending} size={17} />,
  cross: <CircleX className={styles.cross} size={17} strokeWidth={1.5} />,
} as const;

/** Mark of an item with its word, as in the month view. */
function DayMark({ item, date, today }: Pick<DayItemProps, "item" | "date" | "today">) {
  const word = dailyWord(item, date, today);
  return (
    <span className={styles.mark} title={word}>
      {marks[dailyMark(item, date, today)]}
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

/** Exercise or measurement of a day with its mark. */
export function DayItem({ name, text, item, date, today }: DayItemProps) {
  return (
    <li className={styles.item}>
      <DayMark item={item} date={date} today={today} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </li>
  );
}

type Questionnaire = DayFragment["questionnaires"][number];

interface QuestionnaireItemProps {
  item: Questionnaire;
  date: CalendarDate;
  today: CalendarDate;
  timeZone: string;
  onOpen: (answerId: string, name: string) => void;
}

/** Questionnaire of a day. Its name opens the submitted form; an incomplete one is gray. */
export function QuestionnaireItem({ item, date, today, timeZone, onOpen }: QuestionnaireItemProps) {
  const mark = questionnaireMark(item.status, date, today);
  const { answerid, submittime } = item;
  return (
    <li className={styles.item} data-mark={mark}>
      <span className={styles.mark}>
        <ClipboardList size={17} />
        <span className="visually-hidden">{texts.questionnaireWords[mark]}</span>
      </span>
      {answerid ? (
        <span>
          <button type="button" className={styles.openButton} onClick={() => onOpen(answerid, item.name)}>
            {item.name}
          </button>
          {submittime && (
            <span className={styles.text}>
              {texts.submittedSubmittime(formatTime(Date.parse(submittime), timeZone))}
            </span>
          )}
        </span>
      ) : (
        <span className={styles.greyed}>{item.name}</span>
      )}
    </li>
  );
}
