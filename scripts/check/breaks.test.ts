import { describe, expect, test } from "vitest";
import { breaksCheck, findBrokenBreaks } from "./breaks.ts";

const code = { path: "domain/birds/bird.ts", text: "const isOld = (age: number) => age >= 3 && age >= 2;\n" };
const planted = { name: "A bird of three is young", path: code.path, search: "age >= 3", replace: "age > 3" };
const problems = (...breaks: (typeof planted)[]): string[] =>
  findBrokenBreaks([code], breaks).map(({ message }) => message);

describe("planted breaks", () => {
  test("a break whose text stands exactly once can be planted", () => {
    expect(problems(planted)).toEqual([]);
  });

  test.each([
    [{ search: "age >= 4" }, "its text does not stand exactly once in domain/birds/bird.ts"],
    [{ search: "age >=" }, "its text does not stand exactly once in domain/birds/bird.ts"],
    [{ path: "domain/birds/nest.ts" }, "domain/birds/nest.ts is not there"],
  ])("%o is refused", (change, message) => {
    expect(problems({ ...planted, ...change })).toEqual([expect.stringContaining(message)]);
  });

  test("a name that two breaks have is refused", () => {
    expect(problems(planted, { ...planted, replace: "age < 3" })).toEqual([
      'two breaks are named "A bird of three is young"',
    ]);
  });

  test("the problem stands where the break is written", () => {
    const list = { path: "scripts/breaks/planted/domain.ts", text: '\n  { name: "A bird of three is young" },\n' };
    expect(findBrokenBreaks([list], [planted])).toMatchObject([{ path: list.path, line: 2 }]);
  });

  test("a tree without the set has no problems", () => {
    expect(breaksCheck.find([code])).toEqual([]);
  });
});
