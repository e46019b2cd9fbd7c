import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { usePullToRefresh } from "./use-pull-to-refresh.ts";

function List({ onRefresh }: { onRefresh: () => void }) {
  const { touch, pulled, isEnough } = usePullToRefresh(onRefresh);
  return (
    <section aria-label="Messages" style={{ height: 100, overflow: "auto" }} {...touch}>
      <p style={{ height: 300 }}>
        {pulled} {isEnough ? "enough" : "more"}
      </p>
    </section>
  );
}

/** Opens a list and returns functions that touch it with fingers at the same height, and that count its refreshes. */
const open = async () => {
  let refreshes = 0;
  await render(<List onRefresh={() => (refreshes += 1)} />);
  const list = page.getByRole("region", { name: "Messages" });
  await expect.element(list).toBeVisible();
  const target = list.element();
  const touch = (name: string, fingers: number, clientY = 0): void => {
    const touches = Array.from(
      { length: fingers },
      (_, identifier) => new Touch({ identifier, target, clientX: 9, clientY }),
    );
    target.dispatchEvent(new TouchEvent(`touch${name}`, { bubbles: true, touches }));
  };
  const reads = (text: string) => expect.poll(() => target.textContent).toBe(text);
  return { target, touch, reads, refreshes: () => refreshes };
};

test("one finger that lets go 64 pixels further down refreshes, once, and the list stands as before", async () => {
  const { touch, reads, refreshes } = await open();
  touch("start", 1, 100);
  touch("move", 1, 163);
  await reads("63 more");
  touch("move", 1, 164);
  await reads("64 enough");
  expect(refreshes()).toBe(0);
  touch("end", 0);
  await reads("0 more");
  expect(refreshes()).toBe(1);
  touch("end", 0);
  expect(refreshes()).toBe(1);
});

test("one finger that lets go earlier refreshes nothing", async () => {
  const { touch, reads, refreshes } = await open();
  touch("start", 1, 100);
  touch("move", 1, 163);
  await reads("63 more");
  touch("end", 0);
  await reads("0 more");
  expect(refreshes()).toBe(0);
});

test("a list follows the finger no further than 96 pixels down, and not upwards", async () => {
  const { touch, reads } = await open();
  touch("start", 1, 100);
  touch("move", 1, 400);
  await reads("96 enough");
  touch("move", 1, 40);
  await reads("0 more");
});

test("a touch that something else takes over refreshes nothing", async () => {
  const { touch, reads, refreshes } = await open();
  touch("start", 1, 100);
  touch("move", 1, 190);
  await reads("90 enough");
  touch("cancel", 0);
  await reads("0 more");
  touch("end", 0);
  expect(refreshes()).toBe(0);
});

test.each([
  { name: "two fingers, which zoom", fingers: 2, top: 0 },
  { name: "one finger in a list that is scrolled", fingers: 1, top: 20 },
])("$name: nothing is pulled and refreshed", async ({ fingers, top }) => {
  const { target, touch, reads, refreshes } = await open();
  target.scrollTop = top;
  touch("start", fingers, 100);
  touch("move", fingers, 190);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // what is pulled is drawn by then
  await reads("0 more");
  touch("end", 0);
  expect(refreshes()).toBe(0);
});
