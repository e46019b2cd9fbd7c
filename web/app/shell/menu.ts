import type { Menu, MenuItem } from "@restride/domain/access/menu.ts";
import { menuFor } from "@restride/domain/access/menu.ts";
import { routes, type RouteName } from "@restride/domain/access/routes.ts";
import { matchPath } from "react-router";
import { builtPages } from "../../platform/page/built-pages.ts";
import { visitorOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";

const names = Object.keys(routes) as RouteName[];

const isBuilt = ({ path }: MenuItem): boolean => {
  const [pathname = path] = path.split("?");
  const name = names.find((each) => matchPath(routes[each].path, pathname) !== null);
  return name !== undefined && builtPages.has(name);
};

/** The menus of who is signed in, with the pages that this version has. */
export function useMenu(): Menu {
  const { main, customer } = menuFor(visitorOf(useSignedIn()));
  return { main: main.filter(isBuilt), customer: customer.filter(isBuilt) };
}
