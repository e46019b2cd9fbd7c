import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Callout } from "./Callout.tsx";

function Page({ onPress, onClose }: { onPress: () => void; onClose: () => void }) {
  const [target, setTarget] = useState<Element | null>(null);
  return (
    <main style={{ padding: 200 }}>
      <button type="button" ref={setTarget}>
        Search
      </button>
      <button type="button" style={{ marginLeft: 600 }} onClick={onPress}>
        Elsewhere
      </button>
      {target && (
        <Callout
          target={target}
          title="Search"
          above="1 of 2"
          actions={<button type="button">Next</button>}
          onClose={onClose}
        >
          Finds a page.
        </Callout>
      )}
    </main>
  );
}

const open = async () => {
  const [presses, closings] = [[] as string[], [] as string[]];
  await render(<Page onPress={() => presses.push("press")} onClose={() => closings.push("close")} />);
  await expect.element(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  return { presses, closings };
};

test("a press beside the box does what it does, and closes the box", async () => {
  const { presses, closings } = await open();
  await page.getByRole("button", { name: "Elsewhere" }).click();
  await expect.poll(() => closings).toEqual(["close"]);
  expect(presses).toEqual(["press"]);
});

test("a press inside the box leaves it open", async () => {
  const { closings } = await open();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await new Promise(requestAnimationFrame);
  expect(closings).toEqual([]);
});
