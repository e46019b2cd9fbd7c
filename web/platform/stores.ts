import { useSyncExternalStore } from "react";
import type { Connection } from "./calls/connection.ts";
import { connection } from "./calls/connection.ts";
import type { LiveStatus } from "./calls/live-status.ts";
import { liveStatus } from "./calls/live-status.ts";
import type { Profile } from "./session/profile.ts";
import { session } from "./session/session.ts";
import type { ThemeChoice } from "./device/theme.ts";
import { theme } from "./device/theme.ts";
import type { Toast } from "./page/toasts.ts";
import { toasts } from "./page/toasts.ts";

/** The session's profile, or null. */
export const useProfile = (): Profile | null => useSyncExternalStore(session.subscribe, session.current);

/** The profile on a page that is only shown to somebody who is signed in. */
export function useSignedIn(): Profile {
  const profile = useProfile();
  if (!profile) throw new Error("This part is only shown with a session.");
  return profile;
}

/** The toasts that are shown. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(toasts.subscribe, toasts.current);

/** The state of the live connection. */
export const useLiveStatus = (): LiveStatus => useSyncExternalStore(liveStatus.subscribe, liveStatus.current);

/** Whether the server can be reached. */
export const useConnection = (): Connection => useSyncExternalStore(connection.subscribe, connection.current);

/** The theme that was chosen, and the one that is shown. */
export const useTheme = (): { choice: ThemeChoice; shown: "light" | "dark" } => ({
  choice: useSyncExternalStore(theme.subscribe, theme.choice),
  shown: useSyncExternalStore(theme.subscribe, theme.shown),
});
