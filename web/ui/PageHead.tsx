import type { ReactNode } from "react";
import styles from "./PageHead.module.css";

/** The head of a page: its one h1, counts beside it, actions at the right. */
export function PageHead({ title, counts, children }: { title: ReactNode; counts?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {counts}
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** Numbers with their word, divided by lines. A number on its way is a dash. */
export function Counts({ counts }: { counts: readonly { label: string; value: number | null }[] }) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null ? "—" : value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
