import { useState } from "react";
import styles from "./CopyrightFoot.module.css";
import * as texts from "./page-texts.ts";

/** Foot of a public page, with the current year. Paper does not show it. */
export function CopyrightFoot() {
  const [year] = useState(() => new Date().getFullYear());
  return <footer className={styles.foot}>{texts.restrideYear(year)}</footer>;
}
