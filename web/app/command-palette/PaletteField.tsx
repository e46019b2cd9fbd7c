import { Search } from "lucide-react";
import styles from "./PaletteField.module.css";
import { openPalette } from "./palette-state.ts";
import * as texts from "./command-palette-texts.ts";

/** Button that looks like a search field and opens the palette. */
export function PaletteField() {
  return (
    <button type="button" className={styles.field} onClick={openPalette} aria-keyshortcuts={texts.controlK}>
      <Search size={15} />
      <span className={styles.long}>{texts.jumpToPatient}</span>
      <span className={styles.short}>{texts.jumpTo}</span>
      <kbd className={styles.key}>{texts.ctrlK}</kbd>
    </button>
  );
}
