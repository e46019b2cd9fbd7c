import { Search } from "lucide-react";
import styles from "./PaletteField.module.css";
import { openPalette } from "./palette-state.ts";

/** Button that looks like a search field and opens the palette. */
export function PaletteField() {
  return (
    <button type="button" className={styles.field} onClick={openPalette} aria-keyshortcuts="Control+K">
      <Search size={15} />
      <span className={styles.long}>Jump to patient...</span>
      <span className={styles.short}>Jump to...</span>
      <kbd className={styles.key}>Ctrl K</kbd>
    </button>
  );
}
