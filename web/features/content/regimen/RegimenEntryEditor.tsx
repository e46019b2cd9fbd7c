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
import * as texts from "./regimen-texts.ts";

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
          <TextField {...field(`exercises.${at}.startdate`)} label={texts.firstDay} required />
          <TextField {...field(`exercises.${at}.enddate`)} label={texts.lastDay} required />
          <SelectField {...field(`exercises.${at}.interval`)} label={texts.interval} options={intervalOptions} />
          <TextField {...field(`exercises.${at}.time`)} label={texts.timesADay} inputMode="numeric" required />
          <TextField
            {...field(`exercises.${at}.holdseconds`)}
            label={texts.holdInSeconds}
            inputMode="numeric"
            required
          />
          <TextField {...field(`exercises.${at}.repeat`)} label={texts.repeat} inputMode="numeric" required />
          <TextField {...field(`exercises.${at}.set`)} label={texts.setLabel} inputMode="numeric" required />
        </fieldset>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={editing.close}>
            {texts.doneLabel}
          </Button>
          <Button onClick={() => editing.remove(at)}>{texts.remove}</Button>
        </div>
      </div>
    </LinkedRow>
  );
}
