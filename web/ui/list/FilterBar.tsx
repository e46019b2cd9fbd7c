import { ListFilter, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../look/Button.tsx";
import styles from "./FilterBar.module.css";
import * as texts from "./list-texts.ts";

/** Active filter. */
export interface FilterPart {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

interface FilterBarProps<Part extends FilterPart> {
  chips: readonly Part[];
  /** Text shown when no filter is active. */
  none: string;
  total: string;
  onFilter: () => void;
  onRemove: (chip: Part) => void;
  onClear: () => void;
  /** Content before the filter button. */
  children?: ReactNode;
}

/** Bar above a list: its children, the filter button, one removable chip for each filter, and the total. */
export function FilterBar<Part extends FilterPart>(props: FilterBarProps<Part>) {
  const { chips, none, total, onFilter, onRemove, onClear, children } = props;
  return (
    <div className={styles.bar} data-toolbar>
      {children}
      <Button icon={<ListFilter />} onClick={onFilter}>
        {texts.filter}
      </Button>
      <ul className={styles.chips} aria-label={texts.filters}>
        {chips.length === 0 && <li className={styles.none}>{none}</li>}
        {chips.map((chip) => (
          <li key={chip.field} className={styles.chip}>
            <span className={styles.label}>{chip.label}</span> <span className={styles.value}>{chip.value}</span>
            <button type="button" aria-label={texts.removeFilter(chip.label)} onClick={() => onRemove(chip)}>
              <X size={13} />
            </button>
          </li>
        ))}
        {chips.length > 0 && (
          <li>
            <button type="button" className={styles.clear} onClick={onClear}>
              {texts.clearAll}
            </button>
          </li>
        )}
      </ul>
      <span className={styles.total}>{total}</span>
    </div>
  );
}
