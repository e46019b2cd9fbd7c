import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { ReorderList } from "./ReorderList.tsx";

const Letters = () => {
  const [names, setNames] = useState(["Heel slides", "Quad sets", "Bridges"]);
  const move = (from: number, to: number): void => {
    const others = names.toSpliced(from, 1);
    setNames(others.toSpliced(to, 0, names[from]!));
  };
  return <ReorderList label="Letters" items={names.map((name) => ({ id: name, name }))} onMove={move} />;
};

const order = () =>
  page
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);

test("arrows move a row, keep the focus and say its new place; the ends go no further", async () => {
  await render(<Letters />);
  await expect.element(page.getByRole("button", { name: "Move up: Heel slides" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Move down: Bridges" })).toBeDisabled();
  await page.getByRole("button", { name: "Move up: Bridges" }).click();
  await expect.poll(order).toEqual(["Heel slides", "Bridges", "Quad sets"]);
  await expect.element(page.getByText("Bridges, place 2 of 3")).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Move up: Bridges" })).toHaveFocus();
});

test("Alt with an arrow moves the row in focus", async () => {
  await render(<Letters />);
  page
    .getByRole("row", { name: /Heel slides/ })
    .element()
    .focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(order).toEqual(["Quad sets", "Heel slides", "Bridges"]);
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  await expect.poll(order).toEqual(["Quad sets", "Bridges", "Heel slides"]);
});

/** Dispatches a pointer event of one finger in the window, after it pressed the grip of a row. */
const finger = (type: "pointermove" | "pointerup", clientY: number): void =>
  void window.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: "touch", clientY }));
const hold = (name: string): Element => {
  const grip = page.getByRole("button", { name: `Drag ${name}` }).element();
  const { top } = grip.getBoundingClientRect();
  const touch = { bubbles: true, pointerId: 7, pointerType: "touch", clientY: top };
  grip.dispatchEvent(new PointerEvent("pointerdown", touch));
  return grip;
};
const middle = (name: string): number => {
  const { top, height } = page.getByRole("row", { name }).element().getBoundingClientRect();
  return top + height / 2;
};

test("a finger takes a row by its grip at once, and the drag of the browser does not take it away", async () => {
  await render(<Letters />);
  const grip = hold("Heel slides");
  expect(getComputedStyle(grip.parentElement!).touchAction).toBe("none");
  await expect.element(page.getByRole("row", { name: "Heel slides" })).toHaveAttribute("data-drag-state", "held");
  expect(grip.dispatchEvent(new DragEvent("dragstart", { bubbles: true, cancelable: true }))).toBe(false);
  finger("pointermove", middle("Quad sets") + 1);
  await expect.element(page.getByRole("row", { name: "Bridges" })).toHaveAttribute("data-drag-state", "before");
  finger("pointerup", middle("Quad sets") + 1);
  await expect.poll(order).toEqual(["Quad sets", "Heel slides", "Bridges"]);
  await expect.element(page.getByText("Heel slides, place 2 of 3")).toBeInTheDocument();
});

test("a row that a finger holds at the edge of what is in view brings more into view", async () => {
  await render(
    <section aria-label="Window" style={{ height: 60, overflow: "auto" }}>
      <Letters />
    </section>,
  );
  hold("Heel slides");
  await expect.element(page.getByRole("row", { name: "Heel slides" })).toHaveAttribute("data-drag-state", "held");
  finger("pointermove", 3000);
  await expect.poll(() => page.getByRole("region", { name: "Window" }).element().scrollTop).toBeGreaterThan(0);
  finger("pointerup", 3000);
  await expect.poll(order).toEqual(["Quad sets", "Bridges", "Heel slides"]);
});
