/**
 * npm run dependencies: writes docs/measurements/dependencies.md, a line for each package that runs in production: version, license, the release
 * dates of that version and of the newest one, and the decision record that explains it. It queries the registry. Packages whose newest release is
 * over a year old are printed, because an unmaintained dependency has to be replaced or justified.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordsOf, runtimeDependencies, tableOf, type Release } from "./check/runtime-dependencies.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => ({ path, text: readFileSync(join(root, path), "utf8") });
const manifests = ["domain/package.json", "server/package.json", "web/package.json"].map(read);
const records = recordsOf(globSync("docs/decisions/[0-9]*.md", { cwd: root }).toSorted().map(read));
const year = 365 * 86_400_000;

interface RegistryEntry {
  readonly time: Readonly<Record<string, string>>;
  readonly "dist-tags": { readonly latest: string };
}

/** Returns the license that the installed package declares. */
function licenseOf(name: string): string {
  const places = ["", "server/", "web/", "domain/"].map((place) =>
    join(root, place, "node_modules", name, "package.json"),
  );
  const installed = places.find((path) => existsSync(path));
  const { license } = JSON.parse(installed ? readFileSync(installed, "utf8") : "{}") as { license?: string };
  return license ?? "not named";
}

async function readRelease(name: string, version: string): Promise<Release> {
  const response = await fetch(`https://registry.npmjs.org/${name.replace("/", "%2f")}`);
  if (!response.ok) throw new Error(`The registry answers ${response.status} for ${name}.`);
  const registered = (await response.json()) as RegistryEntry;
  const newest = registered["dist-tags"].latest;
  const dayOf = (release: string): string => registered.time[release]!.slice(0, 10);
  return {
    license: licenseOf(name),
    released: dayOf(version),
    newest,
    newestReleased: dayOf(newest),
  };
}

const dependencies = runtimeDependencies(manifests);
const releases = new Map<string, Release>();
for (const { name, version } of dependencies) releases.set(name, await readRelease(name, version));
writeFileSync(join(root, "docs/measurements/dependencies.md"), tableOf(dependencies, releases, records));
for (const [name, { newestReleased }] of releases)
  if (Date.parse(newestReleased) < Date.now() - year) console.log(`${name}: newest release ${newestReleased}`);
