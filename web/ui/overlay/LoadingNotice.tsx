import { LoaderCircle } from "lucide-react";
import styles from "./LoadingNotice.module.css";

/** Says that what was pressed is opening, until its code is there. */
export const LoadingNotice = () => (
  <output className={styles.coming}>
    <LoaderCircle size={18} /> Opening …
  </output>
);
