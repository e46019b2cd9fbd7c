import { expect, test, vi } from "vitest";
import { navigationIn, postNavigation } from "./native-bridge.ts";

test("A010 C031 C032: navigation goes to the native wrapper as JSON, else to the parent window", () => {
  const parent = { postMessage: vi.fn() };
  const wrapper = { postMessage: vi.fn() };
  postNavigation({ parent, ReactNativeWebView: wrapper }, "/message-interface", { caseid: "7" });
  expect(wrapper.postMessage).toHaveBeenCalledWith(
    '{"type":"navigate","path":"/message-interface","params":{"caseid":"7"}}',
  );
  expect(parent.postMessage).not.toHaveBeenCalled();
  postNavigation({ parent }, "/messages");
  expect(parent.postMessage).toHaveBeenCalledWith('{"type":"navigate","path":"/messages","params":{}}', "*");
});

test("C032: the wrapper may send a navigation back, only inside this application", () => {
  expect(navigationIn('{"type":"navigate","path":"/messages"}')).toBe("/messages");
  for (const data of ["x", '{"type":"other","path":"/a"}', '{"type":"navigate","path":"//evil.example"}', null, 7])
    expect(navigationIn(data)).toBeNull();
});
