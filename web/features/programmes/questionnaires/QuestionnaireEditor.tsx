import { datesOf } from "@restride/domain/programmes/four-weeks.ts";
import { type ProgrammeQuestionnaire, questionnairePlan } from "@restride/domain/programmes/programme.ts";
import { recallText } from "@restride/domain/programmes/recall.ts";
import { readSurgeryDay, surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Check, CircleAlert, Plus, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Segmented } from "../../../ui/field/Segmented.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import card from "../Card.module.css";
import { CardForm } from "../CardForm.tsx";
import { DayField } from "../DayField.tsx";
import { monthSlashDay } from "../preview/date-texts.ts";
import type { Names } from "../use-content.ts";
import type { PlanContext } from "../plan-context.ts";
import { QuestionnaireHead } from "./QuestionnaireCard.tsx";
import {
  nextSpan,
  questionnaireSchema,
  type QuestionnaireValues,
  type SpanValues,
  valuesOf,
} from "./questionnaire-values.ts";
import styles from "./Questionnaires.module.css";
import { WeekdayChips } from "./WeekdayChips.tsx";
import * as texts from "./questionnaires-texts.ts";

type SpanForm = Form<QuestionnaireValues, ProgrammeQuestionnaire[]>;

function Span({ form, at, planContext }: { form: SpanForm; at: number; planContext: PlanContext }) {
  const { field, values, set, dropRow, shownError } = form;
  const span = values.spans[at]!;
  const put = (change: Partial<SpanValues>): void =>
    set(
      "spans",
      values.spans.map((each, place) => (place === at ? { ...each, ...change } : each)),
    );
  const toggle = (weekday: number): void =>
    put({
      weekdays: span.weekdays.includes(weekday)
        ? span.weekdays.filter((each) => each !== weekday)
        : [...span.weekdays, weekday],
    });
  const wrong = shownError(`spans.${at}.weekdays`);
  const surgery = planContext.patient.surgery.date;
  return (
    <fieldset className={card.fields} aria-label={texts.spanAt(at + 1)}>
      <DayField {...field(`spans.${at}.startdate`)} label={texts.start} surgery={surgery} />
      <DayField {...field(`spans.${at}.enddate`)} label={texts.end} surgery={surgery} />
      <div className={`${card.fullWidth} ${styles.span}`}>
        <WeekdayChips chosen={span.weekdays} onToggle={toggle} />
        {values.spans.length > 1 && (
          <IconButton label={texts.removeSpan(at + 1)} icon={<X />} onClick={() => dropRow("spans", at)} />
        )}
      </div>
      {wrong && (
        <p className={card.fullWidth} role="alert">
          <CircleAlert size={13} /> {wrong}
        </p>
      )}
    </fieldset>
  );
}

interface DaysProps {
  typed: string;
  answered: readonly number[];
  surgery: CalendarDate;
}

const partsOf = (typed: string): string[] =>
  typed
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Typed days, each with its date; invalid ones are outlined. Answered days stay and have a check mark. */
const Days = ({ typed, answered, surgery }: DaysProps) => (
  <ul className={styles.days}>
    {[...answered.filter((day) => !partsOf(typed).map(Number).includes(day)).map(String), ...partsOf(typed)].map(
      (part, at) => {
        const day = /^-?\d{1,4}$/.test(part) ? readSurgeryDay(part) : Number.NaN;
        return (
          <li key={`${part} ${at}`} data-wrong={Number.isNaN(day)}>
            {answered.includes(day) && <Check size={12} aria-label={texts.answeredLabel} />}{" "}
            {Number.isNaN(day) ? part : `${surgeryDayLabel(day)} · ${monthSlashDay(addDays(surgery, day))}`}
          </li>
        );
      },
    )}
  </ul>
);

interface QuestionnaireEditorProps {
  rows: readonly ProgrammeQuestionnaire[];
  /** Saved spans of the questionnaire. */
  saved?: readonly ProgrammeQuestionnaire[];
  /** Listed days that were answered. */
  answered?: readonly number[];
  planContext: PlanContext;
  names: Names;
  /** Called with the typed rows while they are valid. */
  onTyped: (rows: readonly ProgrammeQuestionnaire[]) => void;
  onSave: (rows: readonly ProgrammeQuestionnaire[]) => void;
  onClose: () => void;
}

/** Returns the dates from today on at which the spans of a questionnaire ask. */
const datesFromToday = (rows: readonly ProgrammeQuestionnaire[], { patient, today }: PlanContext): CalendarDate[] =>
  rows.flatMap((row) => datesOf(questionnairePlan(row), { surgery: patient.surgery.date, today })).toSorted();

/** Fields of the weekly spans, which can be added and removed, or of the listed days. */
function Schedule({
  form,
  planContext,
  answered,
}: {
  form: SpanForm;
  planContext: PlanContext;
  answered: readonly number[];
}) {
  const { values, set, field } = form;
  if (values.scheduletype === "custom")
    return (
      <>
        <TextField {...field("schedule")} label={texts.daysFromSurgery} required />
        <Days typed={values.schedule} answered={answered} surgery={planContext.patient.surgery.date} />
      </>
    );
  return (
    <>
      {values.spans.map(({ _id }, at) => (
        <Span key={_id} form={form} at={at} planContext={planContext} />
      ))}
      <Button
        variant="text"
        icon={<Plus />}
        onClick={() => set("spans", [...values.spans, nextSpan(values.spans, planContext)])}
      >
        {texts.addSpan}
      </Button>
    </>
  );
}

/** Form of a questionnaire's schedule: weekly in spans, or on listed days. */
export function QuestionnaireEditor(props: QuestionnaireEditorProps) {
  const { rows, saved = [], answered = [], planContext, names, onTyped, onSave, onClose } = props;
  const [first] = rows;
  const formid = first?.formid ?? "";
  const schema = questionnaireSchema(formid, planContext, saved, answered);
  const form: SpanForm = useForm(schema, valuesOf(rows, planContext));
  const { form: formRef, values, set, submit } = form;
  const tell = useEffectEvent(() => {
    const typed = schema.safeParse(values);
    if (typed.success) onTyped(typed.data);
  });
  useEffect(() => tell(), [values]);
  if (!first) return null;
  const typed = schema.safeParse(values);
  const recall =
    typed.success && recallText(datesFromToday(typed.data, planContext), names.recalls.get(formid) ?? null);
  return (
    <CardForm
      label={texts.editName(names.form(formid).name)}
      formRef={formRef}
      head={<QuestionnaireHead row={first} names={names} open />}
      onSubmit={() => submit(onSave)}
      onClose={onClose}
    >
      <div className={`${card.section} ${styles.editor}`}>
        <Segmented
          label={texts.schedule}
          block
          value={values.scheduletype}
          options={scheduleOptions}
          onValue={(scheduletype) => set("scheduletype", scheduletype)}
        />
        <Schedule form={form} planContext={planContext} answered={answered} />
        <Checkbox checked={values.skiponsurgerydate} onChecked={(on) => set("skiponsurgerydate", on)}>
          {texts.skipOnSurgeryDate}
        </Checkbox>
        {recall && <output className={card.mutedText}>{recall}</output>}
      </div>
    </CardForm>
  );
}

const scheduleOptions = [
  { value: "weekly", text: texts.weekly },
  { value: "custom", text: texts.custom },
] as const;
