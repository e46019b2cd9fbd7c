import type { CDPSession, Page } from "playwright-core";

type Point = readonly [x: number, y: number];

const sendTouch = (session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", places: readonly Point[]) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });

/**
 * Touches the page at `from` and moves to `to` in five steps as real touch input, so that the browser's gestures work. Waits `rests` milliseconds
 * before moving; a long press takes over 500. Returns a function that lifts the fingers.
 */
export async function holdFingers(
  page: Page,
  from: readonly Point[],
  to: readonly Point[],
  restMilliseconds = 0,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await sendTouch(session, "touchStart", from);
  if (restMilliseconds > 0) await page.waitForTimeout(restMilliseconds);
  for (const done of [0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await sendTouch(
      session,
      "touchMove",
      from.map(([x, y], at) => [x + (to[at]![0] - x) * done, y + (to[at]![1] - y) * done] as const),
    );
  }
  return async () => {
    await sendTouch(session, "touchEnd", []);
    await session.detach();
  };
}

/** Moves fingers from some places to others and lifts them there. */
export async function moveFingers(
  page: Page,
  from: readonly Point[],
  to: readonly Point[],
  restMilliseconds = 0,
): Promise<void> {
  const lift = await holdFingers(page, from, to, restMilliseconds);
  await lift();
}
