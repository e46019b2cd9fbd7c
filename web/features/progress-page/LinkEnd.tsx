import { renewalOfferedBefore } from "@restride/domain/sign-in/session.ts";
import { useEffect, useState } from "react";
import { linkClaims, tokenTimes } from "../../platform/session/token.ts";
import { late } from "../../ui/page/late.tsx";

const LinkEndNotice = late(async () => (await import("./LinkEndNotice.tsx")).LinkEndNotice);

interface LinkEndProps {
  link: string;
  onRenewed: (token: string) => void;
}

/** Offers to keep the page open two minutes before the end of its link. Nothing for links that were mailed, and for the app's sessions. */
export function LinkEnd({ link, onRenewed }: LinkEndProps) {
  const [end] = useState(() => {
    const claims = linkClaims(link);
    const isRenewable = tokenTimes(link)?.isRenewable ?? false;
    return claims?.kind === "progress" ? { endsAt: Date.now() + claims.lasts, isRenewable } : null;
  });
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!end) return undefined;
    const timer = setTimeout(() => setIsNear(true), Math.max(0, end.endsAt - renewalOfferedBefore - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return end && isNear && <LinkEndNotice link={link} {...end} onRenewed={onRenewed} />;
}
