/** Before each component test file: the console's look, and a mock server that is empty before each test. */
import "../ui/look/tokens.css";
import "../ui/look/base.css";
import { afterEach } from "vitest";
import { commands } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { queryClient } from "../platform/calls/query-client.ts";
import { toasts } from "../platform/notices/toasts.ts";
import { session } from "../platform/session/session.ts";
import { installMockServer, mockServer } from "./mock-server.ts";

/** Never called: names the whole console, so that Vite prepares all of its packages first. One that it meets later would load the page anew under a test. */
export const loadConsole = () => import("../app/App.tsx");

declare module "vitest/browser" {
  interface BrowserCommands {
    restMouse: () => Promise<void>;
  }
}

installMockServer();
afterEach(async () => {
  await cleanup();
  await commands.restMouse();
  queryClient.clear();
  toasts.clear();
  session.clear();
  sessionStorage.clear();
  localStorage.clear();
  mockServer.reset();
});
