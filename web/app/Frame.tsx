import { Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useToasts } from "../platform/stores.ts";
import { toasts } from "../platform/notices/toasts.ts";
import { NativeWrapper } from "./NativeWrapper.tsx";
import { isCovered } from "../ui/overlay/overlays.ts";
import { Toasts } from "../ui/overlay/Toasts.tsx";

/** Milliseconds in which a page has its title. */
const titleWithin = 500;

/** Milliseconds after which a menu that led here has given the focus back to its button. */
const menuCloses = 50;

/** Whoever comes to another page begins in it, as after a reload, and not in the menu; what has the focus in the page keeps it. */
function beginInPage(): void {
  const page = document.getElementById("content");
  if (!isCovered() && !page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
}

/** Says where somebody has come to who does not see the page change. */
function Announcer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState({ pathname: "", title: "" });
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return undefined;
    first.current = "";
    setTimeout(beginInPage, menuCloses);
    const say = (): void => setAnnouncement({ pathname, title: document.title });
    let timer = setTimeout(say, titleWithin);
    // A patient's page is called by their name once it is there, however late.
    const titles = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(say, titleWithin);
    });
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      titles.disconnect();
    };
  }, [pathname]);
  // Two pages may have one title: a new element is heard, the same text in the old one is not.
  return (
    <div className="visually-hidden" aria-live="polite">
      <span key={`${announcement.pathname} ${announcement.title}`}>{announcement.title}</span>
    </div>
  );
}

/** What surrounds every page: the notices, and the ear for the wrapper around it. A page that is on its way shows nothing. */
export function Frame() {
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Announcer />
      <NativeWrapper />
      <Toasts toasts={useToasts()} onClose={toasts.close} />
    </>
  );
}
