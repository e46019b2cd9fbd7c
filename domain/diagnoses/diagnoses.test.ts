import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { parseOrRefuse } from "../values/problems.ts";
import { isRefusal } from "../values/refusal.ts";
import { diagnosisForm, sideOf, writtenCode } from "./diagnosis.ts";
import { endedText, listName, piecesOf, searchedWords, synonymFound } from "./find-codes.ts";
import { readOrderFile } from "./order-file.ts";
import { diagnosisTexts } from "./diagnosis-texts.ts";

const read = (dxCode: unknown, dxDescription: unknown) => parseOrRefuse(diagnosisForm, { dxCode, dxDescription });
const refusal = (dxCode: unknown, dxDescription: unknown): string => {
  const answer = read(dxCode, dxDescription);
  return isRefusal(answer) ? answer.message : "taken";
};

test("B257: the code is required, at most 20 characters: 'Code must be 20 characters or less'", () => {
  for (const code of ["", "  ", undefined]) expect(refusal(code, "Worn")).toBe("Please enter a code.");
  expect(refusal("X".repeat(20), "Worn")).toBe("taken");
  expect(refusal("X".repeat(21), "Worn")).toBe("Code must be 20 characters or less");
});

test("B258: the description is required, at most 500 characters", () => {
  for (const text of ["", " \n", undefined]) expect(refusal("I10", text)).toBe("Please enter a description.");
  expect(refusal("I10", "x".repeat(500))).toBe("taken");
  expect(refusal("I10", "x".repeat(501))).toBe("Description must be 500 characters or less");
});

test.each([
  ["m17.11", "M17.11"],
  [" M1711 ", "M17.11"],
  ["i10", "I10"],
  ["t8453xa", "T84.53XA"],
  ["Own code 7", "OWN CODE 7"],
])("%j is kept as %s, so that no code is recorded in two ways", (typed, storedCode) => {
  expect(writtenCode(typed)).toBe(storedCode);
  expect(read(typed, " Worn ")).toEqual({ dxCode: storedCode, dxDescription: "Worn" });
});

test("B379 B380 B381 B382 B383: what is told about diagnoses", () => {
  expect(diagnosisTexts).toMatchObject({
    added: "Diagnosis added successfully",
    updated: "Diagnosis updated successfully",
    deleted: "Diagnosis deleted successfully",
    failed: { save: "Operation failed", remove: "Delete failed" },
    crashed: {
      save: "An error occurred while saving the diagnosis",
      remove: "An error occurred while deleting the diagnosis",
    },
  });
  expect(diagnosisTexts.already("M17.11")).toBe("M17.11 is already recorded");
});

describe("a search of the list", () => {
  test.each([
    ["stiff knee", ["stiff", "knee"]],
    ["  Knee,STIFF ", ["knee", "stiff"]],
    ["M17.1", ["m171"]],
    ["Ménière's (left)", ["menieres", "left"]],
    ["non-Hodgkin", ["nonhodgkin"]],
    ["' & | !*", []],
  ])("%j asks for the beginnings %j", (typed, words) => expect(searchedWords(typed)).toEqual(words));

  test("whatever is typed, only letters and digits are asked for", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const word of searchedWords(typed)) expect(word).toMatch(/^[a-z0-9]+$/);
      }),
    );
  });

  test("the beginnings that were searched for stand out, and nothing of the text is lost", () => {
    const marked = piecesOf("Stiffness of right knee, not elsewhere classified", ["stiff", "knee"]);
    expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Stiff", "knee"]);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.stringMatching(/^[a-z0-9]{1,4}$/)), (text, words) => {
        const pieces = piecesOf(text, words).map((piece) => piece.text);
        expect(pieces.join("")).toBe(text);
      }),
    );
  });

  test("what was found by a synonym says by which", () => {
    const synonyms = "stiff joint, frozen knee";
    expect(synonymFound(synonyms, "Ankylosis, right knee M24.661", ["stiff", "knee"])).toBe("stiff joint");
    expect(synonymFound(synonyms, "Ankylosis, right knee M24.661", ["froz"])).toBe("frozen knee");
    expect(synonymFound(synonyms, "Ankylosis, right knee M24.661", ["knee"])).toBeNull();
  });
});

test("a list is named by its fiscal year, which begins in October, and a code that ended by its day", () => {
  expect(listName(calendarDate("2026-10-01"))).toBe("FY2027 list, from 10/01/2026");
  expect(listName(calendarDate("2026-04-01"))).toBe("FY2026 list, from 04/01/2026");
  expect(endedText(calendarDate("2026-10-01"))).toBe("not valid since 10/01/2026");
});

test.each([
  [["Pain in right knee", "Essential (primary) hypertension"], "right"],
  [["Pain in LEFT hip"], "left"],
  [["Pain in right knee", "Pain in left hip"], null],
  [["Brightness"], null],
  [[], null],
])("%j is a patient with the side %j", (texts, side) => expect(sideOf(texts)).toBe(side));

describe("the official order file", () => {
  const column = (text: string) => text.padEnd(60);
  const short = column("Unil primary osteoarth, right knee");
  const text = [
    `38351 M17     0 ${column("Osteoarthritis of knee")} Osteoarthritis of knee`,
    `38354 M1711   1 ${short} Unilateral primary osteoarthritis, right knee`,
    `73001 S72001A 1 ${short} Fracture of neck of right femur`,
    "",
  ];
  const codes = [
    { code: "M17", description: "Osteoarthritis of knee", heading: true },
    { code: "M17.11", description: "Unilateral primary osteoarthritis, right knee", heading: false },
    { code: "S72.001A", description: "Fracture of neck of right femur", heading: false },
  ];
  test("is read column by column, with either kind of line end", () => {
    for (const end of ["\n", "\r\n"]) expect(readOrderFile(text.join(end))).toEqual(codes);
  });

  test("another file is told by its first line that is none", () =>
    expect(() => readOrderFile(`${text[0]}\nM1711,Osteoarthritis`)).toThrow(
      "Line 2 is none of an ICD-10-CM order file: M1711,Osteoarthritis",
    ));
});
