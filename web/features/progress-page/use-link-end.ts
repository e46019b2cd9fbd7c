import { useEffect, useEffectEvent } from "react";

/** Milliseconds between two questions once a link should have ended: the clock of this device may be ahead. */
const pace = 60_000;
/** The longest that a timer waits. */
const longest = 2_147_000_000;

/** Milliseconds that a link works by the clock of this device, at most as long as it works at all; null where it says nothing of it. */
function lastsFor(link: string): number | null {
  try {
    const claims = atob(link.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"));
    const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
    return Math.max(0, Math.min(exp * 1000 - Date.now(), (exp - iat) * 1000, longest));
  } catch {
    return null;
  }
}

/** Asks once more when a link has ended: what it showed ends with it, also where nobody presses anything. */
export function useLinkEnd(link: string | undefined, ask: () => void): void {
  const onEnd = useEffectEvent(ask);
  useEffect(() => {
    const lasts = link === undefined ? null : lastsFor(link);
    if (lasts === null) return undefined;
    const askOnAndOn = (): void => {
      onEnd();
      timer = setTimeout(askOnAndOn, pace);
    };
    let timer = setTimeout(askOnAndOn, lasts + 1_000);
    return () => clearTimeout(timer);
  }, [link]);
}
