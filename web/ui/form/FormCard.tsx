import type { ReactNode } from "react";
import styles from "./FormCard.module.css";

/** The card of a long form: the picture of the record first, then its sections. */
export const FormCard = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={styles.card}>
    <div className={styles.picture}>{picture}</div>
    {children}
  </div>
);
