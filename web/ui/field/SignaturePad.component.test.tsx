import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { writtenName } from "./signature-image.ts";
import { SignaturePad } from "./SignaturePad.tsx";

const size = { width: 300, height: 100 };
const signature = writtenName("Ann Bell", size);

/** Opens a signature pad with a button that sets another signature from outside. */
const open = async (start = "", { next = "", error }: { next?: string; error?: string } = {}) => {
  const values: string[] = [];
  const Sheet = () => {
    const [value, setValue] = useState(start);
    const [width, setWidth] = useState(600);
    const keep = (image: string): void => {
      values.push(image);
      setValue(image);
    };
    return (
      <>
        <div style={{ width }}>
          <SignaturePad label="Signature of Ann Bell" value={value} onValue={keep} size={size} error={error} />
        </div>
        <button type="button" onClick={() => setValue(next)}>
          Set
        </button>
        <button type="button" onClick={() => setWidth(400)}>
          Narrow
        </button>
      </>
    );
  };
  await render(<Sheet />);
  return values;
};
const canvas = () => document.querySelector("canvas")!;
const sheet = () => page.elementLocator(canvas());
/** Returns how many pixels of the pad have ink. */
const ink = (): number => {
  const { data } = canvas().getContext("2d")!.getImageData(0, 0, canvas().width, canvas().height);
  return data.filter((strength, at) => at % 4 === 3 && strength > 0).length;
};
const stroke = (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> =>
  sheet().dropTo(sheet(), { sourcePosition: from, targetPosition: to });
const decoded = async (image: string): Promise<HTMLImageElement> => {
  const loaded = new Image();
  loaded.src = image;
  await loaded.decode();
  return loaded;
};

test("each stroke comes out as a PNG of the sheet, no larger than asked for, and Clear takes all of them away", async () => {
  const values = await open();
  await expect.element(button("Clear")).toBeDisabled();
  await stroke({ x: 30, y: 30 }, { x: 200, y: 60 });
  await expect.poll(() => values).toHaveLength(1);
  await stroke({ x: 30, y: 80 }, { x: 200, y: 40 });
  await expect.poll(() => values).toHaveLength(2);
  expect(values[0]).toMatch(/^data:image\/png;base64,/);
  expect(values[1]).not.toBe(values[0]);
  const { naturalWidth, naturalHeight } = await decoded(values[1]!);
  expect(naturalWidth).toBeLessThanOrEqual(300);
  expect(naturalHeight).toBeLessThanOrEqual(100);
  expect(Math.max(naturalWidth / 300, naturalHeight / 100)).toBeGreaterThan(0.95);
  expect(ink()).toBeGreaterThan(0);
  await button("Clear").click();
  expect(values.at(-1)).toBe("");
  await expect.poll(ink).toBe(0);
  await expect.element(button("Clear")).toBeDisabled();
});

test("a signature that is there already stands on the sheet, and another one takes its place", async () => {
  const values = await open(signature, { next: writtenName("B", size) });
  await expect.poll(ink).toBeGreaterThan(0);
  const before = ink();
  await button("Set").click();
  await expect.poll(ink).toBeLessThan(before);
  await expect.poll(ink).toBeGreaterThan(0);
  expect(values).toEqual([]);
});

test("a signature that is taken away while it is drawn does not come back", async () => {
  await open("", { next: signature });
  (button("Set").element() as HTMLElement).click();
  await expect.element(button("Clear")).toBeEnabled();
  (button("Clear").element() as HTMLElement).click();
  await decoded(signature);
  await new Promise(requestAnimationFrame);
  await expect.element(button("Clear")).toBeDisabled();
  expect(ink()).toBe(0);
});

test("a window that becomes narrower keeps the signature", async () => {
  const values = await open();
  await stroke({ x: 30, y: 30 }, { x: 200, y: 60 });
  await expect.poll(() => values).toHaveLength(1);
  await button("Narrow").click();
  await expect.poll(() => canvas().width).toBeLessThan(600);
  await expect.poll(ink).toBeGreaterThan(0);
  await stroke({ x: 30, y: 80 }, { x: 200, y: 40 });
  await expect.poll(() => values).toHaveLength(2);
});

test("whose signature it is stands above the sheet, and why it is refused below it", async () => {
  await open("", { error: "Please sign." });
  await expect.element(page.getByText("Signature of Ann Bell", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please sign.");
});

test("without a refusal nothing is said below the sheet", async () => {
  await open();
  await expect.element(button("Clear")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});
