import { expect, test } from "vitest";
import { gluedTextsCheck } from "./glued-texts.ts";

const findProblems = (text: string, path = "web/features/notes/NoteList.tsx"): number =>
  gluedTextsCheck.find([{ path, text }]).length;

test("a text that is joined with words, values or another text is found", () => {
  expect(findProblems("const a = `${texts.post} ${days}`;")).toBe(1);
  expect(findProblems("const a = `${texts.dayCount(3)} left`;")).toBe(1);
  expect(findProblems("const a = `${noteTexts.exported}. ${part}`;")).toBe(1);
  expect(findProblems("const a = texts.linkLeadsNowhere + texts.askTheClinic;")).toBe(1);
  expect(findProblems("const a = texts.found + count;", "server/features/notes/list-notes.ts")).toBe(1);
});

test("white space around a text, markup and joined values are let pass", () => {
  expect(findProblems("const a = `${texts.none} `;")).toBe(0);
  expect(findProblems("const a = `${texts.linesAreLoaded(3)}\\n`;", "server/load-codes.ts")).toBe(0);
  expect(findProblems("const a = `<h1>${texts.title}</h1><p>${text}</p>`;", "server/platform/http/page.ts")).toBe(0);
  expect(findProblems("const a = `${first} ${last}`; const b = one + two;")).toBe(0);
  expect(findProblems("const a = sql`select ${texts.none} from ${table}`;", "domain/notes/notes.ts")).toBe(0);
});

test("a strong part beside a text is found, beside an icon or another element not", () => {
  expect(findProblems("const a = <p><strong>{name}</strong> {texts.isWriting}</p>;")).toBe(1);
  expect(findProblems('const a = <p>{texts.signedInAs}{" "}<strong>{role}</strong></p>;')).toBe(1);
  expect(findProblems("const a = <>{texts.countOf(3)} <strong>{when}</strong></>;")).toBe(1);
  expect(findProblems("const a = <p><Plus /> {texts.add}</p>;")).toBe(0);
  expect(findProblems("const a = <h2>{texts.notes} <small>{count}</small></h2>;")).toBe(0);
  expect(findProblems("const a = <p><strong>{name}</strong> {date}</p>;")).toBe(0);
});

test("a piece of a sentence in a texts file is found, a whole one is not", () => {
  const findInTexts = (text: string): number => findProblems(text, "web/features/notes/notes-texts.ts");
  expect(findInTexts('export const and = ", and";')).toBe(1);
  expect(findInTexts('export const draftKept = "Draft kept. ";')).toBe(1);
  expect(findInTexts("export const since = (day: string): string => `, since ${day}`;")).toBe(1);
  expect(findInTexts("export const newest = (count: number): string => `The newest ${count}. `;")).toBe(1);
  expect(findInTexts('export const noNotesYet = "No notes yet.";')).toBe(0);
  expect(findInTexts("export const since = (day: string): string => `since ${day}`;")).toBe(0);
  expect(findInTexts("export const all = (count: number): string => `${count} of ${count}, all`;")).toBe(0);
});
