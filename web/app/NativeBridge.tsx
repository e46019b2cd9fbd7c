import { inLite, isLite } from "@restride/domain/access/guard.ts";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromWrapper, navigationIn, postNavigation } from "../platform/device/native-bridge.ts";

/**
 * Component of every page in lite: follows navigation messages of the native wrapper, and reports navigation to it, except for the first page and for
 * navigation that the wrapper requested.
 */
export function NativeBridge() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const knownAddress = useRef(pathname + search);
  const lite = isLite(search);
  useEffect(() => {
    const path = pathname + search;
    if (path === knownAddress.current) return;
    knownAddress.current = path;
    if (lite) postNavigation(window, pathname, Object.fromEntries(new URLSearchParams(search)));
  }, [pathname, search, lite]);
  useEffect(() => {
    if (!lite) return undefined;
    const onMessage = (event: MessageEvent): void => {
      const path = isFromWrapper(window, event) ? navigationIn(event.data) : null;
      if (path === null) return;
      knownAddress.current = inLite(path);
      void navigate(knownAddress.current);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [lite, navigate]);
  return null;
}
