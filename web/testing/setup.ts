/** Before each component test file: the console's look, and a mock server that is empty before each test. */
import "../ui/look/tokens.css";
import "../ui/look/base.css";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { connection } from "../platform/calls/connection.ts";
import { queryClient } from "../platform/calls/query-client.ts";
import { toasts } from "../platform/page/toasts.ts";
import { installMockServer, mockServer } from "./mock-server.ts";

/** Never called: names the whole console, so that Vite prepares all of its packages first. One that it meets later would load the page anew under a test. */
export const bringConsole = () => import("../app/App.tsx");

installMockServer();
connection.follow();
afterEach(async () => {
  await cleanup();
  queryClient.clear();
  toasts.clear();
  sessionStorage.clear();
  localStorage.clear();
  mockServer.reset();
});
