/** Setup before each component test file: the console's styles, and a mock server that is cleared before each test. */
import "../ui/look/tokens.css";
import "../ui/look/base.css";
import { afterEach } from "vitest";
import { commands } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { queryClient } from "../platform/calls/query-client.ts";
import { toasts } from "../platform/notices/toasts.ts";
import { session } from "../platform/session/session.ts";
import { installMockServer, mockServer } from "./mock-server.ts";

/**
 * Never called. It references the whole console, so that Vite prepares all packages first; a package found later would reload the page during a test.
 */
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
