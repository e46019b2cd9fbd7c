import { isCode, isTest, syntaxTreeOf, problemAt, type Check, type Problem, type Source } from "./source.ts";

const formerClients = /^(@urql\/|urql$|@apollo\/)/;
const cache = /^@tanstack\//;
const platform = /^web\/(platform\/|main\.tsx$)/;

/**
 * Finds calls of the server that bypass web/platform, where all calls use the documents generated beside their .graphql files, and documents that
 * nothing sends.
 */
export const clientCallsCheck: Check = {
  name: "client calls",
  find: (sources) => {
    const paths = new Set(sources.map(({ path }) => path));
    return [
      ...sources.filter(isCode).flatMap(otherClients),
      ...sources.flatMap((source) => leftOver(source, paths)),
      ...unsentDocuments(sources),
    ];
  },
};

function otherClients(source: Source): Problem[] {
  const { staticImports } = syntaxTreeOf(source).module;
  return staticImports.flatMap(({ moduleRequest: { value, start } }) => {
    const isOfPlatform = platform.test(source.path) || isTest(source);
    if (formerClients.test(value) || (cache.test(value) && !isOfPlatform))
      return [
        problemAt(source, start, `${value}: query by useGraphqlQuery and mutate of web/platform, which name tags`),
      ];
    return [];
  });
}

function leftOver(source: Source, paths: ReadonlySet<string>): Problem[] {
  const isLeftOver = source.path.endsWith(".graphql.ts") && !paths.has(source.path.replace(/\.ts$/, ""));
  return isLeftOver ? [problemAt(source, 0, "its .graphql is gone: delete it too")] : [];
}

/** Returns the operations of the console's .graphql files that no code names. */
function unsentDocuments(sources: readonly Source[]): Problem[] {
  const callers = sources.filter((source) => isCode(source) && !source.path.endsWith(".graphql.ts"));
  const names = new Set(callers.flatMap(({ text }) => text.match(/\b\w+(?=Document\b)/g) ?? []));
  return sources
    .filter(({ path }) => /^web\/.*\.graphql$/.test(path))
    .flatMap((source) =>
      [...source.text.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)]
        .filter(([, name]) => !names.has(`${name![0]!.toUpperCase()}${name!.slice(1)}`))
        .map(({ 1: name, index }) => problemAt(source, index, `nothing sends ${name}: delete it`)),
    );
}
