import type { ReactNode } from "react";
import styles from "./FormSection.module.css";

/** A part of a long form: title and hint at the left, its fields in two columns at the right. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className={styles.section}>
    <header>
      <h2 className={styles.title}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
    </header>
    <div className={styles.fields}>{children}</div>
  </section>
);

/** A field as wide as its section. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div className={styles.whole}>{children}</div>;
