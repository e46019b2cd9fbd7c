import styles from "./CopyrightFoot.module.css";
import * as texts from "./page-texts.ts";

/** Foot of a public page, with the current year. Paper does not show it. */
export const CopyrightFoot = () => (
  <footer className={styles.foot}>{texts.restrideYear(new Date().getFullYear())}</footer>
);
