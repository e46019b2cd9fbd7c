import { liteQuery } from "@restride/domain/access/guard.ts";
import { routes } from "@restride/domain/access/routes.ts";
import type { Plugin, Rollup } from "vite";
import { sessionKey } from "../../platform/session/session-key.ts";
import { firstList, listFirst } from "./first-list.ts";

/** What the page knows before any of its code is there. */
interface Look {
  /** Where a browser keeps its session. */
  readonly key: string;
  /** The query of the console without a shell. */
  readonly lite: string;
  /** Patterns of the paths that are open to everybody. */
  readonly open: readonly string[];
  /** The files of the shell, and of the page that most people begin with, by its path. */
  readonly shell: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Runs inside the page, before anything else: who has a session sees the console's head at once, and what it needs is asked for
 * together with the application's own code, not after it. Leans on nothing around it.
 */
function lookFirst({ key, lite, open, shell, pages }: Look): void {
  const { pathname, search } = location;
  const isOpen = search.includes(lite) || open.some((path) => new RegExp(path).test(pathname));
  if (isOpen || localStorage.getItem(key) === null) return;
  document.documentElement.dataset.console = "";
  const preload = (href: string, change: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement("link"), { href, crossOrigin: "", ...change }));
  for (const file of [...shell, ...(pages[pathname] ?? [])]) preload(file, { rel: "modulepreload" });
  preload("/publickey", { rel: "preload", as: "fetch" });
}

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): file is Rollup.OutputChunk =>
  file?.type === "chunk";

/** The files that a module is in and leans on while it loads. */
function filesOf(bundle: Rollup.OutputBundle, module: string): Set<string> {
  const own = Object.values(bundle).find((file) => isChunk(file) && file.facadeModuleId?.endsWith(module));
  const files = new Set(own ? [own.fileName] : []);
  for (const name of files) {
    const file = bundle[name];
    for (const next of isChunk(file) ? file.imports : []) files.add(next);
  }
  return files;
}

const openPaths = Object.values(routes)
  .filter(({ scope }) => scope === "public")
  .map(({ path }) => `^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`);

const written = <Given>(run: (data: Given) => void, data: Given): string =>
  `(${run.toString()})(${JSON.stringify(data)});`;

/** Writes the first look into the built page. The server lets a page run what stands inside of it. */
export const firstLook: Plugin = {
  name: "first-look",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const shell = filesOf(bundle, "app/shell/Shell.tsx");
      const list = [...filesOf(bundle, "app/pages/PatientListPage.tsx")].filter((file) => !shell.has(file));
      const address = (file: string): string => `/${file}`;
      const look: Look = {
        key: sessionKey,
        lite: liteQuery,
        open: openPaths,
        shell: [...shell].map(address),
        pages: { [routes.patientList.path]: list.map(address) },
      };
      // The list first: files keep all connections busy for seconds.
      return html.replace(
        "</title>",
        `</title>\n    <script>${written(listFirst, firstList)}${written(lookFirst, look)}</script>`,
      );
    },
  },
};
