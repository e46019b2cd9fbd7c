import type { ReactNode } from "react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { navigationIn } from "../platform/native-bridge.ts";
import { useTheme } from "../platform/stores.ts";
import { AntdTheme } from "../ui/AntdTheme.tsx";
import { useLiteNews } from "./use-news.ts";
import styles from "./Shell.module.css";

/** Lite has no headers: only the screen itself, and an ear for the native wrapper. */
export function LiteShell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useLiteNews();
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      const path = navigationIn(event.data);
      if (path !== null) void navigate(path);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [navigate]);
  return (
    <AntdTheme name={useTheme().shown}>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </AntdTheme>
  );
}
