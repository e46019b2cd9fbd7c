import type { ReactNode } from "react";
import styles from "./FormCard.module.css";

/** The card of a long form: the picture of the record first, if it has one, then its sections. */
export const FormCard = ({ picture, children }: { picture?: ReactNode; children: ReactNode }) => (
  <div className={styles.card}>
    {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    {children}
  </div>
);
