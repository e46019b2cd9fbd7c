import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { MessageImage } from "./MessageImage.tsx";

test("C103: a message shows its image small, and opens the original", async () => {
  const read: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) => {
    if (!String(input).includes("/images/messages")) return fetch(input, init);
    read.push(String(init?.body));
    return Promise.resolve(new Response(new Blob(["image"], { type: "image/webp" })));
  });
  const tab = { location: { href: "" } };
  const windowOpen = vi.spyOn(globalThis, "open").mockReturnValue(tab as unknown as Window);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    windowOpen.mockRestore();
  });
  await render(<MessageImage image={{ original: "knee.webp", thumbnail: "knee-small.webp" }} />);
  await expect.element(page.getByAltText("Sent with this message")).toBeInTheDocument();
  expect(read).toEqual(['{"fileName":"knee-small.webp"}']);
  await page.getByRole("button").click();
  await expect.poll(() => tab.location.href).toMatch(/^blob:/);
  expect(read).toEqual(['{"fileName":"knee-small.webp"}', '{"fileName":"knee.webp"}']);
});
