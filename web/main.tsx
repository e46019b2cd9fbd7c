import "@fontsource-variable/inter/opsz.css";
import "./ui/look/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { bringPage } from "./app/shell/prefetch.ts";
import { connection } from "./platform/calls/connection.ts";
import { followEndOfDrafts } from "./platform/page/drafts.ts";
import { queryClient } from "./platform/calls/query-client.ts";
import { followOtherTabs, session } from "./platform/session/session.ts";
import { theme } from "./platform/device/theme.ts";
import { tokenSheet } from "./ui/look/tokens.ts";

const sheet = document.createElement("style");
sheet.textContent = tokenSheet;
document.head.append(sheet);
theme.start();

bringPage(location.pathname, session.mayBeThere());
await session.restore();
followOtherTabs();
followEndOfDrafts();
connection.follow();
queryClient.mount();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
