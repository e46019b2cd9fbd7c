import { afterEach, expect, test, vi } from "vitest";
import { switchPush } from "./browser-push.ts";

afterEach(() => vi.unstubAllGlobals());

test("the person is asked for permission within the click, before any code is loaded", async () => {
  const requestPermission = vi.fn(async () => "denied");
  vi.stubGlobal("Notification", { requestPermission });
  vi.stubGlobal("console", { ...console, info: vi.fn() });
  const switched = switchPush(true);
  expect(requestPermission).toHaveBeenCalledOnce();
  await switched;
  expect(requestPermission).toHaveBeenCalledOnce();
});
