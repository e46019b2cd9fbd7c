import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { MessageImage, NamedImage } from "./MessageImage.tsx";

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

test("C290: an image that is gone says 'Image not found'; one that is on its way says so", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes("/images/messages") ? promise : fetch(input, init),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await render(<MessageImage image={{ original: "knee.webp", thumbnail: "knee-small.webp" }} />);
  await expect.element(page.getByRole("button", { name: "Image on its way" })).toBeVisible();
  resolve(Response.json({ message: "Image not found" }, { status: 404 }));
  await expect.element(page.getByText("Image not found", { exact: true })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("C290: an original that is gone closes its tab again, and says so", async () => {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) => {
    if (!String(input).includes("/images/messages")) return fetch(input, init);
    return Promise.resolve(
      String(init?.body).includes("small") ? new Response(new Blob(["image"])) : new Response("", { status: 404 }),
    );
  });
  const close = vi.fn<() => void>();
  const windowOpen = vi.spyOn(globalThis, "open").mockReturnValue({ close } as unknown as Window);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    windowOpen.mockRestore();
  });
  await render(<MessageImage image={{ original: "knee.webp", thumbnail: "knee-small.webp" }} />);
  await page.getByRole("button").click();
  await expect.element(page.getByText("Image not found", { exact: true })).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});

test("C103: an image that is not sent yet is shown small by its name", async () => {
  const read: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) => {
    if (!String(input).includes("/images/messages")) return fetch(input, init);
    read.push(String(init?.body));
    return Promise.resolve(new Response(new Blob(["image"])));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await render(<NamedImage name="1f2e" />);
  await expect.element(page.getByAltText("Sent with this message")).toBeInTheDocument();
  expect(read).toEqual(['{"fileName":"1f2e-small.webp"}']);
});
