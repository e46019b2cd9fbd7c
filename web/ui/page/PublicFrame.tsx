import type { ReactNode } from "react";
import { Logo } from "../look/Logo.tsx";
import { NameMark } from "../look/NameMark.tsx";
import styles from "./PublicFrame.module.css";

interface PublicFrameProps {
  /** Whose page it is; the product's own when left out. */
  name?: string | undefined;
  logo?: string | null | undefined;
  /** What the page is for, under the name. */
  subject: string;
  /** At the right of the head: where one is in a row of steps. */
  steps?: ReactNode;
  children: ReactNode;
}

const year = new Date().getFullYear();

/** The frame of a page for people without an account: whose it is on top, one task below. */
export function PublicFrame({ name, logo, subject, steps, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.inner}>
          {name === undefined ? <Logo size={40} /> : <NameMark name={name} logo={logo} />}
          <p className={styles.names}>
            <strong>{name ?? "Restride"}</strong>
            <span>{subject}</span>
          </p>
          {steps}
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>© {year} Restride</footer>
    </div>
  );
}
