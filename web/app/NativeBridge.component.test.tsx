import { Link } from "react-router";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { NativeBridge } from "./NativeBridge.tsx";

let posted: unknown[] = [];
beforeEach(() => {
  posted = [];
  const wrapper = { postMessage: (message: string) => posted.push(JSON.parse(message)) };
  Object.assign(window, { ReactNativeWebView: wrapper });
  onTestFinished(() => void Reflect.deleteProperty(window, "ReactNativeWebView"));
});
const open = (at: string) =>
  render(
    <>
      <NativeBridge />
      <Link to="/cases/7?app=admin-lite">Case</Link>
      <Link to="/users">Users</Link>
    </>,
    { at },
  );
const follow = (path: string, origin = ""): boolean =>
  window.dispatchEvent(new MessageEvent("message", { origin, data: JSON.stringify({ type: "navigate", path }) }));

test("A010 C031: in lite the wrapper is told where somebody goes, and not where the application opened", async () => {
  await open("/messages?app=admin-lite");
  expect(posted).toEqual([]);
  await page.getByRole("link", { name: "Case" }).click();
  await expect.poll(() => posted).toEqual([{ type: "navigate", path: "/cases/7", params: { app: "admin-lite" } }]);
});

test("C032: in lite it goes where the wrapper says, stays in lite, and does not tell the wrapper of it", async () => {
  const { address } = await open("/messages?app=admin-lite");
  follow("/support");
  await expect.poll(address).toBe("/support?app=admin-lite");
  await page.getByRole("link", { name: "Case" }).click();
  await expect.poll(address).toBe("/cases/7?app=admin-lite");
  await expect.poll(() => posted).toEqual([{ type: "navigate", path: "/cases/7", params: { app: "admin-lite" } }]);
});

test.for([
  ["a window of another origin", "/users", "https://elsewhere.example"],
  ["the wrapper that names another site", "//elsewhere.example", ""],
])("%s is not followed", async ([, path, origin]) => {
  const { address } = await open("/messages?app=admin-lite");
  follow(path!, origin);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(address()).toBe("/messages?app=admin-lite");
});

test("A010 C031 C032: out of lite the wrapper is neither told nor followed", async () => {
  const { address } = await open("/messages");
  follow("/support");
  await page.getByRole("link", { name: "Users" }).click();
  await expect.poll(address).toBe("/users");
  await new Promise(requestAnimationFrame);
  expect(posted).toEqual([]);
});
