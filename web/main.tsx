import "@fontsource-variable/inter/opsz.css";
import "./ui/look/tokens.css";
import "./ui/look/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { loadPage } from "./app/guards/load-page.ts";
import { connection } from "./platform/calls/connection.ts";
import { followEndOfDrafts } from "./platform/storage/drafts.ts";
import { followPrintKey } from "./platform/page/print-key.ts";
import { followOtherTabs, session } from "./platform/session/session.ts";
import { theme } from "./platform/device/theme.ts";
import { followConnection } from "./ui/look/page-connection.ts";

theme.start();

/** Until the session and the page have loaded, the start screen of index.html stays. */
async function start(): Promise<void> {
  connection.follow();
  followConnection(connection);
  await Promise.all([loadPage(location, session.mayBeThere()), session.restore()]);
  followOtherTabs();
  followEndOfDrafts();
  followPrintKey();
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Not awaited here, because the files of the page wait until this file has run.
void start();
