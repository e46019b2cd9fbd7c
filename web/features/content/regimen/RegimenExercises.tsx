import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import styles from "../Content.module.css";
import { AddPart } from "../parts/AddPart.tsx";
import { PartEditor } from "../parts/PartEditor.tsx";
import parts from "../parts/Parts.module.css";
import { type OpenedLine, useOpenLine } from "../parts/use-open-line.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import { type Part, type PartOption, partOf, usePartOptions } from "../parts/use-parts.ts";
import { typedNumber } from "../typed.ts";
import { ExerciseLine } from "./ExerciseLine.tsx";
import { type RegimenValues, withoutEntry } from "./regimen-values.ts";

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));

/** The dose with which an exercise begins: its own. */
const beginning = (options: readonly PartOption[], exercise: string) => {
  const dose = options.find(({ value }) => value === exercise)?.dose;
  return {
    holdseconds: typedNumber(dose?.holdseconds),
    repeat: typedNumber(dose?.repeat),
    set: typedNumber(dose?.set),
    time: typedNumber(dose?.time),
    interval: typedNumber(dose?.interval),
    next: "",
  };
};

interface RowProps {
  form: Form<RegimenValues>;
  at: number;
  part: Part;
  /** What may follow it in a chain. */
  others: readonly { readonly value: string; readonly label: string }[];
  opened: OpenedLine;
  onRemove: () => void;
}

/** An exercise with its fields. */
const ExerciseEditor = ({ form: { field }, at, others, ...editor }: RowProps) => (
  <PartEditor {...editor}>
    <TextField {...field(`exercises.${at}.startdate`)} label="First day" required autoComplete="off" />
    <TextField {...field(`exercises.${at}.enddate`)} label="Last day" required autoComplete="off" />
    <SelectField {...field(`exercises.${at}.interval`)} label="Interval" options={intervalOptions} />
    <TextField {...field(`exercises.${at}.time`)} label="Times a day" inputMode="numeric" required />
    <TextField {...field(`exercises.${at}.holdseconds`)} label="Hold in seconds" inputMode="numeric" required />
    <TextField {...field(`exercises.${at}.repeat`)} label="Repeat" inputMode="numeric" required />
    <TextField {...field(`exercises.${at}.set`)} label="Set" inputMode="numeric" required />
    <SelectField {...field(`exercises.${at}.next`)} label="Followed by" options={others} placeholder="Nothing" />
  </PartEditor>
);

interface RegimenExercisesProps {
  form: Form<RegimenValues>;
  content: ContentRecord | null;
  company: string | null;
}

/** The exercises of a regimen, each with its days, its dose and what follows it in a chain. One is open; so is what is not right. */
export function RegimenExercises({ form, content, company }: RegimenExercisesProps) {
  const { values, set, shownError } = form;
  const { exercises, startdate, enddate } = values;
  const line = useOpenLine();
  const options = usePartOptions("exercise", company);
  const held = exercises.map(({ exercise }) => partOf(exercise, content, options));
  const named = held.map(({ name }, at) => ({ value: `${at}`, label: `${at + 1}. ${name}` }));
  const wrong = exercises.length === 0 && shownError("exercises");
  const add = (exercise: string): void => {
    set("exercises", [...exercises, { ...beginning(options, exercise), exercise, startdate, enddate }]);
    line.open(exercises.length, false);
  };
  const row = (part: Part, at: number) => {
    const onRemove = (): void => {
      set("exercises", withoutEntry(exercises, at));
      line.close();
    };
    const key = `${exercises[at]?.exercise} ${at}`;
    if (line.isOpen(at) || shownError(`exercises.${at}`)) {
      const others = named.filter((_, other) => other !== at);
      return <ExerciseEditor key={key} {...{ form, at, part, others, onRemove }} opened={line.editorOf(at)} />;
    }
    const { name } = part;
    const onEdit = (): void => line.open(at);
    return <ExerciseLine key={key} regimen={values} entries={exercises} {...{ at, name, onEdit, onRemove }} />;
  };
  return (
    <FormSection title="Exercises" hint="Inside of the regimen's days.">
      <WholeRow>
        <div className={parts.parts}>{held.map(row)}</div>
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
