import { Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useToasts } from "../platform/stores.ts";
import { toasts } from "../platform/page/toasts.ts";
import { NativeWrapper } from "./NativeWrapper.tsx";
import { Toasts } from "../ui/overlay/Toasts.tsx";

/** Milliseconds in which a page has its title. */
const titleWithin = 500;

/** Says where somebody has come to who does not see the page change. */
function Announcer() {
  const { pathname } = useLocation();
  const [said, setSaid] = useState("");
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return undefined;
    first.current = "";
    const timer = setTimeout(() => setSaid(document.title), titleWithin);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
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
