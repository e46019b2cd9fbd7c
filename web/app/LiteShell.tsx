import type { ReactNode } from "react";
import { useTheme } from "../platform/stores.ts";
import { AntdTheme } from "../ui/AntdTheme.tsx";
import { useLiteNews } from "./use-news.ts";
import styles from "./Shell.module.css";

/** Lite has no headers: only the screen itself. */
export function LiteShell({ children }: { children: ReactNode }) {
  useLiteNews();
  return (
    <AntdTheme name={useTheme().shown}>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </AntdTheme>
  );
}
