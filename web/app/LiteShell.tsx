import { isLite, liteQuery } from "@restride/domain/access/guard.ts";
import type { ReactNode, RefObject } from "react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromWrapper, navigationIn, postNavigation } from "../platform/native-bridge.ts";
import { useTheme } from "../platform/stores.ts";
import { AntdTheme } from "../ui/AntdTheme.tsx";
import { useLiteNews } from "./use-news.ts";
import styles from "./Shell.module.css";

/** The same path in lite: nothing that is heard leads out of it. */
const inLite = (path: string): string => {
  const { pathname, search } = new URL(path, location.origin);
  return isLite(search) ? path : `${pathname}${search === "" ? "?" : `${search}&`}${liteQuery}`;
};

/** Tells the native wrapper where somebody goes; not what it said itself, and not where it opened the application. */
function useTellWrapper(heard: RefObject<string | null>): void {
  const { pathname, search } = useLocation();
  const told = useRef(pathname + search);
  useEffect(() => {
    const path = pathname + search;
    if (path === told.current) return;
    told.current = path;
    if (path !== heard.current) postNavigation(window, pathname, Object.fromEntries(new URLSearchParams(search)));
  }, [pathname, search, heard]);
}

/** Lite has no headers: only the screen itself, and an ear for the native wrapper. */
export function LiteShell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const heard = useRef<string | null>(null);
  useLiteNews();
  useTellWrapper(heard);
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      const path = isFromWrapper(window, event) ? navigationIn(event.data) : null;
      if (path === null) return;
      heard.current = inLite(path);
      void navigate(heard.current);
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
