import { renewalOfferedBefore } from "@restride/domain/sign-in/session.ts";
import { useEffect, useState } from "react";
import { linkClaims } from "../../platform/session/link-claims.ts";
import { tokenTimes } from "../../platform/session/token.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const LinkEndNotice = lazyComponent(async () => (await import("./LinkEndNotice.tsx")).LinkEndNotice, {
  isPersistent: true,
});

interface LinkEndProps {
  link: string;
  /** Whether the token came just now: then its time counts from now, however wrong the clock of this device is. */
  isNew: boolean;
  onRenewed: (token: string) => void;
}

/** Offers to keep the page open two minutes before the end of its link. Nothing for links that were mailed, and for the app's sessions. */
export function LinkEnd({ link, isNew, onRenewed }: LinkEndProps) {
  const [end] = useState(() => {
    const [claims, times] = [linkClaims(link), tokenTimes(link)];
    if (claims?.kind !== "progress" || !times) return null;
    return { endsAt: Date.now() + (isNew ? times.lasts : claims.lasts), isRenewable: times.isRenewable };
  });
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!end) return undefined;
    const timer = setTimeout(() => setIsNear(true), Math.max(0, end.endsAt - renewalOfferedBefore - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return end && isNear && <LinkEndNotice link={link} {...end} onRenewed={onRenewed} />;
}
