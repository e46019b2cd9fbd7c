import { dirname, join, normalize } from "node:path";
import { isCode, isTest, syntaxTreeOf, problemAt, type Check, type Source } from "./source.ts";

/** Import of a file: the specifier and its position. */
export type Import = { target: string; start: number };

/** Place of a file: `part` is workspace and layer, `feature` the folder below features. */
type Place = { part: string; feature?: string };

const domainMayUse = new Set(["zod", "libphonenumber-js/core", "libphonenumber-js/min/metadata"]);
const testsMayUse = new Set(["vitest", "fast-check"]);

/** Parts that each part may import besides itself. Other parts are refused; packages are restricted only in domain. */
const dependencies: Record<string, readonly string[]> = {
  domain: [],
  "server/root": [
    "domain",
    "server/features",
    "server/platform.ts",
    "server/platform",
    "server/generated",
    "server/reference-data",
    "server/settings",
  ],
  "server/settings": ["domain", "server/platform"],
  "server/reference-data": ["domain", "server/generated"],
  "server/features": ["domain", "server/platform", "server/generated", "server/reference-data"],
  "server/platform.ts": ["domain", "server/platform"],
  "server/platform": ["domain", "server/generated"],
  "server/generated": ["domain", "server/platform"],
  "web/root": ["domain", "web/app", "web/ui", "web/platform"],
  "web/app": ["domain", "web/features", "web/ui", "web/platform", "web/generated"],
  "web/features": ["domain", "web/ui", "web/platform", "web/generated"],
  "web/platform": ["domain", "web/generated"],
  "web/ui": ["domain"],
  "web/generated": ["domain"],
  "web/testing": ["domain", "web/app", "web/ui", "web/platform"],
  "dev-env": [
    "domain",
    "server/root",
    "server/features",
    "server/platform",
    "server/generated",
    "server/reference-data",
  ],
  e2e: ["domain", "dev-env"],
  bench: ["domain", "dev-env"],
  scripts: ["domain", "dev-env", "e2e"],
  "vitest.config.ts": ["e2e", "scripts"],
};

/** Parts that tests may import in addition, by their workspace. */
const testDependencies: Record<string, readonly string[]> = { domain: [], web: ["dev-env", "web/testing"] };

/** Finds imports that the dependency rules of folders forbid. */
export const dependenciesCheck: Check = {
  name: "dependencies",
  find: (sources) =>
    sources.filter(isCode).flatMap((source) =>
      importsOf(source).flatMap(({ target, start }) => {
        const message = refusal(source, target);
        return message ? [problemAt(source, start, message)] : [];
      }),
    ),
};

/** Returns all imports of a file: by value or type, static or dynamic, and re-exports. */
export function importsOf(source: Source): Import[] {
  const { staticImports, staticExports, dynamicImports } = syntaxTreeOf(source).module;
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []));
  const plain = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...exported];
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^["'`](.+)["'`]$/.exec(source.text.slice(start, end));
    return literal ? [{ value: literal[1]!, start }] : [];
  });
  return [...plain, ...dynamic].map(({ value, start }) => ({ target: value, start }));
}

function refusal(source: Source, target: string): string | undefined {
  const from = placeOf(source.path);
  const path = repositoryPath(source.path, target);
  if (!path) return from.part === "domain" ? refusedPackage(source, target) : refusedKit(from, target);
  const to = placeOf(path);
  if (isFeature(path)) return mayNameFeatures(source) ? undefined : onlyOne;
  if (isFeature(source.path) && to.part === "server/platform.ts") return undefined;
  if (from.part === to.part)
    return sameFeature(from, to) || isLookup(from, path) ? undefined : refusedFeature(from, to);
  const besides = isTest(source) ? (testDependencies[from.part.split("/")[0]!] ?? ["dev-env"]) : [];
  const allowed = [...(dependencies[from.part] ?? []), ...besides];
  return allowed.includes(to.part) ? undefined : `${from.part} may not import ${to.part} (${path})`;
}

const onlyOne = "only server/features.ts names features, and knows their .feature.ts";
const isFeature = (path: string): boolean => path.endsWith(".feature.ts");
const mayNameFeatures = (source: Source): boolean =>
  source.path === "server/features.ts" || (isTest(source) && placeOf(source.path).part === "server/root");
const sameFeature = (from: Place, to: Place): boolean => from.feature === to.feature;
const isLookup = (from: Place, path: string): boolean =>
  from.part === "server/features" && /\.(lookups|commands)\.ts$/.test(path);
const refusedFeature = (from: Place, to: Place): string =>
  from.part === "server/features"
    ? `feature ${from.feature} may read ${to.feature} only through its lookups: ask a ${to.feature}/*.lookups.ts, or give it the question; ` +
      "act by a domain event that the other handles in its *.handlers.ts, or through that door where both hold together or not at all"
    : `features do not know each other: ${from.feature} imports ${to.feature}`;

/** The only accessible kit for overlays, menus, pickers, drags and lists; only web/ui may import it. */
const kit = /^(react-aria|react-aria-components|react-stately|@internationalized\/date)(\/|$)/;
const otherKits = /^(antd|@ant-design|@base-ui|@radix-ui|@headlessui|@dnd-kit|dayjs|moment|date-fns)(\/|-|$)/;

function refusedKit(from: Place, target: string): string | undefined {
  if (otherKits.test(target)) return `${target} would be a second kit: web/ui has one, react-aria-components`;
  return kit.test(target) && from.part !== "web/ui"
    ? "the kit is known to web/ui only: give it a component there"
    : undefined;
}

function refusedPackage(source: Source, name: string): string | undefined {
  const allowed = domainMayUse.has(name) || (isTest(source) && testsMayUse.has(name));
  return allowed ? undefined : `domain imports nothing but zod and libphonenumber-js, not ${name}`;
}

/** Returns the path from the root of an import; undefined for a package. */
export function repositoryPath(from: string, target: string): string | undefined {
  if (target.startsWith(".")) return normalize(join(dirname(from), target));
  return target.startsWith("@restride/") ? target.slice("@restride/".length) : undefined;
}

function placeOf(path: string): Place {
  const [workspace = "", layer = "", feature] = path.split("/");
  if (workspace !== "server" && workspace !== "web") return { part: workspace };
  if (path === "server/platform.ts") return { part: "server/platform.ts" };
  if (layer.includes(".")) return { part: `${workspace}/root` };
  return { part: `${workspace}/${layer}`, feature: layer === "features" ? feature : undefined };
}
