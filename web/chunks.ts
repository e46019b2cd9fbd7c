/** The two questions that a bundler answers about its modules. */
interface Graph {
  getModuleInfo(id: string): ModuleImporters | null;
}

interface ModuleImporters {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

const shell = /web\/app\/shell\/Shell\.tsx$/;
const patientList = /web\/app\/pages\/PatientListPage\.tsx$/;
const signInPages = /web\/features\/sign-in\/(Login|TwoStepVerification|ForgotPassword|NewPassword)\.tsx$/;
const signInIcons = /lucide-react\/.*\/icons\/(eye|eye-off|arrow-left|check|square)\.mjs$/;
const publicPages =
  /web\/(features\/(sign-in\/|registration\/|account-deletion\/AccountDeletion\.)|app\/pages\/(PublicSurgeon|ProgressByLink)Page)/;

/** The modules that are loaded on demand and lead to this one. */
function pagesOf(id: string, graph: Graph): string[] {
  const [pages, seen] = [[] as string[], new Set([id])];
  for (const each of seen) {
    const module = graph.getModuleInfo(each);
    if (module?.dynamicImporters.length) pages.push(each);
    for (const importer of module?.importers ?? []) seen.add(importer);
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
 * Size in bytes below which a file is not worth its own request; it joins the file that is needed by the most similar set of pages. When too many
 * join, files wait for each other, which e2e/size.test.ts finds.
 */
const tooSmall = { icons: 45_000, pages: 2_800 };

/**
 * Modules that are bundled in one file. Everybody needs `base`; pages before a session need `sign-in`; pages of patients and strangers need `public`.
 * So none of these waits for the console, which is one file: on a slow line its kilobytes cost less than a file for each page. The order matters: the
 * modules that a file's modules import go into the same file.
 */
export const chunkGroups = [
  { name: "base", tags: ["$initial" as const], priority: 4 },
  // All icons are imported through one index, which hides the modules that need each; so the icons of the sign-in pages are named.
  { name: "sign-in", test: signInIcons, priority: 4 },
  { ...byWhoAsks, name: "icons", test: /lucide-react/, priority: 3, entriesAwareMergeThreshold: tooSmall.icons },
  // All rules import values, and values import no rules, so that no two files wait for each other.
  { name: "countries", test: /domain\/values\/countries/, priority: 3 },
  // The numbering plans of all countries come with the first phone field that gets the focus.
  { name: "phones", test: /libphonenumber-js|domain\/values\/numbering-plans/, priority: 4 },
  {
    name: "values",
    // The texts of pages with and without a shell import the few bytes of sentence.ts; a file of its own would cost each page more.
    test: /web\/ui\/look\/sentence|domain\/(texts\/(count-text|time-texts|height-texts)|values\/(?!address-fields|email|duration|invisible-signs|phone-field|read-phone|text-fields|values-texts)|patients\/person-name)/,
    priority: 3,
  },
  // Modules that forms read typed values with; lists need none of them.
  { name: "fields", test: /domain\/(values\/|texts\/length-texts|callbacks\/callback-form)/, priority: 3 },
  {
    name: "person-forms",
    test: /domain\/(patients\/(patient-details|caregiver|person-fields|ship-address)\.|birth-dates\/|account-deletion\/deletion-form)/,
    priority: 3,
  },
  { name: neededBy(signInPages, "sign-in"), minShareCount: 2, priority: 3 },
  // Modules that call the server, with the rules of the sign-in forms; the sign-in page loads them once the user types.
  {
    name: "calls",
    test: /@tanstack\/|web\/platform\/calls\/(?!image-files|use-bot-check)|domain\/sign-in\/(forms|new-password)/,
    priority: 3,
  },
  // The list needs only the unfinished patients of the wizard; a file shared with the wizard would load all of it.
  { name: "drafts", test: /wizard\/drafts\/(list-visit|drafts\.graphql)/, priority: 3 },
  // Modules that forms store drafts and send values with; public pages have forms, lists have none.
  { name: "form-drafts", test: /web\/platform\/page\/(use-draft|use-sending|take-back)/, priority: 3 },
  { name: neededBy(publicPages, "public"), minShareCount: 2, priority: 2 },
  { name: neededBy(shell, "console"), minShareCount: 2, priority: 1 },
  { name: neededBy(patientList, "list"), minShareCount: 2, priority: 1 },
  // Pages with and without a shell import this module. Among the other small modules it would add a form to the phone's messages.
  { name: "enter", test: /guards\/enter-customer/, priority: 1 },
  // The inbox and the phone's lists share modules that import each other; in two files they would wait for each other.
  {
    name: "messages",
    test: /domain\/cases\/message(?!-filter-form)|cases\/inbox\/(use-inbox-view|Freshness)/,
    priority: 1,
  },
  // Fields for one choice and fields for several import it; in the file of either, the other's file would wait for that file.
  { name: "choices", test: /web\/ui\/field\/ChoiceList/, priority: 1 },
  // Among the other small modules a field would add the rules that it imports.
  { ...byWhoAsks, name: "kit", test: /web\/ui\/|react-aria/, entriesAwareMergeThreshold: tooSmall.pages },
  { ...byWhoAsks, name: "pages", entriesAwareMergeThreshold: tooSmall.pages },
];

/** A file is named after its group; the pages that share it would make a name of a hundred letters. */
export const chunkName = ({ name }: { name: string }): string => `assets/${name.split("~")[0]}-[hash:7].js`;
