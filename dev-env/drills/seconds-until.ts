import { setTimeout as pause } from "node:timers/promises";

/** Returns the seconds until a condition is true; throws after `within` seconds. A condition that throws counts as false. */
export const secondsUntil = async (
  condition: () => Promise<boolean> | boolean,
  { within, otherwise }: { within: number; otherwise: string },
): Promise<number> => {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const holds = async () => condition();
  while (!(await holds().catch(() => false))) {
    if (seconds() > within) throw new Error(`${otherwise} (${within} s)`);
    await pause(50);
  }
  return seconds();
};
