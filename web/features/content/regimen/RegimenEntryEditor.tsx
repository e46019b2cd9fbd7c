import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import type { KeyboardEvent } from "react";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { LinkedRow } from "../../../ui/list/linked/LinkedRows.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { useOwnFocus } from "../parts/use-own-focus.ts";
import { EntryName, type EntryProps } from "./RegimenEntry.tsx";
import styles from "./RegimenExercises.module.css";
import type { RegimenValues } from "./regimen-values.ts";

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));

/** Exercise row of a regimen with its fields. Typed values apply at once; Enter and Escape close the fields. */
export function RegimenEntryEditor({ form: { field }, ...props }: EntryProps & { form: Form<RegimenValues> }) {
  const { at, part, gutter, editing } = props;
  const { byHand, onTyped } = editing.editorOf(at);
  const fields = useOwnFocus(byHand);
  const closeByKeys = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" && !(event.key === "Enter" && event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // Enter would publish the regimen.
    editing.close();
  };
  return (
    <LinkedRow gutter={gutter} isOpen isSelected>
      <EntryName {...props} />
      <div role="presentation" className={styles.editor} onKeyDown={closeByKeys}>
        <fieldset ref={fields} aria-label={part.name} className={styles.fields} onInput={onTyped}>
          <TextField {...field(`exercises.${at}.startdate`)} label="First day" required />
          <TextField {...field(`exercises.${at}.enddate`)} label="Last day" required />
          <SelectField {...field(`exercises.${at}.interval`)} label="Interval" options={intervalOptions} />
          <TextField {...field(`exercises.${at}.time`)} label="Times a day" inputMode="numeric" required />
          <TextField {...field(`exercises.${at}.holdseconds`)} label="Hold in seconds" inputMode="numeric" required />
          <TextField {...field(`exercises.${at}.repeat`)} label="Repeat" inputMode="numeric" required />
          <TextField {...field(`exercises.${at}.set`)} label="Set" inputMode="numeric" required />
        </fieldset>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={editing.close}>
            Done
          </Button>
          <Button onClick={() => editing.remove(at)}>Remove</Button>
        </div>
      </div>
    </LinkedRow>
  );
}
