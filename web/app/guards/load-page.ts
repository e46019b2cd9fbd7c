import { isLite } from "@restride/domain/access/guard.ts";
import { routes, type RouteName } from "@restride/domain/access/routes.ts";
import { matchPath } from "react-router";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";
import { pages } from "../pages.ts";
import { LiteShell, Shell } from "./shells.ts";

const names = Object.keys(routes) as RouteName[];

/** Loads the code of the page at a path and of its shell while the session is still being checked, so that both take one round trip to the server. */
export async function loadPage(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  isSignedIn: boolean,
): Promise<void> {
  const opened = names.find((name) => matchPath(routes[name].path, pathname) !== null);
  const isOpen = opened !== undefined && routes[opened].scope === "public";
  const page = isOpen || isSignedIn ? (opened ?? "patientList") : "login";
  const around = isLite(search) ? LiteShell : Shell;
  await Promise.all([!isOpen && isSignedIn && loadWithRetries(around.load), loadWithRetries(pages[page].load)]).catch(
    () => undefined,
  );
}
