import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  title: string;
  /** Accessible name, where it differs from the title. */
  label?: string;
  /** Muted text beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Card with a header. The card adds no padding around its content. */
export const Card = ({ title, label = title, aside, children }: CardProps) => (
  <section className={styles.card} aria-label={label}>
    <h2>
      {title} {(aside ?? false) !== false && <small>{aside}</small>}
    </h2>
    {children}
  </section>
);
