import type { MenuItem } from "@restride/domain/access/menu.ts";
import { Kbd } from "../../ui/look/Marks.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./KeysDialog.module.css";
import { goTo } from "../navigation/shortcuts.ts";

const general: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Ctrl", "K"], "jump to a patient or page"],
  [["/"], "search in this list"],
  [["↑", "↓"], "move between rows"],
  [["Enter"], "open the row"],
  [["X"], "select the row"],
  [["J"], "next patient of the list"],
  [["K"], "previous patient of the list"],
  [["←", "→"], "page the calendar"],
  [["T"], "today in the calendar"],
  [["D"], "day view"],
  [["M"], "month view"],
  [["N"], "new note about the patient"],
  [["N"], "new exercise in the schedule"],
  [["N"], "new patient, where unfinished ones are listed"],
  [["C"], "copy the note"],
  [["Ctrl", "Enter"], "send"],
  [["F6"], "reach the notice, such as Undo"],
  [["Esc"], "close or clear"],
  [["?"], "all shortcuts"],
];

/** Dialog that lists the keyboard shortcuts of the console, with those for these pages. */
export function KeysDialog({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const pages = Object.entries(goTo).filter(([, label]) => items.some((item) => item.label === label));
  const rows = [...general, ...pages.map(([key, label]) => [["G", key.toUpperCase()], `go to ${label}`] as const)];
  return (
    <Dialog title="Keyboard shortcuts" width="medium" onClose={onClose}>
      <dl className={styles.list}>
        {rows.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
