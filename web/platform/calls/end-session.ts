import { endSessionKeepingDrafts } from "../storage/drafts.ts";
import { returnPath } from "../session/return-path.ts";
import { session } from "../session/session.ts";
import * as platformTexts from "../platform-texts.ts";
import { toasts } from "../notices/toasts.ts";

/** Shows once that the session is over and clears it, except for drafts; the guards then redirect to sign-in. */
export function endExpiredSession(): void {
  const profile = session.current();
  if (!profile) return;
  endSessionKeepingDrafts(session.clear);
  returnPath.store(profile.user._id, location.pathname + location.search);
  toasts.error(platformTexts.tokenExpired);
}
