import { Role } from "@restride/domain/access/roles.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let physio: Caller;
const patient = small.patient(0, 1);

test.beforeEach(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
});

interface CodesAnswer {
  total: number;
  listedFrom: string;
  codes: {
    code: string;
    description: string;
    synonym: string | null;
    otherSide: boolean;
    heading: boolean;
    endedOn: string | null;
  }[];
}

const find = async (s: string, who = physio, p = patient) =>
  (
    await who.call<CodesAnswer>(
      `query ($p: ID!, $s: String!) { findDiagnosisCodes(patientId: $p, search: $s) {
        status message total listedFrom codes { code description synonym otherSide heading endedOn } } }`,
      { p, s },
    )
  ).answer;
test("a search finds beginnings of words in any order and of codes, the patient's side first and synonyms last", async () => {
  const result = await find("stiff knee");
  expect(result.codes.map(({ code }) => code)).toEqual([
    "M25.661",
    "M25.662",
    "M25.669",
    "M24.561",
    "M24.562",
    "M24.569",
    "M24.661",
    "M24.662",
    "M24.669",
  ]);
  expect([result.total, result.listedFrom, result.codes[0]!.synonym, result.codes[3]!.synonym]).toEqual([
    9,
    "2025-10-01",
    null,
    "stiff joint",
  ]);
  const left17 = `{ dxCode: "M17.12", dxDescription: "Unilateral primary osteoarthritis, left knee" }`;
  await physio.call(`mutation { addSingleDiagnosis(patientId: "${patient}", input: ${left17}) { status } }`);
  const left = await find("KNEE, stiff");
  expect(left.codes.slice(0, 3).map(({ code, otherSide }) => [code, otherSide])).toEqual([
    ["M25.662", false],
    ["M25.661", true],
    ["M25.669", false],
  ]);
  for (const typed of ["m17.11", "M1711"]) expect((await find(typed)).codes[0]!.code).toBe("M17.11");
  expect((await find("TKA")).codes.map(({ synonym }) => synonym)).toEqual(["TKA", "TKA", "TKA", "TKA"]);
});

test("a search begins with two letters, shows fifty, and what ended or is a heading comes last", async ({ world }) => {
  expect(await find("k")).toMatchObject({ status: "success", total: 0, codes: [] });
  const many = await find("kn");
  expect(many.codes).toHaveLength(50);
  expect(many.total).toBeGreaterThan(100);
  await world.owner.query("update diagnosis_codes set ended_on = '2026-10-01' where code = 'M25.661'");
  await world.owner.query("update diagnosis_codes set heading = true where code = 'M25.662'");
  const { codes } = await find("stiffness knee");
  expect(codes.map(({ code, heading, endedOn }) => [code, heading, endedOn])).toEqual([
    ["M25.669", false, null],
    ["M25.661", false, "2026-10-01"],
    ["M25.662", true, null],
  ]);
});

test("a search misses no code that a plain scan finds, and finds no other", async ({ world }) => {
  const { rows: all } = await world.owner.query<{ code: string; description: string; synonyms: string }>(
    "select code, description, synonyms from diagnosis_codes",
  );
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s,;/()[\]]+/)
      .flatMap((word) => [word.replaceAll(/[^a-z0-9]/g, ""), ...word.split(/[^a-z0-9]+/)]);
  const scan = (typed: readonly string[]) =>
    all.filter(({ code, description, synonyms }) => {
      const words = [...wordsOf(`${description} ${synonyms}`), code.replace(".", "").toLowerCase()];
      return typed.every((beginning) => words.some((word) => word !== "" && word.startsWith(beginning)));
    });
  const beginning = fc
    .tuple(
      fc.constantFrom(...new Set(all.flatMap((each) => wordsOf(`${each.description} ${each.code}`)))),
      fc.integer({ min: 1, max: 6 }),
    )
    .map(([word, length]) => word.slice(0, length))
    .filter(Boolean);
  await fc.assert(
    fc.asyncProperty(fc.array(beginning, { minLength: 1, maxLength: 3 }), async (typed) => {
      fc.pre(typed.join("").length >= 2);
      const [result, plain] = [await find(typed.join(" ")), scan(typed)];
      expect(result.total).toBe(plain.length);
      const plainCodes = new Set(plain.map(({ code }) => code));
      expect(result.codes.filter(({ code }) => !plainCodes.has(code))).toEqual([]);
      expect(result.codes).toHaveLength(Math.min(50, plain.length));
    }),
    { numRuns: 60 },
  );
});

test("a search takes anything that is typed", async () => {
  for (const typed of ["'; drop table diagnoses", "& | ! :*", "x".repeat(100_000), "\u0000kn", "😀😀"])
    expect(await find(typed)).toMatchObject({ status: "success" });
});

test("a search is about a patient in sight", async ({ world }) => {
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  for (const who of [surgeon, elsewhere])
    expect(await find("knee", who, small.patient(0, 3))).toMatchObject({
      status: "fail",
      message: "This patient was not found.",
      codes: null,
    });
});
