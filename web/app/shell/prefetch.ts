import { routes, type RouteName } from "@restride/domain/access/routes.ts";
import { useEffect, useState } from "react";
import { OpenPalette } from "../command-palette/CommandPalette.tsx";
import { pageLoadTime } from "../../platform/page/use-is-page-load-over.ts";
import { useMenu } from "../navigation/menu.ts";
import { pages } from "../pages.ts";

const names = Object.keys(routes) as RouteName[];

/** Loads the files one after the other, so that they do not delay requests of the user. */
async function preloadInTurn(preloaded: readonly RouteName[]): Promise<void> {
  await OpenPalette.load().catch(() => undefined);
  for (const name of preloaded) await pages[name].load().catch(() => undefined);
}

/**
 * Loads the code of the palette, of the pages in the menu, and of a patient's page once the opened page has had its time to load, so that they open
 * without a connection. Returns true from then on.
 */
export function usePrefetch(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  const { main, customer } = useMenu();
  const items = [...main, ...customer].map(({ path }) => path).join(" ");
  useEffect(() => {
    const paths = new Set(items.split(" "));
    const preloaded = names.filter((name) => paths.has(routes[name].path) || name === "patientDetail");
    const timer = setTimeout(() => {
      setIsQuiet(true);
      void preloadInTurn(preloaded);
    }, pageLoadTime);
    return () => clearTimeout(timer);
  }, [items]);
  return isQuiet;
}
