import { renewalNotice } from "@restride/domain/sign-in/session.ts";
import { useEffect, useState } from "react";
import { session } from "../../platform/session/session.ts";
import { useProfile } from "../../platform/session/use-profile.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const SessionEndNotice = lazyComponent(
  async () => (await import("../../features/account/SessionEndNotice.tsx")).SessionEndNotice,
  { isPersistent: true },
);

/** Notice shortly before a token ends; nothing before that. */
function TokenExpiryNotice() {
  const [end] = useState(session.end);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const timer = end && setTimeout(() => setIsNear(true), end.at - renewalNotice - Date.now());
    return () => clearTimeout(timer ?? undefined);
  }, [end]);
  return end && isNear && <SessionEndNotice end={end} />;
}

/** Notice that offers to stay signed in, two minutes before the token ends. A new token resets the time. */
export function SessionEnd() {
  const token = useProfile()?.token;
  return token !== undefined && <TokenExpiryNotice key={token} />;
}
