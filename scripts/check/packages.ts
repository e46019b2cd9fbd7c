import { isCode, syntaxTreeOf, problemAt, type Check, type Problem, type Source } from "./source.ts";

type Versions = Readonly<Record<string, string>>;

interface Package {
  readonly name: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/**
 * Finds packages that a workspace imports without declaring them, which works only as long as another package installs them. Tools of the whole
 * repository are declared in the root package.json. Also finds version ranges, because they may install another version than the tested one.
 */
export const packagesCheck: Check = {
  name: "packages",
  find: (sources) => {
    const files = sources.filter(({ path }) => path.endsWith("package.json"));
    const declared = new Map(files.map(({ path, text }) => [folderOf(path), namesIn(JSON.parse(text) as Package)]));
    const tools = declared.get("") ?? [];
    return [
      ...files.flatMap(versionRanges),
      ...sources
        .filter(isCode)
        .flatMap((source) => undeclaredPackages(source, [...(declared.get(folderOf(source.path)) ?? []), ...tools])),
    ];
  },
};

/** Finds version ranges. */
function versionRanges(source: Source): Problem[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(source.text) as Package;
  return [dependencies, devDependencies, optionalDependencies]
    .flatMap((some) => Object.entries(some ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) =>
      problemAt(
        source,
        source.text.indexOf(`"${name}"`),
        `${name} "${version}" is no version: name the one that is tested`,
      ),
    );
}

/** Returns the workspace of a path; empty for the root package. */
const folderOf = (path: string): string => {
  const [folder, ...rest] = path.split("/");
  return rest.length === 0 || folder === "scripts" ? "" : folder!;
};

const namesIn = ({ name, dependencies, devDependencies, optionalDependencies }: Package): string[] => [
  name,
  ...[dependencies, devDependencies, optionalDependencies].flatMap((some) => Object.keys(some ?? {})),
];

function undeclaredPackages(source: Source, declared: readonly string[]): Problem[] {
  const { staticImports, dynamicImports } = syntaxTreeOf(source).module;
  const literals = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^["'](.+)["']$/.exec(source.text.slice(start, end));
    return literal ? [{ value: literal[1]!, start }] : [];
  });
  return [...staticImports.map(({ moduleRequest }) => moduleRequest), ...literals]
    .filter(({ value }) => !/^(\.|node:|virtual:)/.test(value) && !declared.includes(packageOf(value)))
    .map(({ value, start }) =>
      problemAt(source, start, `${packageOf(value)} is not named in the package.json of its workspace`),
    );
}

const packageOf = (path: string): string =>
  path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");
