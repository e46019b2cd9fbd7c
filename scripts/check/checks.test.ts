import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { selfContainedCheck } from "./self-contained.ts";
import { brandsCheck } from "./brands.ts";
import { contractDocsCheck } from "./contract-docs.ts";
import { docPathsCheck } from "./doc-paths.ts";
import { domainCheck } from "./domain.ts";
import { domainEventsCheck } from "./domain-events.ts";
import { featuresCheck } from "./features.ts";
import { lengthStatistics, limitsCheck } from "./limits.ts";
import { repetitionCheck } from "./repetition.ts";
import type { Check } from "./source.ts";
import { sqlCheck } from "./database/sql.ts";

const findProblems = (check: Check, path: string, text: string): string[] =>
  check.find([{ path, text }]).map(({ message }) => message);

describe("domain", () => {
  const impure = (code: string): string[] =>
    findProblems(domainCheck, "domain/cases/case.ts", `const x = () => ${code};`);

  test.each([
    "new Date()",
    "Date.now()",
    "Math.random()",
    "process.env",
    "fetch('/')",
    "globalThis.Date",
    "crypto.randomUUID()",
  ])("%s is found", (code) => expect(impure(code)).not.toEqual([]));

  test("names of properties are no reach into the world, and tests may do what they like", () => {
    expect(impure("({ Date: 1, process: 2 }).Date + a.fetch")).toEqual([]);
    expect(findProblems(domainCheck, "domain/cases/case.test.ts", "new Date()")).toEqual([]);
    expect(findProblems(domainCheck, "server/main.ts", "new Date()")).toEqual([]);
  });

  test("an exported function without a docstring is found, one with it and an own one are not", () => {
    const inDomain = (text: string): string[] => findProblems(domainCheck, "domain/cases/case.ts", text);
    expect(inDomain("export const a = () => 1;")).toEqual([expect.stringContaining("a has no docstring")]);
    expect(inDomain("/** A. */\nconst x = 1;\nexport function a() {}")).toEqual([
      expect.stringContaining("a has no docstring"),
    ]);
    expect(inDomain("// A.\nexport function a() {}")).toHaveLength(1);
    expect(inDomain("/** A. */\nexport function a() {}\nconst b = () => 1;\nexport const c = 3;")).toEqual([]);
  });
});

describe("domain events", () => {
  const kinds = {
    path: "domain/birds/domain-events.ts",
    text: "type Bird = { ring: string };\nexport type BirdEvents = {\n  Hatched: Bird;\n  Flown: Bird;\n};",
  };
  const idle = (path: string, text: string): string[] =>
    domainEventsCheck.find([kinds, { path, text }]).map(({ line, message }) => `${line} ${message}`);

  test("a kind that nothing records is found", () => {
    expect(idle("server/features/birds/ring.ts", `record({ kind: "Hatched", data });`)).toEqual([
      "4 nothing records Flown: record it, or drop it",
    ]);
  });

  test("recorded is what stands as the kind of a domain event, in a use case or a decision, but not in a test", () => {
    const both = `record({ kind: left ? "Flown" : "Hatched" });`;
    expect(idle("server/features/birds/ring.ts", both)).toEqual([]);
    expect(idle("domain/birds/decide.ts", both)).toEqual([]);
    expect(idle("server/features/birds/ring.test.ts", both)).toHaveLength(2);
    expect(
      idle("server/features/birds/birds.handlers.ts", `eventHandler({ to: "Flown" }); const kind = "Hatched";`),
    ).toHaveLength(2);
  });
});

describe("features", () => {
  const decisions = (code: string): string[] =>
    findProblems(featuresCheck, "server/features/cases/cases.feature.ts", `const a = (b, c) => { ${code} };`);

  test.each([
    "if (b) c();",
    "return b ? c : 1;",
    "switch (b) { case 1: c(); }",
    "return b && c;",
    "return b || c;",
    "for (const d of b) c(d);",
  ])("%s is found", (code) => expect(decisions(code)).toHaveLength(1));

  test("a call and a default are not, nor is a decision elsewhere", () => {
    expect(decisions("return answer(b(c ?? 1));")).toEqual([]);
    expect(findProblems(featuresCheck, "server/features/cases/add.ts", "if (a) b();")).toEqual([]);
  });
});

describe("limits", () => {
  const lines = (count: number, line = "x();"): string => Array.from({ length: count }, () => line).join("\n");

  test("250 lines are a file, 251 are too many; blank lines and comments do not count", () => {
    expect(findProblems(limitsCheck, "web/a.ts", lines(250))).toEqual([]);
    expect(findProblems(limitsCheck, "web/a.ts", `${lines(250)}\n\n// why\n`)).toEqual([]);
    expect(findProblems(limitsCheck, "web/a.ts", lines(251))).toEqual([expect.stringContaining("251 lines")]);
  });

  test("50 lines are a function, 51 are too many, in tests any number", () => {
    expect(findProblems(limitsCheck, "web/a.ts", `const f = () => {\n${lines(48)}\n};`)).toEqual([]);
    expect(findProblems(limitsCheck, "web/a.ts", `const f = () => {\n${lines(49)}\n};`)).toEqual([
      expect.stringContaining("51 lines"),
    ]);
    expect(findProblems(limitsCheck, "web/a.test.ts", `const f = () => {\n${lines(49)}\n};`)).toEqual([]);
  });

  test("a function that makes others is counted without them", () => {
    const inner = `() => {\n${lines(40)}\n}`;
    const factory = `const make = () => ({\n  a: ${inner},\n  b: ${inner},\n});`;
    expect(findProblems(limitsCheck, "web/a.ts", factory)).toEqual([]);
    expect(findProblems(limitsCheck, "web/a.ts", `const f = () => {\n${lines(49)}\ng(${inner});\n};`)).toHaveLength(1);
  });

  test("the median is told", () => {
    const sources = [1, 2, 9].map((count) => ({ path: `web/${count}.ts`, text: lines(count) }));
    expect(lengthStatistics(sources)[0]).toBe("files: 3, median 2 lines, 90 % at most 2, longest 9");
  });
});

describe("ids and dates", () => {
  test.each([
    "text as Id",
    "text as CalendarDate",
    "sql`user_id::text = ${text}`",
    "sql`s.id = 1 and s.surgeon_id::text= any(a)`",
  ])("%s is found outside what reads them", (code) => {
    const text = `const a = (text) => ${code};`;
    expect(findProblems(brandsCheck, "server/features/cases/cases.store.ts", text)).not.toEqual([]);
    expect(findProblems(brandsCheck, "domain/cases/case.ts", text)).not.toEqual([]);
    expect(findProblems(brandsCheck, "domain/values/id.ts", text)).toEqual([]);
  });

  test("other texts are texts", () => {
    const text = "const a = [b as Ids, sql`select patient_id::text, ${b}::text = 'a'`];";
    expect(findProblems(brandsCheck, "server/features/cases/cases.store.ts", text)).toEqual([]);
  });
});

describe("sql", () => {
  const statements = [
    "const a = 'select name from patients';",
    "const a = `\n  insert into patients values (${b})`;",
    "const a = 'update patients set name = 1';",
    "const a = sql`select 1`;",
    "const a = db.selectFrom('patients');",
  ];

  test.each(statements)("%s is found outside its files", (text) => {
    expect(findProblems(sqlCheck, "server/features/cases/add.ts", text)).not.toEqual([]);
    expect(findProblems(sqlCheck, "domain/cases/case.ts", text)).not.toEqual([]);
    for (const path of [
      "server/features/cases/cases.store.ts",
      "server/features/cases/cases.queries.ts",
      "dev-env/seed/rows.ts",
    ]) {
      expect(findProblems(sqlCheck, path, text)).toEqual([]);
    }
  });

  test("sentences of English are no statements", () => {
    expect(
      findProblems(
        sqlCheck,
        "web/a.ts",
        "const a = ['Select a patient', 'Update the address', 'delete it from here'];",
      ),
    ).toEqual([]);
  });
});

describe("alone", () => {
  const neighbour = ["..", "shared"].join("/");

  test("paths out of the repository, folders of one machine and numbers of issues are found", () => {
    expect(findProblems(selfContainedCheck, "README.md", `See ${neighbour}/design.`)).toHaveLength(1);
    expect(findProblems(selfContainedCheck, "server/features/cases/add.ts", `// ${neighbour}/design`)).toHaveLength(1);
    expect(findProblems(selfContainedCheck, "web/a.ts", `import "${"../".repeat(2)}other/x.ts";`)).toHaveLength(1);
    expect(findProblems(selfContainedCheck, "docs/a.md", `Lies in ${["", "work", "x"].join("/")}.`)).toHaveLength(1);
    expect(findProblems(selfContainedCheck, "docs/a.md", `As issue ${2} says`)).toHaveLength(1);
    expect(findProblems(selfContainedCheck, "docs/a.md", `Fixes ${"#"}12.`)).toHaveLength(1);
  });

  test("paths inside it are not, nor colours and addresses", () => {
    const text = `import "../b.ts"; const c = "#123456"; // https://a.org/home/x and support issues`;
    expect(findProblems(selfContainedCheck, "web/features/a.ts", text)).toEqual([]);
  });
});

test("contract: a type, a field, a value and an input's field without a docstring are found; arguments are not", () => {
  const sdl = `type Query { "All." a(b: Int): A } type A { c: Int } "In." input I { d: Int } "E." enum E { F "G." G }`;
  const messages = findProblems(contractDocsCheck, "server/features/a/a.graphql", sdl);
  expect(messages).toEqual(["A", "c", "d", "F"].map((name) => `${name} has no docstring`));
});

test("contract: a docstring that begins with a relative pronoun is found, one that begins with its noun is not", () => {
  const sdl = `"Who asked." type A { "How many." c: Int "Whole days." d: Int "Patients who asked." e: Int }`;
  const messages = findProblems(contractDocsCheck, "server/features/a/a.graphql", sdl);
  expect(messages).toEqual(["A", "c"].map((name) => `begin the docstring of ${name} with a noun`));
});

test("icons: what is said once for all is found at one, what differs is not", () => {
  const drawn = (path: string): string[] =>
    findProblems(
      repetitionCheck,
      path,
      "<Bell size={15} strokeWidth={1.75} /> <Bell size={16} aria-hidden /> <Bell size={12} strokeWidth={2} />",
    );
  expect(drawn("web/features/cases/Case.tsx")).toHaveLength(2);
  expect(drawn("web/app/App.tsx")).toEqual([]);
});

test("instants: the moment that it is becomes text in one way, what is read from a text may be another", () => {
  const findConversions = (path: string): string[] =>
    findProblems(
      repetitionCheck,
      path,
      "new Date(now()).toISOString(); new Date(deps.now() - day).toISOString(); new Date(text).toISOString();",
    );
  expect(findConversions("server/features/cases/cases.store.ts")).toHaveLength(2);
  expect(findConversions("server/features/cases/cases.api.test.ts")).toEqual([]);
});

test("docs: a path that leads nowhere is found, a file, a folder and the shape of a path are not", () => {
  const led = (path: string, text: string): string[] =>
    docPathsCheck
      .find([
        { path, text },
        { path: "web/ui/overlay/Dialog.tsx", text: "" },
      ])
      .map(({ line, message }) => `${line} ${message}`);
  const text =
    "`web/ui/overlay/Dialog.tsx` `web/ui` `web/ui/` `web/x/*.tsx` `web/<subject>`\n`web/u` `web/ui/Dialog.ts`";
  expect(led("docs/STYLE.md", text)).toEqual([
    "2 web/u is not there: mend the sentence",
    "2 web/ui/Dialog.ts is not there: mend the sentence",
  ]);
  expect(led("docs/decisions/0001-a.md", text)).toHaveLength(2);
  expect(led("docs/how-to/add-a-b.md", text)).toEqual([]);
});

test("the command reads a folder, names each finding by path and line, and fails", () => {
  const root = mkdtempSync(join(tmpdir(), "restride-check-"));
  const run = (): { status: number | null; stdout: string } =>
    spawnSync(process.execPath, [join(import.meta.dirname, "../check.ts"), root], { encoding: "utf8" });
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put("domain/cases/case.ts", "export const x = 1;\n");
  expect(run()).toMatchObject({ status: 0 });
  put("domain/cases/case.ts", 'export const x = 1;\nimport fs from "node:fs";\n');
  put("node_modules/a/utils.ts", "nothing of packages is read");
  expect(run()).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("domain/cases/case.ts:2 domain imports nothing"),
  });
  rmSync(root, { recursive: true });
});
