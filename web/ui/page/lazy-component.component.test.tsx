import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { OverlayMissing } from "../overlay/OverlayMissing.tsx";
import { lazyComponent } from "./lazy-component.tsx";

/** Returns code that fails to load until `isMended` is set. */
const brokenCode = () => {
  const state = { tries: 0, isMended: false };
  const load = async () => {
    state.tries += 1;
    if (!state.isMended) throw new Error("No imported module: assets/drawing.js");
    return () => <p>Drawn</p>;
  };
  return { state, load };
};
/** Advances time past the pauses between tries. */
const passPauses = async (tries: () => number, most: number): Promise<void> => {
  for (let at = 0; at < 100 && tries() < most; at += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => requestAnimationFrame(resolve)); // The request for the page resolves in real time.
  }
};
const holdTimers = (): void => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
};

test("a part that does not come at the third try says so in its place, and comes when it is tried again", async () => {
  const { state, load } = brokenCode();
  const Drawing = lazyComponent(load);
  holdTimers();
  await render(<Drawing />);
  await passPauses(() => state.tries, 3);
  await expect.element(page.getByText(/^This part could not be loaded\./)).toBeVisible();
  expect(state.tries).toBe(3);
  state.isMended = true;
  (page.getByRole("button", { name: "Try again" }).element() as HTMLElement).click();
  await expect.element(page.getByText("Drawn")).toBeVisible();
});

test("what opens over the page and does not come can be closed, and leaves the page", async () => {
  const { state, load } = brokenCode();
  let closings = 0;
  const Dialog = lazyComponent<{ onClose: () => void }>(load, { Failed: OverlayMissing });
  holdTimers();
  await render(
    <>
      <h1>The page below</h1>
      <Dialog onClose={() => (closings += 1)} />
    </>,
  );
  await passPauses(() => state.tries, 3);
  await expect
    .element(page.getByRole("alert").getByText("This could not be opened. Load the page again."))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The page below" })).toBeVisible();
  (page.getByRole("button", { name: "Close" }).element() as HTMLElement).click();
  expect(closings).toBe(1);
});
