/** Before each component test file: the console's look, and a mock server that is empty before each test. */
import "../ui/look/tokens.css";
import "../ui/look/base.css";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { connection } from "../platform/calls/connection.ts";
import { queryClient } from "../platform/calls/query-client.ts";
import { toasts } from "../platform/page/toasts.ts";
import { installMockServer, mockServer } from "./mock-server.ts";

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
