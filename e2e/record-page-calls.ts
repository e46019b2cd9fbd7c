import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, resolve } from "node:path";
import { functionAt, type NamedFunction, namedFunctions } from "@restride/dev-env/calls/named-functions.ts";
import { recordCall } from "@restride/dev-env/calls/recorded-calls.ts";
import type { Page } from "playwright-core";

const assets = join(import.meta.dirname, "../web/dist/assets");
const maps = join(import.meta.dirname, "../.cache/web-maps");

/** Counts the calls of the page's functions. The returned function finds and records the named functions of the sources that were called. */
export async function recordPageCalls(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.send("Profiler.takePreciseCoverage");
    for (const { url, functions } of result) {
      const built = /\/assets\/([\w.-]+\.js)$/.exec(url)?.[1];
      const places = functions.flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range.startOffset] : []));
      if (built) for (const place of places) noteFunction(built, place);
    }
  };
}

/** Built file: the offsets at which its lines begin, its source map, and the results of earlier lookups. */
interface BuiltFile {
  readonly lines: readonly number[];
  readonly map: SourceMap | null;
  readonly calls: Map<number, { file: string; name: string } | null>;
}
const files = new Map<string, BuiltFile>();
const sources = new Map<string, { lines: number[]; functions: NamedFunction[] }>();

/** Returns the offsets at which the lines of a text begin. */
const linesOf = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

function readBuiltFile(name: string): BuiltFile {
  const path = join(maps, `${name}.map`);
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
  const built = { lines: linesOf(readFileSync(join(assets, name), "utf8")), map, calls: new Map() };
  files.set(name, built);
  return built;
}

function readSource(file: string): { lines: number[]; functions: NamedFunction[] } {
  const text = readFileSync(file, "utf8");
  const source = { lines: linesOf(text), functions: namedFunctions(file, text) };
  sources.set(file, source);
  return source;
}

function noteFunction(name: string, place: number): void {
  const built = files.get(name) ?? readBuiltFile(name);
  const knownCall = built.calls.get(place);
  const call = knownCall === undefined ? findFunction(built, place) : knownCall;
  built.calls.set(place, call);
  if (call) recordCall(call.file, call.name);
}

/** Returns the named function of the sources that begins at a place of a built file; null for a function of a library or without a name. */
function findFunction({ lines, map }: BuiltFile, place: number): { file: string; name: string } | null {
  const line = lines.findLastIndex((start) => start <= place);
  const entry = map?.findEntry(line, place - lines[line]!);
  if (!entry || !("originalSource" in entry) || !/^(?!.*node_modules).*\.tsx?$/.test(entry.originalSource)) return null;
  const file = resolve(assets, entry.originalSource);
  const source = sources.get(file) ?? readSource(file);
  const at = (source.lines[entry.originalLine] ?? 0) + entry.originalColumn;
  const namedFunction = functionAt(source.functions, at);
  return namedFunction && { file, name: namedFunction.name };
}
