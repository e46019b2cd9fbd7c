import { expect, test, vi } from "vitest";
import { type BridgeWindow, isFromWrapper, navigationIn, postNavigation } from "./native-bridge.ts";

test("A010 C031 C032: navigation goes to the native wrapper as JSON, else to the parent window", () => {
  const parent = { postMessage: vi.fn() };
  const wrapper = { postMessage: vi.fn() };
  const location = { origin: "https://restride.example" };
  postNavigation({ parent, location, ReactNativeWebView: wrapper }, "/message-interface", { caseid: "7" });
  expect(wrapper.postMessage).toHaveBeenCalledWith(
    '{"type":"navigate","path":"/message-interface","params":{"caseid":"7"}}',
  );
  expect(parent.postMessage).not.toHaveBeenCalled();
  postNavigation({ parent, location }, "/messages");
  expect(parent.postMessage).toHaveBeenCalledWith(
    '{"type":"navigate","path":"/messages","params":{}}',
    location.origin,
  );
});

test("what is in no frame tells nobody, itself neither", () => {
  const postMessage = vi.fn();
  const alone = { postMessage, location: { origin: "https://restride.example" } } as unknown as {
    parent: BridgeWindow;
  };
  alone.parent = alone as unknown as BridgeWindow;
  postNavigation(alone as unknown as BridgeWindow, "/messages");
  expect(postMessage).not.toHaveBeenCalled();
});

test("only the wrapper is listened to: our own origin, or the native one around us", () => {
  const inBrowser = { parent: { postMessage: vi.fn() }, location: { origin: "https://restride.example" } };
  const inWrapper = { ...inBrowser, ReactNativeWebView: { postMessage: vi.fn() } };
  for (const target of [inBrowser, inWrapper]) {
    expect(isFromWrapper(target, { origin: "https://restride.example" })).toBe(true);
    for (const origin of [
      "https://evil.example",
      "https://restride.example.evil.example",
      "http://restride.example",
      "null",
    ])
      expect(isFromWrapper(target, { origin }), origin).toBe(false);
  }
  expect(isFromWrapper(inWrapper, { origin: "" })).toBe(true);
  expect(isFromWrapper(inBrowser, { origin: "" })).toBe(false);
});

test("C032: the wrapper may send a navigation back, only inside this application", () => {
  expect(navigationIn('{"type":"navigate","path":"/messages"}')).toBe("/messages");
  for (const data of ["x", '{"type":"other","path":"/a"}', '{"type":"navigate","path":"//evil.example"}', null, 7])
    expect(navigationIn(data)).toBeNull();
});
