import { useSyncExternalStore } from "react";
import type { Profile } from "./profile.ts";
import { session } from "./session.ts";

/** The session's profile, or null. */
export const useProfile = (): Profile | null => useSyncExternalStore(session.subscribe, session.current);

/** The profile on a page that is only shown to somebody who is signed in. */
export function useSignedIn(): Profile {
  const profile = useProfile();
  if (!profile) throw new Error("This part is only shown with a session.");
  return profile;
}
