import { renewalNotice } from "@restride/domain/sign-in/session.ts";
import { useEffect, useState } from "react";
import { linkClaims } from "../../platform/session/link-claims.ts";
import { tokenTimes } from "../../platform/session/token.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const LinkEndNotice = lazyComponent(async () => (await import("./LinkEndNotice.tsx")).LinkEndNotice, {
  isPersistent: true,
});

interface LinkEndProps {
  link: string;
  /** Whether the token was just issued: its time then counts from now, however wrong this device's clock is. */
  isNew: boolean;
  onRenewed: (token: string) => void;
}

/** Notice that offers to keep the page open, two minutes before its link ends. Not for mailed links and the app's sessions. */
export function LinkEnd({ link, isNew, onRenewed }: LinkEndProps) {
  const [end] = useState(() => {
    const [claims, times] = [linkClaims(link), tokenTimes(link)];
    if (claims?.kind !== "progress" || !times) return null;
    return { endsAt: Date.now() + (isNew ? times.lifetimeMs : claims.lifetimeMs), isRenewable: times.isRenewable };
  });
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!end) return undefined;
    const timer = setTimeout(() => setIsNear(true), Math.max(0, end.endsAt - renewalNotice - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return end && isNear && <LinkEndNotice link={link} {...end} onRenewed={onRenewed} />;
}
