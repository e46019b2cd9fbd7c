import { liteTexts } from "@restride/domain/cases/lite-messages.ts";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useVisibleWindow } from "../../platform/device/visible-window.ts";
import { useConnection } from "../../platform/stores.ts";
import { useLiteNews } from "../news/use-news.ts";
import { SessionEnd } from "./SessionEnd.tsx";
import { useOutbox } from "./use-outbox.ts";
import styles from "./LiteShell.module.css";

/** Shell of lite pages. It has no headers: only the screen itself, as high as a phone's keyboard allows. */
export function LiteShell({ children }: { children: ReactNode }) {
  useLiteNews();
  useOutbox();
  const isLost = useConnection().kind === "lost";
  return (
    <main id="content" className={styles.screen} style={useVisibleWindow()}>
      {children}
      <output className={styles.lost}>
        {isLost && (
          <>
            <WifiOff size={16} /> {liteTexts.offline}
          </>
        )}
      </output>
      <SessionEnd />
    </main>
  );
}
