import type { ReactNode } from "react";
import { useLiteNews } from "./use-news.ts";
import styles from "./Shell.module.css";

/** Lite has no headers: only the screen itself. */
export function LiteShell({ children }: { children: ReactNode }) {
  useLiteNews();
  return (
    <main id="content" className={styles.content}>
      {children}
    </main>
  );
}
