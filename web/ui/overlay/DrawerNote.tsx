import { Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./DrawerNote.module.css";

/** Note at the top of a drawer, about everything that it lists. */
export const DrawerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <Info />
    <span>{children}</span>
  </p>
);
