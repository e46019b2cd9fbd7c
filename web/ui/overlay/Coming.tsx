import { LoaderCircle } from "lucide-react";
import styles from "./Coming.module.css";

/** Says that what was pressed is opening, until its code is there. */
export const Coming = () => (
  <output className={styles.coming}>
    <LoaderCircle size={18} /> Opening …
  </output>
);
