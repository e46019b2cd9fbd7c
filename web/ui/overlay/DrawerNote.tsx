import { Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./DrawerNote.module.css";

/** What a drawer says of all that it lists, at its top. */
export const DrawerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <Info />
    <span>{children}</span>
  </p>
);
