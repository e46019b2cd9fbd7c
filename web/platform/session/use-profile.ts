import { useSyncExternalStore } from "react";
import type { Profile } from "./profile.ts";
import { session } from "./session.ts";

/** Returns the session's profile, or null. */
export const useProfile = (): Profile | null => useSyncExternalStore(session.subscribe, session.current);

/** Returns the profile on a page that is shown only to signed-in users. */
export function useSignedIn(): Profile {
  const profile = useProfile();
  if (!profile) throw new Error("This part is only shown with a session.");
  return profile;
}
