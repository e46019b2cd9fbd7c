import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bcd, { type Identifier, type SimpleSupportStatement } from "@mdn/browser-compat-data" with { type: "json" };
import { webDist } from "@restride/dev-env/world.ts";

/** Oldest supported version of each browser, by its name in browserslist. */
export const oldestBrowsers: ReadonlyMap<string, string> = new Map(
  (
    JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as { browserslist: string[] }
  ).browserslist.map((line) => line.split(" >= ") as [string, string]),
);

const readAssets = (ending: string): string =>
  readdirSync(join(webDist, "assets"))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(webDist, "assets", name), "utf8"))
    .join("\n");

const versionParts = (version: string): number[] => version.replace("≤", "").split(".").map(Number);

function isAtMost(version: string, oldest: string): boolean {
  const [[major = 0, minor = 0], [most = 0, mostMinor = 0]] = [versionParts(version), versionParts(oldest)];
  return major < most || (major === most && minor <= mostMinor);
}

const isSupported = ({ version_added: added, flags }: SimpleSupportStatement, oldest: string): boolean =>
  typeof added === "string" && added !== "preview" && flags === undefined && isAtMost(added, oldest);

const mdnName = (browser: string) => browser.replace("ios_saf", "safari_ios") as keyof typeof bcd.browsers;

/** Returns whether all of the oldest browsers support a feature of MDN's data; true for a feature without support data. */
function isEverywhere(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return true;
  return [...oldestBrowsers].every(([browser, oldest]) => {
    const entries: readonly SimpleSupportStatement[] = [support[mdnName(browser)] ?? []].flat();
    return entries.some((entry) => isSupported(entry, oldest));
  });
}

const namedEntries = (features: Identifier): [string, Identifier][] =>
  Object.entries(features).filter(([name]) => name !== "__compat") as [string, Identifier][];

/** Returns names of methods and globals that at least one of the oldest browsers lacks, on every object that has them. */
function newerNames(): Set<string> {
  const [newer, older] = [new Set<string>(), new Set<string>()];
  const note = (name: string, feature: Identifier): void => void (isEverywhere(feature) ? older : newer).add(name);
  for (const [object, members] of [...namedEntries(bcd.javascript.builtins ?? {}), ...namedEntries(bcd.api)]) {
    note(object, members);
    for (const [member, feature] of namedEntries(members)) note(member.replace(/_static$/, ""), feature);
  }
  return new Set([...newer].filter((name) => !older.has(name)));
}

/** Returns the methods and constructors in the built scripts that at least one of the oldest browsers lacks. */
export function newerCalls(): string[] {
  const names = newerNames();
  // A name after three dots is a function of the app whose result is spread.
  const calls = new Set(
    [...readAssets(".js").matchAll(/(?:(?<!\.)\.([A-Za-z]\w*)\??\.?\()|(?:new ([A-Z]\w*))/g)].map(
      ([, method, className]) => method ?? className!,
    ),
  );
  return [...calls].filter((name) => names.has(name)).toSorted();
}

/** Returns the properties, keywords, selectors and rules in the built style sheet that at least one of the oldest browsers lacks. */
export function newerStyle(): string[] {
  const sheet = readAssets(".css").replaceAll(/\/\*.*?\*\//gs, "");
  const { properties = {}, selectors = {}, "at-rules": rules = {} } = bcd.css;
  const newer = new Set<string>();
  for (const [, property = "", value = ""] of sheet.matchAll(/[{;]\s*([a-z][a-z-]+):([^;{}]+)/g)) {
    const feature = properties[property];
    if (feature && !isEverywhere(feature)) newer.add(property);
    for (const word of value.match(/[a-z][a-z-]+/g) ?? [])
      if (feature?.[word] && !isEverywhere(feature[word])) newer.add(`${property}: ${word}`);
  }
  for (const [, selector = ""] of sheet.matchAll(/::?([a-z][a-z-]+)(?=[^;{}]*\{)/g))
    if (selectors[selector] && !isEverywhere(selectors[selector])) newer.add(`:${selector}`);
  for (const [, rule = ""] of sheet.matchAll(/@([a-z-]+)/g))
    if (rules[rule] && !isEverywhere(rules[rule])) newer.add(`@${rule}`);
  return [...newer].toSorted();
}
