import { type Check, problemAt, type Source } from "./source.ts";

/** Package that runs in production, at the installed version. */
interface Dependency {
  readonly name: string;
  readonly version: string;
}

/** Release of a package, as the registry describes it. */
export interface Release {
  readonly license: string;
  readonly released: string;
  readonly newest: string;
  readonly newestReleased: string;
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the packages that run in production, by name: the dependencies of the workspaces, without the workspaces themselves. */
export function runtimeDependencies(manifests: readonly TextFile[]): Dependency[] {
  const dependenciesOfManifests = manifests.flatMap(({ text }) =>
    Object.entries((JSON.parse(text) as { dependencies?: Record<string, string> }).dependencies ?? {}),
  );
  const external = new Map(dependenciesOfManifests.filter(([name]) => !name.startsWith("@restride/")));
  return [...external].map(([name, version]) => ({ name, version })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns a lookup of the decision records that explain a package: those that name it in backticks. A group of packages is named by its scope and a
 * star.
 */
export function recordsOf(decisions: readonly TextFile[]): (name: string) => string[] {
  return (name) => {
    const names = [name, name.replace(/[^/-]+$/, "*"), name.replace(/\/.*$/, "/*")].map((each) => `\`${each}\``);
    return decisions.filter(({ text }) => names.some((each) => text.includes(each))).map(({ path }) => path);
  };
}

/** Returns the document of all packages with their releases and records. */
export function tableOf(
  dependencies: readonly Dependency[],
  releases: ReadonlyMap<string, Release>,
  records: (name: string) => readonly string[],
): string {
  const rows = dependencies.map(({ name, version }) => {
    const { license, released, newest, newestReleased } = releases.get(name)!;
    const links = records(name).map((path) => `[${/(\d+)-/.exec(path)![1]}](../decisions/${path.split("/").at(-1)})`);
    return `| ${name} | ${version} | ${released} | ${newest}, ${newestReleased} | ${license} | ${links.join(" ")} |`;
  });
  return [
    "# Packages that run in production",
    "",
    "Made by `npm run dependencies`, which asks the registry. The record says what a package is for and what was looked at beside it.",
    "",
    "| package | version | released | newest | license | record |",
    "|---|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

const documentPath = "docs/measurements/dependencies.md";

/** Finds packages that run in production without a decision record, or whose release was not looked up. */
export const runtimeDependenciesCheck: Check = {
  name: "runtime dependencies",
  find: (sources) => {
    const manifests = sources.filter(({ path }) => /^(domain|server|web)\/package\.json$/.test(path));
    const decisions = sources.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
    if (decisions.length === 0) return []; // a part of the repository without its documents
    const records = recordsOf(decisions);
    const table = sources.find(({ path }) => path === documentPath)?.text ?? "";
    return manifests.flatMap((manifest) =>
      runtimeDependencies([manifest]).flatMap(({ name, version }) =>
        problemsOf(manifest, name, version, records, table),
      ),
    );
  },
};

function problemsOf(
  manifest: Source,
  name: string,
  version: string,
  records: (name: string) => readonly string[],
  table: string,
) {
  const at = manifest.text.indexOf(`"${name}"`);
  const isRecorded = records(name).length > 0;
  const isLookedUp = table.includes(`| ${name} | ${version} |`);
  return [
    ...(isRecorded ? [] : [problemAt(manifest, at, `no decision record names \`${name}\`: say what it is for`)]),
    ...(isLookedUp ? [] : [problemAt(manifest, at, `${documentPath} has no ${name} ${version}: npm run dependencies`)]),
  ];
}
