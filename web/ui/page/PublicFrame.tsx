import type { ReactNode } from "react";
import { Logo } from "../look/Logo.tsx";
import { NameMark } from "../look/NameMark.tsx";
import { CopyrightFoot } from "./CopyrightFoot.tsx";
import styles from "./PublicFrame.module.css";
import * as texts from "./page-texts.ts";

interface PublicFrameProps {
  /** Name of the page's owner; the product by default. */
  name?: string | undefined;
  logo?: string | null | undefined;
  /** Purpose of the page, under the name. */
  subject: string;
  /** Steps at the right of the header. */
  steps?: ReactNode;
  children: ReactNode;
}

/** Frame of a page for people without an account: the owner's name on top, one task below. */
export function PublicFrame({ name, logo, subject, steps, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.inner}>
          {name === undefined ? <Logo size={40} /> : <NameMark name={name} logo={logo} />}
          <p className={styles.names}>
            <strong>{name ?? texts.restride}</strong>
            <span>{subject}</span>
          </p>
          {steps}
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <CopyrightFoot />
    </div>
  );
}
