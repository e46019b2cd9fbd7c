import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useVisibleWindow } from "../../platform/device/visible-window.ts";
import { useConnection } from "../../platform/stores.ts";
import { liteListeners, shellListeners } from "../generated/subject-listeners.ts";
import { Parts } from "../parts/Parts.tsx";
import { SessionEnd } from "./SessionEnd.tsx";
import styles from "./LiteShell.module.css";
import * as texts from "./shell-texts.ts";

/** Shell of lite pages. It has no headers: only the screen itself, as high as a phone's keyboard allows. */
export function LiteShell({ children }: { children: ReactNode }) {
  const isLost = useConnection().kind === "lost";
  return (
    <main id="content" className={styles.screen} style={useVisibleWindow()}>
      {children}
      <output className={styles.offlineNotice}>
        {isLost && (
          <>
            <WifiOff size={16} /> {texts.noConnectionYourTextIsKept}
          </>
        )}
      </output>
      <Parts all={liteListeners} />
      <Parts all={shellListeners} />
      <SessionEnd />
    </main>
  );
}
