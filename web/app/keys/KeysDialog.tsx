import type { MenuItem } from "@restride/domain/access/menu.ts";
import { Kbd } from "../../ui/look/Marks.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./KeysDialog.module.css";
import { goTo } from "../navigation/shortcuts.ts";
import * as texts from "./keys-texts.ts";

const general: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[texts.ctrl, "K"], texts.jumpToAPatientOrPage],
  [["/"], texts.searchInThisList],
  [["↑", "↓"], texts.moveBetweenRows],
  [[texts.enter], texts.openTheRow],
  [["X"], texts.selectTheRow],
  [["J"], texts.nextPatientOfTheList],
  [["K"], texts.previousPatientOfTheList],
  [["←", "→"], texts.pageTheCalendar],
  [["T"], texts.todayInTheCalendar],
  [["D"], texts.dayView],
  [["M"], texts.monthView],
  [["N"], texts.newNoteAboutThePatient],
  [["N"], texts.newExerciseInTheSchedule],
  [["N"], texts.newPatientWhereUnfinishedOnes],
  [["C"], texts.copyTheNote],
  [[texts.ctrl, texts.enter], texts.sendText],
  [["F6"], texts.reachTheNoticeSuchAs],
  [[texts.esc], texts.closeOrClear],
  [["?"], texts.allShortcuts],
];

/** Dialog that lists the keyboard shortcuts of the console, with those for these pages. */
export function KeysDialog({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const pages = Object.entries(goTo).filter(([, label]) => items.some((item) => item.label === label));
  const rows = [...general, ...pages.map(([key, label]) => [["G", key.toUpperCase()], texts.goTo(label)] as const)];
  return (
    <Dialog title={texts.keyboardShortcuts} width="medium" onClose={onClose}>
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
