import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./ScreenBar.module.css";
import * as texts from "./page-texts.ts";

interface ScreenBarProps {
  title: string;
  /** Muted line below the title. */
  text?: string | undefined;
  /** Target of the back arrow; without it the screen is the first. */
  back?: { readonly to: string; readonly state?: unknown };
  picture?: ReactNode;
  /** Actions at the right. */
  children?: ReactNode;
}

/** Bar on top of a screen that has no shell. */
export const ScreenBar = ({ title, text, back, picture, children }: ScreenBarProps) => (
  <header className={styles.bar}>
    {back && (
      <Link {...back} className={styles.back} aria-label={texts.back}>
        <ArrowLeft size={20} />
      </Link>
    )}
    {picture}
    <div className={styles.text}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
    {children}
  </header>
);
