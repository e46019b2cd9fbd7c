import { keepDraftsOver } from "./drafts.ts";
import { returnPath } from "./return-path.ts";
import { session } from "./session.ts";
import { texts } from "./texts.ts";
import { toasts } from "./toasts.ts";

/** Says once that the session is over and forgets it but for what is typed; the guards then lead to sign-in. */
export function endExpiredSession(): void {
  const profile = session.current();
  if (!profile) return;
  keepDraftsOver(session.clear);
  returnPath.keep(profile.user._id, location.pathname + location.search);
  toasts.error(texts.tokenExpired);
}
