import type { ReactNode } from "react";
import styles from "./FormSection.module.css";

interface FormSectionProps {
  title: string;
  hint?: string;
  /** Places three fields side by side where the window is wide enough. */
  hasThreeColumns?: boolean;
  children: ReactNode;
}

/** Section of a long form: title and hint at the left, its fields in columns at the right. */
export const FormSection = ({ title, hint, hasThreeColumns = false, children }: FormSectionProps) => (
  <section className={styles.section}>
    <header>
      <h2 className={styles.title}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
    </header>
    <div className={styles.fields} data-columns={hasThreeColumns ? 3 : undefined}>
      {children}
    </div>
  </section>
);

/** Makes a field as wide as its section, unless `unless` is true. */
export const FullWidthRow = ({ unless = false, children }: { unless?: boolean; children: ReactNode }) => (
  <div className={unless ? undefined : styles.fullWidth}>{children}</div>
);
