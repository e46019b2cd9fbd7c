import { useSyncExternalStore } from "react";
import type { Connection } from "./calls/connection.ts";
import { connection } from "./calls/connection.ts";
import type { LiveStatus } from "./calls/live-status.ts";
import { liveStatus } from "./calls/live-status.ts";
import type { ThemeChoice } from "./device/theme.ts";
import { theme } from "./device/theme.ts";
import type { Toast } from "./notices/toasts.ts";
import { toasts } from "./notices/toasts.ts";

/** Returns the visible toasts. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(toasts.subscribe, toasts.current);

/** Returns the state of the live connection. */
export const useLiveStatus = (): LiveStatus => useSyncExternalStore(liveStatus.subscribe, liveStatus.current);

/** Returns whether the server can be reached. */
export const useConnection = (): Connection => useSyncExternalStore(connection.subscribe, connection.current);

/** Returns the chosen theme and the current one. */
export const useTheme = (): { choice: ThemeChoice; current: "light" | "dark" } => ({
  choice: useSyncExternalStore(theme.subscribe, theme.choice),
  current: useSyncExternalStore(theme.subscribe, theme.current),
});
