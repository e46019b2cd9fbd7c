import { useEffect, useEffectEvent } from "react";
import { linkClaims } from "../../platform/session/link-claims.ts";

/** Milliseconds between two questions once a link should have ended: the clock of this device may be ahead. */
const pace = 60_000;
/** The longest that a timer waits. */
const longest = 2_147_000_000;

/** Asks once more when a link has ended: what it showed ends with it, also where nobody presses anything. */
export function useLinkEnd(link: string | undefined, ask: () => void): void {
  const onEnd = useEffectEvent(ask);
  useEffect(() => {
    const claims = link === undefined ? null : linkClaims(link);
    if (claims === null) return undefined;
    const askOnAndOn = (): void => {
      onEnd();
      timer = setTimeout(askOnAndOn, pace);
    };
    let timer = setTimeout(askOnAndOn, Math.min(claims.lasts, longest) + 1_000);
    return () => clearTimeout(timer);
  }, [link]);
}
