import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { useEditNotice } from "./use-edit-notice.ts";

function News() {
  const { news, show } = useEditNotice();
  return (
    <>
      <output>{news}</output>
      <button type="button" onClick={() => show({ by: "Mina Rao", part: "caregiver" })}>
        Caregiver
      </button>
      <button type="button" onClick={() => show({ by: "Theo Lind", part: "address" })}>
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
