import { describe, expect, test } from "vitest";
import { repetitionCheck } from "./repetition.ts";

const refusals = (path: string, text: string): string[] =>
  repetitionCheck.find([{ path, text }]).map(({ message }) => message.slice(message.lastIndexOf(": ") + 2));

describe("hooks that a fixture stands for", () => {
  const startOf = (name: string, start: string, hook: string, before = ""): string =>
    `${hook}(async () => {\n  ${before}${name} = await ${start}();\n});\nafterEach(() => ${name}.close());`;

  test.each(["beforeAll", "beforeEach"])("a world or a journey that %s starts first is refused", (hook) => {
    expect(refusals("server/notes.api.test.ts", startOf("world", "startWorld", hook))).toEqual([
      "dev-env/world-test.ts gives the world to each test, or one to all of a file",
    ]);
    expect(refusals("e2e/notes/notes.test.ts", startOf("journey", "startJourney", hook))).toEqual([
      "e2e/journey-test.ts gives the journey to the tests of a file",
    ]);
  });

  test("a world that something is started before, one inside a test, and a hook with the fixture may stand", () => {
    const carrier = startOf("world", "startWorld", "beforeEach", "swift = makeCarrierStandIn();\n  ");
    expect(refusals("server/carriers.api.test.ts", carrier)).toEqual([]);
    const others = `test("a", async () => {\n  const own = await startWorld();\n});
      test.beforeEach(async ({ world }) => {\n  admin = await signIn(world, "a");\n});`;
    expect(refusals("server/notes.api.test.ts", others)).toEqual([]);
  });
});

describe("finders of component tests", () => {
  test.each([
    `const button = (name: string) => page.getByRole("button", { name, exact: true });`,
    `export const box = (label: string | RegExp): Locator =>\n  page.getByRole("textbox", { name: label });`,
    `const choice = (name: string) => page.getByRole("combobox", { name });`,
    `const drawer = () => page.getByRole("dialog");`,
    `const card = (text: string) => page.getByRole("listitem").filter({ hasText: text });`,
    `const shown = (sentence: string) => page.getByText(sentence, { exact: true });`,
    `const rows = () => textsOf(page.getByRole("row"));`,
  ])("a copy is refused: %s", (text) => {
    for (const path of ["web/features/notes/Notes.component.test.tsx", "web/features/notes/notes.fixture.tsx"])
      expect(refusals(path, text)).toEqual(["web/testing/finders.ts has this finder"]);
    expect(refusals("web/testing/finders.ts", text)).toEqual([]);
  });

  test.each([
    `const save = () => page.getByRole("button", { name: "Save" });`,
    `const button = (name: string) => dialog().getByRole("button", { name, exact: true });`,
    `const editor = (name: string) => page.getByRole("group", { name: \`\${name} v3\` });`,
    `const row = (at: number) => page.getByRole("row").nth(at);`,
    `const line = (name: string, at = 0) => page.getByRole("group", { name, exact: true }).nth(at);`,
  ])("one that finds something else may stand: %s", (text) =>
    expect(refusals("web/features/notes/Notes.component.test.tsx", text)).toEqual([]),
  );
});

describe("finders of journeys", () => {
  test.each([
    `const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });`,
    `const box = (page: Page, label: string): Locator =>\n  page.getByRole("textbox", { name: label, exact: true });`,
    `const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });`,
    `const callout = (page: Page) => page.getByRole("dialog");`,
    `const thread = (page: Page) => page.getByRole("log", { name: "Messages" });`,
  ])("a copy is refused: %s", (text) => {
    expect(refusals("e2e/notes/notes.test.ts", text)).toEqual(["e2e/finders.ts has this finder"]);
    expect(refusals("e2e/finders.ts", text)).toEqual([]);
  });

  test.each([
    `const dialog = (page: Page) => page.getByRole("dialog", { name: /note$/ });`,
    `const tick = (page: Page, at: number) => page.getByRole("row").nth(at);`,
  ])("one that finds something else may stand: %s", (text) =>
    expect(refusals("e2e/notes/notes.test.ts", text)).toEqual([]),
  );
});
