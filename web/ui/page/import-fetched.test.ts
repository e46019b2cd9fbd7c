import { afterEach, beforeEach, expect, test, vi } from "vitest";

const script = () => new Response("export {};", { headers: { "content-type": "text/javascript; charset=utf-8" } });
const answers = new Map<string, () => Response | Promise<Response>>();
const fetches: string[] = [];

beforeEach(() => {
  vi.resetModules();
  answers.clear();
  fetches.length = 0;
  vi.stubGlobal("document", { querySelector: (selector: string) => (selector.includes("entry.js") ? {} : null) });
  vi.stubGlobal("fetch", async (address: string) => {
    fetches.push(address);
    return (answers.get(address) ?? script)();
  });
});
afterEach(() => vi.unstubAllGlobals());

const files = ["assets/Dialog.js", "assets/kit.js"];

test.for<[string, () => Response | Promise<Response>]>([
  ["the line drops", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy answers that the server is away", () => new Response("", { status: 503 })],
  ["a page comes in place of the file", () => new Response("<p>", { headers: { "content-type": "text/html" } })],
  [
    "the line drops amid the file",
    () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) }), {
        headers: { "content-type": "text/javascript" },
      }),
  ],
])("a file is not imported when %s, and is fetched again by who asks next", async ([, answer]) => {
  const { importFetched, isMissingCode } = await import("./import-fetched.ts");
  const load = vi.fn(async () => "code");
  answers.set("/assets/kit.js", answer);
  const reason = await importFetched(load, files).catch((error: unknown) => error);
  expect([isMissingCode(reason), load.mock.calls.length]).toEqual([true, 0]);
  answers.clear();
  expect(await importFetched(load, files)).toBe("code");
  expect(fetches).toEqual(["/assets/Dialog.js", "/assets/kit.js", "/assets/kit.js"]);
});

test("files of the page itself, and those that came before, are not fetched again", async () => {
  const { importFetched } = await import("./import-fetched.ts");
  await importFetched(async () => "code", ["assets/entry.js", ...files]);
  await Promise.all([1, 2].map(() => importFetched(async () => "code", [...files, "assets/list.js"])));
  expect(fetches).toEqual(["/assets/Dialog.js", "/assets/kit.js", "/assets/list.js"]);
});

test("an engine's own words for code that did not come are understood, a crash is not one", async () => {
  const { isMissingCode } = await import("./import-fetched.ts");
  for (const words of [
    "Failed to fetch dynamically imported module: http://localhost/assets/Dialog.js",
    "error loading dynamically imported module: http://localhost/assets/Dialog.js",
    "Importing a module script failed.",
  ])
    expect(isMissingCode(new TypeError(words)), words).toBe(true);
  expect([isMissingCode(new TypeError("x is undefined")), isMissingCode("Importing")]).toEqual([false, false]);
});
