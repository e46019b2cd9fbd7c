import { useRef } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { CardForm } from "./CardForm.tsx";

interface CardProps {
  onSubmit: () => void;
  onClose: () => void;
}

function Card({ onSubmit, onClose }: CardProps) {
  const formRef = useRef<HTMLFormElement>(null);
  return (
    <CardForm label="Edit Bridge" formRef={formRef} head={<h3>Bridge</h3>} onSubmit={onSubmit} onClose={onClose}>
      <input aria-label="Sets" />
    </CardForm>
  );
}

const open = async () => {
  let [submits, closings] = [0, 0];
  await render(<Card onSubmit={() => (submits += 1)} onClose={() => (closings += 1)} />);
  await expect.element(page.getByRole("textbox", { name: "Sets" })).toHaveFocus();
  return () => [submits, closings];
};

test("the first field has the focus, and Enter saves", async () => {
  const counts = await open();
  await userEvent.keyboard("{Enter}");
  expect(counts()).toEqual([1, 0]);
});

test("Escape closes without saving", async () => {
  const counts = await open();
  await userEvent.keyboard("{Escape}");
  expect(counts()).toEqual([0, 1]);
});

test("Save saves once, Cancel closes", async () => {
  const counts = await open();
  await page.getByRole("button", { name: "Save" }).click();
  expect(counts()).toEqual([1, 0]);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(counts()).toEqual([1, 1]);
});
