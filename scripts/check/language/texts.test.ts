import { expect, test } from "vitest";
import { textsCheck } from "./texts.ts";

const findProblems = (text: string, path = "web/features/notes/NoteList.tsx"): number =>
  textsCheck.find([{ path, text }]).length;

test("a text between tags, in an attribute that people read, or that begins like a sentence is found", () => {
  expect(findProblems("export const a = <p>No notes yet.</p>;")).toBe(1);
  expect(findProblems('export const a = <Field label="notes" />;')).toBe(1);
  expect(findProblems("export const a = <Field aria-label={`Notes of ${name}`} />;")).toBe(1);
  expect(findProblems('export const a = failed ? "Please try again." : "";')).toBe(1);
  expect(findProblems("export const a = `Note of ${when}`;")).toBe(1);
});

test("names, keys, addresses, errors of developers, and texts of the texts file stay", () => {
  expect(findProblems("export const a = <p>{texts.none} · {count}</p>;")).toBe(0);
  expect(findProblems('export const a = <Field name="notes" type="text" />;')).toBe(0);
  expect(findProblems('throw new Error("No root element");')).toBe(0);
  expect(findProblems('export const noPong = [4408, "Request Timeout"] as const;')).toBe(0);
  expect(findProblems('console.info("Pushes are not allowed.");')).toBe(0);
  expect(findProblems('import { page } from "./No page.ts";')).toBe(0);
  expect(findProblems('export const none = "No notes yet.";', "web/features/notes/notes-texts.ts")).toBe(0);
  expect(findProblems('const a = "No notes yet.";', "web/features/notes/NoteList.component.test.tsx")).toBe(0);
});

test("in rules and use cases sentences and what begins like one are found, SQL is not", () => {
  expect(findProblems('const a = refuse("This note was not found.");', "domain/notes/note.ts")).toBe(1);
  expect(findProblems("const a = `At most ${limit} notes at once.`;", "server/features/notes/save-note.ts")).toBe(1);
  expect(findProblems('const a = path(["Date of birth", "dob"]);', "domain/notes/note.ts")).toBe(1);
  expect(findProblems('const a = refuse("This note is gone.");', "server/platform/graphql/errors.ts")).toBe(1);
  expect(findProblems("const a = sql`select 1 from notes.`;", "server/features/notes/notes.store.ts")).toBe(0);
  expect(findProblems('const a = refuse("This note was not found.");', "server/platform/http/http.ts")).toBe(1);
});

test("parts of a sentence around a value are found, keys and headers are not", () => {
  const findInRule = (text: string): number => findProblems(text, "domain/notes/note.ts");
  expect(findInRule("const a = `${done} of ${due}`;")).toBe(1);
  expect(findInRule("const a = `Device ${name}`;")).toBe(1);
  expect(findInRule("const a = `${first} and ${count} more`;")).toBe(1);
  expect(findInRule("const a = `not valid since ${date}`;")).toBe(1);
  expect(findInRule("const a = `note ${patient} ${note}`;")).toBe(0);
  expect(findInRule("const a = `signed-in ${session}`;")).toBe(0);
  expect(findInRule("const a = `Bearer ${token}`;")).toBe(0);
});

test("labels in an object or a property that people read are found, values of an enumeration are not", () => {
  const findInRule = (text: string): number => findProblems(text, "domain/cases/case.ts");
  expect(findInRule('const a = { open: "Open", closed: "Closed" };')).toBe(1);
  expect(findInRule('const a = [{ title: "Question", width: 270 }];')).toBe(1);
  expect(findInRule('const a = { label: "last done", at };')).toBe(1);
  expect(findInRule('const a = { open: "tint", closed: "brand" };')).toBe(0);
  expect(
    findInRule("const a = [{ title: texts.question, width: 270 }, { title: `${first} ${last}`, width: 1 }];"),
  ).toBe(0);
  const types = 'const types = ["New Patient", "Technical"] as const;';
  expect(findInRule(`${types} const a = { sort: "New Patient", other: "Technical" };`)).toBe(0);
  expect(findInRule('type Sort = "New Patient"; const a: Sort = "New Patient";')).toBe(0);
});
test("messages for operators are found in settings, at the start and in the platform", () => {
  expect(findProblems('say("The worker works again.");', "server/platform/jobs/supervisor.ts")).toBe(1);
  expect(findProblems('const port = "PORT must be a number.";', "server/settings/settings.ts")).toBe(1);
  expect(findProblems('say("A newer list is there already.");', "server/load-codes.ts")).toBe(1);
  expect(findProblems('throw new Error("SMTP_URL must name a server.");', "server/platform/mail/mail.ts")).toBe(1);
  expect(findProblems("const a = new Error(`${login} of DATABASE_URL is refused`);", "server/prepare.ts")).toBe(1);
  expect(findProblems('throw new Error("This transaction has ended.");', "server/platform/database/a.ts")).toBe(0);
  expect(findProblems('const name = "DATABASE_URL";', "server/settings/settings.ts")).toBe(0);
  expect(findProblems('const isOurs = !message.startsWith("Failed task");', "server/platform/jobs/a.ts")).toBe(0);
});
test("an option that shows its value as its label is found, one with a label of the texts is not", () => {
  expect(findProblems("const a = types.map((value) => ({ value, label: value }));")).toBe(1);
  expect(findProblems("const a = ranges.map((range) => ({ value: range, text: range }));")).toBe(1);
  expect(findProblems("const a = types.map((value) => ({ value, label: texts.typeLabels[value] }));")).toBe(0);
  expect(findProblems("const a = zones.map(({ value, label }) => ({ value, label }));")).toBe(0);
});
