import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  title: string;
  /** Names the card where its title does not. */
  label?: string;
  /** Quietly beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A white card with a head. What stands in it has its own padding. */
export const Card = ({ title, label = title, aside, children }: CardProps) => (
  <section className={styles.card} aria-label={label}>
    <h2>
      {title} {(aside ?? false) !== false && <small>{aside}</small>}
    </h2>
    {children}
  </section>
);
