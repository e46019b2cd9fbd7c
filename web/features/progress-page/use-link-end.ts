import { useEffect, useEffectEvent } from "react";
import { linkClaims } from "../../platform/session/link-claims.ts";

/** Milliseconds between two queries once a link should have ended, because this device's clock may be fast. */
const pace = 60_000;
/** Maximum delay of a timer in milliseconds. */
const maxTimerDelay = 2_147_000_000;

/** Repeats the query when a link has ended, so that the page is cleared even when the user does nothing. */
export function useLinkEnd(link: string | undefined, ask: () => void): void {
  const onEnd = useEffectEvent(ask);
  useEffect(() => {
    const claims = link === undefined ? null : linkClaims(link);
    if (claims === null) return undefined;
    const askOnAndOn = (): void => {
      onEnd();
      timer = setTimeout(askOnAndOn, pace);
    };
    let timer = setTimeout(askOnAndOn, Math.min(claims.lifetimeMs, maxTimerDelay) + 1_000);
    return () => clearTimeout(timer);
  }, [link]);
}
