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
 * Bytes below which a file is not worth a request of its own, and joins the one that is asked for most alike. Where too many join,
 * files wait for each other, which e2e/size.test.ts finds.
 */
const tooSmall = { icons: 45_000, pages: 2_800 };

/**
 * Which modules travel in one file. Everybody needs `base`; `sign-in` is what the pages before a session need, `public` what patients
 * and strangers need, so that none of them waits for the console, which is one file: on a slow line its kilobytes cost less than
 * files of its own for each page. The order matters: what a file takes brings what it leans on.
 */
export const chunkGroups = [
  { name: "base", tags: ["$initial" as const], priority: 4 },
  // All icons hang on one index, which hides who asks for which: those of the sign-in pages are named.
  { name: "sign-in", test: signInIcons, priority: 4 },
  { ...byWhoAsks, name: "icons", test: /lucide-react/, priority: 3, entriesAwareMergeThreshold: tooSmall.icons },
  // All rules lean on values while they load, and values on nothing: no two files wait for each other.
  { name: "countries", test: /domain\/values\/countries/, priority: 3 },
  // The numbering plans of all countries come with the first phone field that gets the focus.
  { name: "phones", test: /libphonenumber-js|domain\/values\/numbering-plans/, priority: 4 },
  {
    name: "values",
    test: /domain\/(values\/(?!address-fields|email|duration|invisible-signs|phone-field|read-phone|text-fields)|patients\/person-name)/,
    priority: 3,
  },
  // How forms read what is typed: no list needs it.
  { name: "fields", test: /domain\/(values\/|callbacks\/callback-form)/, priority: 3 },
  {
    name: "person-forms",
    test: /domain\/(patients\/(patient-details|caregiver|person-fields|ship-address)\.|birth-dates\/|account-deletion\/deletion-form)/,
    priority: 3,
  },
  { name: neededBy(signInPages, "sign-in"), minShareCount: 2, priority: 3 },
  // What speaks with the server, which sign-in asks for once somebody types, with the rules of its forms.
  {
    name: "calls",
    test: /@tanstack\/|web\/platform\/calls\/(?!image-files|use-bot-check)|domain\/sign-in\/(forms|new-password)/,
    priority: 3,
  },
  // The list knows of the wizard only which patients are unfinished: in the wizard's file that would bring all of it.
  { name: "drafts", test: /wizard\/drafts\/(list-visit|drafts\.graphql)/, priority: 3 },
  // How forms keep and send what is typed: a public page has one, a list has none.
  { name: "form-drafts", test: /web\/platform\/page\/(use-draft|use-sending|take-back)/, priority: 3 },
  { name: neededBy(publicPages, "public"), minShareCount: 2, priority: 2 },
  { name: neededBy(shell, "console"), minShareCount: 2, priority: 1 },
  { name: neededBy(patientList, "list"), minShareCount: 2, priority: 1 },
  // Pages with and without a shell lead into a clinic: among what else is small it would bring a form to the phone's messages.
  { name: "enter", test: /guards\/enter-customer/, priority: 1 },
  // The inbox and the lists of the phone share parts that stand on each other: in two files they would wait for each other.
  { name: "messages", test: /domain\/cases\/messages|cases\/inbox\/(use-inbox-view|Freshness)/, priority: 1 },
  // Fields of one choice and of several lean on it: beside either of them the other's file would wait for it.
  { name: "choices", test: /web\/ui\/field\/ChoiceList/, priority: 1 },
  // A field that joined what else is small would bring the rules on which that leans.
  { ...byWhoAsks, name: "kit", test: /web\/ui\/|react-aria/, entriesAwareMergeThreshold: tooSmall.pages },
  { ...byWhoAsks, name: "pages", entriesAwareMergeThreshold: tooSmall.pages },
];

/** A file is named after its group; the pages that share it would make a name of a hundred letters. */
export const chunkName = ({ name }: { name: string }): string => `assets/${name.split("~")[0]}-[hash:7].js`;
