import { LoaderCircle } from "lucide-react";
import styles from "./LoadingNotice.module.css";
import * as texts from "./overlay-texts.ts";

/** Notice that something is opening, until its code is loaded. */
export const LoadingNotice = () => (
  <output className={styles.loading}>
    <LoaderCircle size={18} /> {texts.openingLabel}
  </output>
);
