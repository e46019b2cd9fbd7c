import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./PageHead.module.css";

interface HeadProps {
  title: ReactNode;
  counts?: ReactNode;
  children?: ReactNode;
}

/** Returns whether a title begins with words in capitals; such a title has a smaller font. */
const isCapitals = (title: ReactNode): boolean => typeof title === "string" && /^[A-Z]{3,} [A-Z]{3,}/.test(title);

/** Head of a page: its only h1, counts beside it, actions at the right. */
export const PageHead = ({ title, ...rest }: HeadProps) => (
  <Head
    {...rest}
    title={
      <h1 className={styles.title} data-capitals={isCapitals(title) || undefined}>
        {title}
      </h1>
    }
  />
);

/** Head of a section of a page, with an h2. */
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

interface Count {
  readonly label: string;
  readonly value: number | null;
  /** Path of the list of the counted things. */
  readonly to: string;
}

/** Counts with labels, divided by lines, each a link to the list of the counted things. A count that is loading is a dash. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, value, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null ? "—" : <Link to={to}>{value.toLocaleString("en-US")}</Link>}</dd>
        </div>
      ))}
    </dl>
  );
}
