import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { useEditTold } from "./use-edit-told.ts";

function News() {
  const { news, tell } = useEditTold();
  return (
    <>
      <output>{news}</output>
      <button type="button" onClick={() => tell({ by: "Mina Rao", part: "caregiver" })}>
        Caregiver
      </button>
      <button type="button" onClick={() => tell({ by: "Theo Lind", part: "address" })}>
        Address
      </button>
    </>
  );
}

test("a colleague's change is named for 8 seconds, and a newer one in its place for its own 8", async () => {
  await render(<News />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const news = page.getByRole("status").first();
  const now = () => news.element().textContent;
  await page.getByRole("button", { name: "Caregiver" }).click();
  await expect.element(news).toHaveTextContent("Mina Rao changed the caregiver");
  await vi.advanceTimersByTimeAsync(7_000);
  await page.getByRole("button", { name: "Address" }).click();
  await expect.element(news).toHaveTextContent("Theo Lind changed the ship address");
  await vi.advanceTimersByTimeAsync(7_000);
  expect(now()).toBe("Theo Lind changed the ship address");
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(now).toBe("");
});
