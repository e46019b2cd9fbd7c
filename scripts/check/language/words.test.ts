import { expect, test } from "vitest";
import { wordsCheck } from "./words.ts";

const findProblems = (path: string, text: string): string[] =>
  wordsCheck.find([{ path, text }]).map(({ message }) => message);

test.each([
  "const patient = 1;",
  "const myPatients = 1;",
  "// a hip",
  'const t = "Knee";',
  "type CarePlan = 1;",
  "// a care plan",
  "const SURGERY_DATE = 1;",
])("a platform file with %s is found", (text) => {
  expect(findProblems("server/platform/jobs/worker.ts", text)).toHaveLength(1);
  expect(findProblems("web/ui/Table.tsx", text)).toHaveLength(1);
});

test("words that only contain such a word, and other places, are left alone", () => {
  expect(findProblems("web/ui/Table.tsx", "const relationship = ship; // impatient, hippo, clinician")).toEqual([]);
  expect(findProblems("server/features/patient-editing/patients.store.ts", "const patient = 1;")).toEqual([]);
  expect(findProblems("server/generated/database.ts", "type Patient = 1;")).toEqual([]);
});

test("the name of a platform file is read too", () => {
  expect(findProblems("web/ui/PatientTable.tsx", "")).toEqual([expect.stringContaining("in the name")]);
});

test.each([
  "server/utils/text.ts",
  "web/helpers.ts",
  "domain/common/x.ts",
  "dev-env/misc.test.ts",
  "web/ui/shared/x.tsx",
])("%s has a name that says nothing", (path) => {
  expect(findProblems(path, "const x = 1;")).toEqual([expect.stringContaining("says nothing")]);
});

test("a file that only passes others on is found under any name, one that adds something is not", () => {
  expect(findProblems("domain/cases/index.ts", `export * from "./case.ts";\nexport { a } from "./a.ts";`)).toHaveLength(
    1,
  );
  expect(findProblems("domain/cases/all.ts", `export * from "./case.ts";`)).toHaveLength(1);
  expect(findProblems("domain/cases/case.ts", `export { a } from "./a.ts";\nexport const b = 1;`)).toEqual([]);
  expect(findProblems("domain/cases/case.ts", `import "./a.ts";`)).toEqual([]);
});
