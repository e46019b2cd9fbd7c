/** The two questions that a bundler answers about its modules. */
interface Graph {
  getModuleInfo(id: string): Wanted | null;
}

interface Wanted {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

const shell = /web\/app\/shell\/Shell\.tsx$/;
const patientList = /web\/app\/pages\/PatientListPage\.tsx$/;
const publicPages =
  /web\/(features\/(sign-in|registration|account-deletion)\/|app\/pages\/(PublicSurgeon|ProgressByLink)Page)/;

/** The modules that are loaded on demand and lead to this one. */
function pagesOf(id: string, graph: Graph): string[] {
  const [pages, seen] = [[] as string[], new Set([id])];
  for (const each of seen) {
    const wanted = graph.getModuleInfo(each);
    if (wanted?.dynamicImporters.length) pages.push(each);
    for (const importer of wanted?.importers ?? []) seen.add(importer);
  }
  return pages;
}

/** Names the file of modules that a page of this kind needs. */
const neededBy =
  (page: RegExp, name: string) =>
  (id: string, graph: Graph): string | null =>
    pagesOf(id, graph).some((each) => page.test(each)) ? name : null;

const byWhoAsks = { minShareCount: 2, entriesAware: true };
/**
 * Bytes below which a file is not worth a request of its own, and joins the one that is asked for most alike. Where too many join,
 * files wait for each other, which e2e/size.test.ts finds.
 */
const tooSmall = { icons: 45_000, public: 11_000, pages: 3_500 };

/**
 * Which modules travel in one file. Everybody needs `base`; `public` is what patients and strangers need too, so that none of them
 * waits for the console, which is one file. The order matters: what a file takes brings what it leans on.
 */
export const chunkGroups = [
  { name: "base", tags: ["$initial" as const], priority: 4 },
  // All icons hang on one index, which hides who asks for which.
  { ...byWhoAsks, name: "icons", test: /lucide-react/, priority: 3, entriesAwareMergeThreshold: tooSmall.icons },
  // All rules lean on values while they load, and values on nothing: no two files wait for each other.
  { name: "countries", test: /domain\/values\/countries/, priority: 3 },
  { name: "values", test: /domain\/values\//, priority: 3 },
  // The list knows of the wizard only which patients are unfinished: in the wizard's file that would bring all of it.
  { name: "drafts", test: /wizard\/drafts\/(list-visit|drafts\.graphql)/, priority: 3 },
  { ...byWhoAsks, name: neededBy(publicPages, "public"), priority: 2, entriesAwareMergeThreshold: tooSmall.public },
  { name: neededBy(shell, "console"), minShareCount: 2, priority: 1 },
  { name: neededBy(patientList, "list"), minShareCount: 2, priority: 1 },
  { ...byWhoAsks, name: "pages", entriesAwareMergeThreshold: tooSmall.pages },
];

/** A file is named after its group; the pages that share it would make a name of a hundred letters. */
export const chunkName = ({ name }: { name: string }): string => `assets/${name.split("~")[0]}-[hash].js`;
