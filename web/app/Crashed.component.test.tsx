import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render as renderInBrowser } from "vitest-browser-react";
import { Crashed } from "./Crashed.tsx";

const noCode = "Failed to fetch dynamically imported module: /assets/UsersPage.js";

/** Opens the error page while the server does not return the page. Returns the URLs that were fetched. */
async function open(message: string) {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address);
    return new Response("", { status: 502 });
  });
  const Broken = (): never => {
    throw new Error(message);
  };
  const router = createMemoryRouter([{ path: "/", element: <Broken />, errorElement: <Crashed /> }]);
  const { unmount } = await renderInBrowser(<RouterProvider router={router} />);
  await expect.element(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  return { addresses, unmount };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page whose code is missing is loaded again by itself, at most every ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const first = await open(noCode);
  vi.advanceTimersByTime(0);
  expect(first.addresses).toEqual([location.href]);
  await first.unmount();
  const second = await open(noCode);
  vi.advanceTimersByTime(9_999);
  expect(second.addresses).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(second.addresses).toEqual([location.href]);
});

test("a page that broke for another reason is loaded again by its button alone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { addresses } = await open("No such field.");
  vi.advanceTimersByTime(20_000);
  expect(addresses).toEqual([]);
  await page.getByRole("button", { name: "Load again" }).click();
  expect(addresses).toEqual([location.href]);
});
