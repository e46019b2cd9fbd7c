import { Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useToasts } from "../platform/stores.ts";
import { toasts } from "../platform/notices/toasts.ts";
import { NativeBridge } from "./NativeBridge.tsx";
import { isCovered } from "../ui/overlay/overlays.ts";
import { Toasts } from "../ui/overlay/Toasts.tsx";

/** Milliseconds within which a page sets its title. */
const titleDelay = 500;

/** Milliseconds after which a menu that led here has returned the focus to its button. */
const menuCloseDelay = 50;

/** Moves the focus from the menu to the new page, as after a reload, unless an element of the page has it. */
function focusPage(): void {
  const page = document.getElementById("content");
  if (!isCovered() && !page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
}

/** Announces the title of a new page to screen readers. */
function Announcer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState({ pathname: "", title: "" });
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return undefined;
    first.current = "";
    setTimeout(focusPage, menuCloseDelay);
    const announce = (): void => setAnnouncement({ pathname, title: document.title });
    let timer = setTimeout(announce, titleDelay);
    // The title of a patient's page changes to the patient's name once it is loaded, however late.
    const titles = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(announce, titleDelay);
    });
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      titles.disconnect();
    };
  }, [pathname]);
  // Two pages may have the same title. A new element is announced; the same text in the old element is not.
  return (
    <div className="visually-hidden" aria-live="polite">
      <span key={`${announcement.pathname} ${announcement.title}`}>{announcement.title}</span>
    </div>
  );
}

/** Frame of every page, with the notices and the connection to the native wrapper. A page that loads shows nothing. */
export function Frame() {
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Announcer />
      <NativeBridge />
      <Toasts toasts={useToasts()} onClose={toasts.close} />
    </>
  );
}
