import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { AddPart } from "../AddPart.tsx";
import styles from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { type Part, partOf, usePartOptions } from "../use-parts.ts";
import { ExerciseLine } from "./ExerciseLine.tsx";
import { type RegimenValues, withoutEntry } from "./regimen-values.ts";

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));
const usual = { holdseconds: "5", repeat: "10", set: "1", time: "1", interval: "1", next: "" };

interface RowProps {
  form: Form<RegimenValues>;
  at: number;
  part: Part;
  onRemove: () => void;
}

/** An exercise with its fields. It has the focus when somebody opened it, or when something in it is wrong and nobody types elsewhere. */
function ExerciseEditor({
  form: { field },
  at,
  part: { name, version },
  others,
  isFocused,
  onRemove,
}: RowProps & { others: readonly { readonly value: string; readonly label: string }[]; isFocused: boolean }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const isTyping = document.activeElement?.matches("input, select, textarea");
    if (wrong ? !isTyping : isFocused) (wrong ?? box.current?.querySelector("input"))?.focus();
  }, [isFocused]);
  return (
    <fieldset ref={box} className={styles.row}>
      <legend>
        {name} <small>{`v${version}`}</small>
      </legend>
      <span className={styles.remove}>
        <IconButton label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
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

/** The exercises of a regimen, each with its days, its dose and what follows it in a chain. One is open; so is what is not right. */
export function RegimenExercises({ form, content, company }: RegimenExercisesProps) {
  const { values, set, shownError } = form;
  const { exercises, startdate, enddate } = values;
  const [open, setOpen] = useState<{ readonly at: number; readonly byHand: boolean } | null>(null);
  const options = usePartOptions("exercise", company);
  const parts = exercises.map(({ exercise }) => partOf(exercise, content, options));
  const named = parts.map(({ name }, at) => ({ value: `${at}`, label: `${at + 1}. ${name}` }));
  const wrong = exercises.length === 0 && shownError("exercises");
  const add = (exercise: string): void => {
    set("exercises", [...exercises, { ...usual, exercise, startdate, enddate }]);
    setOpen({ at: exercises.length, byHand: false });
  };
  const row = (part: Part, at: number) => {
    const remove = (): void => {
      set("exercises", withoutEntry(exercises, at));
      setOpen(null);
    };
    const shared = { form, at, part, onRemove: remove };
    const key = `${exercises[at]?.exercise} ${at}`;
    if (open?.at !== at && !shownError(`exercises.${at}`))
      return (
        <ExerciseLine
          key={key}
          entries={exercises}
          at={at}
          name={part.name}
          onEdit={() => setOpen({ at, byHand: true })}
          onRemove={remove}
        />
      );
    const others = named.filter((_, other) => other !== at);
    return <ExerciseEditor key={key} {...shared} others={others} isFocused={open?.at === at && open.byHand} />;
  };
  return (
    <FormSection title="Exercises" hint="Inside of the regimen's days.">
      <WholeRow>
        <div className={styles.entries}>{parts.map(row)}</div>
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
