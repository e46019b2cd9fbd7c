import type { ReactNode } from "react";
import styles from "./PatientPanel.module.css";

interface PanelSectionProps {
  title: string;
  count?: number;
  children: ReactNode;
}

/** Section of a patient's panel with its heading and the number of its rows. */
export const PanelSection = ({ title, count, children }: PanelSectionProps) => (
  <section className={styles.section}>
    <h2>
      {title} {count !== undefined && <span>{count}</span>}
    </h2>
    {children}
  </section>
);
