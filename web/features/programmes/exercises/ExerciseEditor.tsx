import { intervalWeekdays } from "@restride/domain/programmes/interval-weekdays.ts";
import { exerciseRow } from "@restride/domain/programmes/programme-form.ts";
import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { addDays, weekday } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { toasts } from "../../../platform/notices/toasts.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { LinkedRow } from "../../../ui/list/linked/LinkedRows.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { DayField, readDay } from "../DayField.tsx";
import { useEscape } from "../use-escape.ts";
import type { PlanContext } from "../plan-context.ts";
import type { RowProps } from "./ExerciseActions.tsx";
import { ExerciseName } from "./ExerciseRow.tsx";
import { exerciseValues, type ExerciseValues, readExercise } from "./exercise-values.ts";
import styles from "./Exercises.module.css";
import * as texts from "./exercises-texts.ts";

/** Fields of an exercise's dose and window. */
export function ExerciseFields({ form, planContext }: { form: Form<ExerciseValues>; planContext: PlanContext }) {
  const { field, values, set } = form;
  const surgery = planContext.patient.surgery.date;
  const start = readDay(values.startdate, "days", surgery);
  const first = weekday(addDays(surgery, Math.min(Math.max(start ?? 1, -999), 999)));
  const optionOf = (interval: (typeof intervals)[number]) => {
    const days = intervalWeekdays(interval, first);
    return {
      value: `${interval}`,
      label: days === "" ? intervalLabel(interval) : `${intervalLabel(interval)} · ${days}`,
    };
  };
  return (
    <div className={styles.fields}>
      <TextField {...field("hold")} label={texts.hold} inputMode="numeric" />
      <SelectField
        {...field("unit")}
        label={texts.unit}
        options={[
          { value: "second", label: texts.secondsUnit },
          { value: "minute", label: texts.minutesUnit },
        ]}
      />
      <TextField {...field("repeat")} label={texts.repeat} inputMode="numeric" />
      <TextField {...field("set")} label={texts.setLabel} inputMode="numeric" />
      <TextField {...field("time")} label={texts.daily} inputMode="numeric" />
      <DayField {...field("startdate")} label={texts.start} surgery={surgery} />
      <DayField {...field("enddate")} label={texts.end} surgery={surgery} />
      <div className={styles.interval}>
        <SelectField {...field("interval")} label={texts.interval} options={intervals.map(optionOf)} />
      </div>
      <Checkbox checked={values.skiponsurgerydate} onChecked={(on) => set("skiponsurgerydate", on)}>
        {texts.skipOnSurgeryDate}
      </Checkbox>
    </div>
  );
}

/** Returns the schema of an exercise's typed values. */
const schemaOf = (row: ProgrammeExercise, saved: ProgrammeExercise, { patient, day }: PlanContext) => ({
  safeParse: (values: unknown) =>
    exerciseRow({ today: day, saved }).safeParse(readExercise(row, values as ExerciseValues, patient.surgery.date)),
});

/** Focuses the first field of a row that opens, and after it closes the button that opened it. */
function useRowFocus(id: string) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    item.current?.querySelector<HTMLElement>("input")?.focus();
    return () => {
      const row = document.querySelector(`[data-circle="${id}"]`)?.closest("li");
      if (document.activeElement === document.body)
        row?.querySelector<HTMLElement>('[aria-label^="Edit "], [aria-haspopup]')?.focus();
    };
  }, [id]);
  return item;
}

/** Exercise row of the schedule with fields. Enter saves, Escape cancels. */
export function ExerciseEditor({ planContext, ...props }: RowProps & { planContext: PlanContext }) {
  const { row, gutter, editing } = props;
  const schema = schemaOf(row, editing.savedOf(row._id) ?? row, planContext);
  const form = useForm(schema, exerciseValues(row, planContext.patient.surgery.date));
  const { form: formRef, values, submit } = form;
  useEscape(editing.close);
  const item = useRowFocus(row._id);
  const tell = useEffectEvent(() => {
    const typed = schema.safeParse(values);
    if (typed.success) editing.type(typed.data);
  });
  useEffect(() => tell(), [values]);
  return (
    <LinkedRow ref={item} gutter={gutter} isOpen isSelected>
      <ExerciseName {...props} />
      <form
        ref={formRef}
        noValidate
        aria-label={texts.editName(editing.nameOf(row))}
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault();
          submit((changed) => {
            const refused = editing.save(changed);
            if (refused !== null) toasts.error(texts.withItsChain(refused));
          });
        }}
      >
        <ExerciseFields form={form} planContext={planContext} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary">
            {texts.save}
          </Button>
          <Button onClick={editing.close}>{texts.cancel}</Button>
        </div>
      </form>
    </LinkedRow>
  );
}
