import type { ReactNode } from "react";
import styles from "./PageHead.module.css";

interface HeadProps {
  title: ReactNode;
  counts?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: its one h1, counts beside it, actions at the right. */
export const PageHead = ({ title, ...rest }: HeadProps) => (
  <Head {...rest} title={<h1 className={styles.title}>{title}</h1>} />
);

/** The same for a part of a page that has a head of its own. */
export const SectionHead = ({ title, ...rest }: HeadProps) => (
  <Head {...rest} title={<h2 className={styles.title}>{title}</h2>} />
);

const Head = ({ title, counts, children }: HeadProps) => (
  <header className={styles.head} data-toolbar>
    {title}
    {counts}
    <div className={styles.actions}>{children}</div>
  </header>
);

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
