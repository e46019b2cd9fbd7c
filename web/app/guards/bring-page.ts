import { routes, type RouteName } from "@restride/domain/access/routes.ts";
import { matchPath } from "react-router";
import { pages } from "../pages.ts";

const names = Object.keys(routes) as RouteName[];

/**
 * Brings the code of the page at an address, and of what surrounds it, while the session is still being looked at: one way to the
 * server in place of one after the other.
 */
export async function bringPage(path: string, isSignedIn: boolean): Promise<void> {
  const opened = names.find((name) => matchPath(routes[name].path, path) !== null);
  const isOpen = opened !== undefined && routes[opened].scope === "public";
  const wanted = isOpen || isSignedIn ? (opened ?? "patientList") : "login";
  const around = !isOpen && isSignedIn ? import("../shell/Shell.tsx") : null;
  await Promise.all([around, pages[wanted].load()]).catch(() => undefined);
}
