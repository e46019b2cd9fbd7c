import type { ReactNode } from "react";
import styles from "./FormCard.module.css";

/** Card of a long form: the image of the record first, if it has one, then its sections. */
export const FormCard = ({ picture, children }: { picture?: ReactNode; children: ReactNode }) => (
  <div className={styles.card}>
    {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    {children}
  </div>
);
