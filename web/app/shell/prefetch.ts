import { routes, type RouteName } from "@restride/domain/access/routes.ts";
import { useEffect, useState } from "react";
import { OpenPalette } from "../command-palette/CommandPalette.tsx";
import { pageLoadTime } from "../../platform/page/use-quiet.ts";
import { useMenu } from "../navigation/menu.ts";
import { pages } from "../pages.ts";

const names = Object.keys(routes) as RouteName[];

/** One after the other, so that what somebody asks for meanwhile is not kept waiting. */
async function preloadInTurn(preloaded: readonly RouteName[]): Promise<void> {
  await OpenPalette.load().catch(() => undefined);
  for (const name of preloaded) await pages[name].load().catch(() => undefined);
}

/**
 * Loads the code of the palette, of the pages in the menu, and of a patient's, while nothing else is to do: they open without a connection
 * then. True from that moment on.
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
