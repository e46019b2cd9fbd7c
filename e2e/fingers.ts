import type { Page } from "playwright-core";

type Place = readonly [x: number, y: number];

/** Fingers as a browser feels them, from places to places, in steps: what it makes of them itself happens too. */
export async function moveFingers(page: Page, from: readonly Place[], to: readonly Place[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", places: readonly Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", from);
  for (const done of [0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await touch(
      "touchMove",
      from.map(([x, y], at) => [x + (to[at]![0] - x) * done, y + (to[at]![1] - y) * done] as const),
    );
  }
  await touch("touchEnd", []);
  await session.detach();
}
