import { Pencil, Plus, Trash2 } from "lucide-react";
import styles from "./Running.module.css";
import type { RowChange } from "./change-texts.ts";
import * as texts from "./running-texts.ts";

const icons = { added: Plus, changed: Pencil, ended: Trash2 };

/** List of the changes, row by row. */
export const ChangeList = ({ changes }: { changes: readonly RowChange[] }) => (
  <ul className={styles.changes} aria-label={texts.changes}>
    {changes.map(({ id, kind, name, text }) => {
      const Icon = icons[kind];
      return (
        <li key={id}>
          <Icon size={14} />
          <span>
            <strong>{name}</strong>
            <small>{text}</small>
          </span>
        </li>
      );
    })}
  </ul>
);
