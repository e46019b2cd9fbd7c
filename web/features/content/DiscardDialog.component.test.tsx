import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressTwice } from "../../testing/press-twice.ts";
import { render } from "../../testing/render.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";

const open = async (number: number) => {
  let [discards, closings] = [0, 0];
  await render(
    <DiscardDialog
      name="Bridge"
      number={number}
      onDiscard={async () => void (discards += 1)}
      onClose={() => (closings += 1)}
    />,
  );
  return { discards: () => discards, closings: () => closings };
};

test("a draft of a published version says which version stays, and is discarded after that", async () => {
  const { discards } = await open(3);
  await expect.element(page.getByRole("heading", { name: "Discard the draft of Bridge?" })).toBeVisible();
  await expect
    .element(page.getByText("Version 3 stays. What was changed since is erased, for everybody."))
    .toBeVisible();
  expect(discards()).toBe(0);
  await page.getByRole("button", { name: "Discard draft" }).click();
  expect(discards()).toBe(1);
});

test("a draft that was never published is said to be erased whole; Cancel keeps it", async () => {
  const { discards, closings } = await open(0);
  await expect.element(page.getByText("It was never published: all of it is erased, for everybody.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect([discards(), closings()]).toEqual([0, 1]);
});

test("pressed twice on a slow line, a draft is discarded once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let discards = 0;
  const onDiscard = (): Promise<void> => {
    discards += 1;
    return promise;
  };
  await render(<DiscardDialog name="Bridge" number={3} onDiscard={onDiscard} onClose={() => undefined} />);
  const discard = page.getByRole("button", { name: "Discard draft" });
  await pressTwice(discard);
  resolve();
  await expect.element(discard).not.toHaveAttribute("aria-busy");
  expect(discards).toBe(1);
});
