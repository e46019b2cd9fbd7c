import { matchesSearch, searchParts } from "@restride/domain/names/search-form.ts";
import { useId, useState } from "react";
import { Button } from "../look/Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import styles from "./CheckList.module.css";
import * as texts from "../check-list-texts.ts";

interface CheckListProps {
  label: string;
  name: string;
  /** Options; null while they load. */
  options: readonly { readonly id: string; readonly name: string }[] | null;
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  /** Text shown when there is nothing to choose. */
  none: string;
}

/** Number of options above which a filter is shown. */
const filterFrom = 8;

/** List of checkboxes, with a checkbox for all or none, and a filter when the list is long. */
export function CheckList({ label, name, options, chosen, onChosen, required, disabled, error, none }: CheckListProps) {
  const id = useId();
  const [filter, setFilter] = useState("");
  const all = options ?? [];
  const visibleOptions = all.filter((option) => matchesSearch([option.name], searchParts(filter)));
  const toggle = (option: string, on: boolean): void =>
    onChosen(on ? [...chosen, option] : chosen.filter((each) => each !== option));
  const allChosen = all.length > 0 && all.every((option) => chosen.includes(option.id));
  return (
    <fieldset className={styles.list} disabled={disabled} aria-describedby={error && `${id}-said`}>
      <legend className={styles.legend}>
        {required && <span aria-hidden>* </span>}
        {label}
      </legend>
      <div className={styles.head}>
        <span>{texts.ofSelected(all.filter((option) => chosen.includes(option.id)).length, all.length)}</span>
        {all.length > filterFrom && (
          <input
            type="search"
            aria-label={texts.filterLabel(label)}
            placeholder={texts.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
        <Button
          size="small"
          name={name}
          disabled={disabled || all.length === 0}
          onClick={() => onChosen(allChosen ? [] : all.map((option) => option.id))}
        >
          {allChosen ? texts.deselectAll : texts.selectAll}
        </Button>
      </div>
      <ul className={styles.options} data-invalid={Boolean(error)}>
        {options !== null && all.length === 0 && <li className={styles.none}>{none}</li>}
        {visibleOptions.map((option) => (
          <li key={option.id}>
            <Checkbox checked={chosen.includes(option.id)} onChecked={(on) => toggle(option.id, on)}>
              {option.name}
            </Checkbox>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-said`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
