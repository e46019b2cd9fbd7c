import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { X } from "lucide-react";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { AddPart } from "../AddPart.tsx";
import styles from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { type Part, partOf, usePartOptions } from "../use-parts.ts";
import { type RegimenValues, withoutEntry } from "./regimen-values.ts";

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));
const usual = { holdseconds: "5", repeat: "10", set: "1", time: "1", interval: "1", next: "" };

interface RowProps {
  form: Form<RegimenValues>;
  at: number;
  part: Part;
  /** The other exercises, to be linked to. */
  others: readonly { readonly value: string; readonly label: string }[];
}

function ExerciseRow({ form, at, part: { name, version }, others }: RowProps) {
  const { field, values, set } = form;
  const remove = (): void => set("exercises", withoutEntry(values.exercises, at));
  return (
    <fieldset className={styles.row}>
      <legend>
        {name} <small>{`v${version}`}</small>
      </legend>
      <span className={styles.remove}>
        <IconButton label={`Remove ${name}`} icon={<X />} onClick={remove} />
      </span>
      <div className={styles.fields}>
        <TextField {...field(`exercises.${at}.startdate`)} label="First day" required autoComplete="off" />
        <TextField {...field(`exercises.${at}.enddate`)} label="Last day" required autoComplete="off" />
        <SelectField {...field(`exercises.${at}.interval`)} label="Interval" options={intervalOptions} />
        <TextField {...field(`exercises.${at}.time`)} label="Times a day" inputMode="numeric" required />
        <TextField {...field(`exercises.${at}.holdseconds`)} label="Hold in seconds" inputMode="numeric" required />
        <TextField {...field(`exercises.${at}.repeat`)} label="Repeat" inputMode="numeric" required />
        <TextField {...field(`exercises.${at}.set`)} label="Set" inputMode="numeric" required />
        <SelectField {...field(`exercises.${at}.next`)} label="Followed by" options={others} placeholder="Nothing" />
      </div>
    </fieldset>
  );
}

interface RegimenExercisesProps {
  form: Form<RegimenValues>;
  content: ContentRecord | null;
  company: string | null;
}

/** The exercises of a regimen, each with its days, its dose and what follows it in a chain. */
export function RegimenExercises({ form, content, company }: RegimenExercisesProps) {
  const { values, set, shownError } = form;
  const options = usePartOptions("exercise", company);
  const parts = values.exercises.map(({ exercise }) => partOf(exercise, content, options));
  const named = parts.map(({ name }, at) => ({ value: `${at}`, label: `${at + 1}. ${name}` }));
  const wrong = values.exercises.length === 0 && shownError("exercises");
  const add = (exercise: string): void => {
    const { startdate, enddate } = values;
    set("exercises", [...values.exercises, { ...usual, exercise, startdate, enddate }]);
  };
  return (
    <FormSection title="Exercises" hint="Inside of the regimen's days.">
      <WholeRow>
        {parts.map((part, at) => (
          <ExerciseRow
            key={`${values.exercises[at]?.exercise} ${at}`}
            form={form}
            at={at}
            part={part}
            others={named.filter((_, other) => other !== at)}
          />
        ))}
        <AddPart label="Add exercise" options={options} onAdd={add} />
        {wrong && (
          <p className={styles.said} role="alert">
            {wrong}
          </p>
        )}
      </WholeRow>
    </FormSection>
  );
}
