import { describe, expect, test } from "vitest";
import { readShard } from "./shard.ts";
import { wholeLanes } from "./steps.ts";

test("a shard is one of several", () => {
  expect(readShard("2/4")).toEqual({ index: 2, count: 4 });
  expect(readShard("1/1")).toEqual({ index: 1, count: 1 });
});

test.each(["", "2", "0/4", "5/4", "1/0", "a/b", "1/4/2"])("%j is none", (text) => {
  expect(() => readShard(text)).toThrow(`--shard must be INDEX/COUNT, such as 2/4. It was "${text}".`);
});

describe("the shards of a whole run", () => {
  const stepsOf = (text: string) => wholeLanes(readShard(text)).flat();
  const namesOf = (text: string) => stepsOf(text).map(({ name }) => name);

  test("without a number there is one, with everything", () => {
    expect(namesOf("1/1")).toEqual(
      expect.arrayContaining(["lint", "rules", "component tests", "PostgreSQL 15, calls"]),
    );
    expect(stepsOf("1/1").flatMap(({ args }) => args)).not.toContain("--shard=1/1");
  });

  test("each level is cut into as many parts; the first has the checks, the last the other versions of PostgreSQL", () => {
    const levels = ["rules", "component tests", "browser tests", "database tests"];
    for (const text of ["1/4", "2/4", "3/4", "4/4"]) {
      const cut = stepsOf(text).filter(({ args }) => args.includes(`--shard=${text}`));
      expect(cut.map(({ name }) => name).toSorted()).toEqual(levels.toSorted());
      expect(namesOf(text).includes("lint")).toBe(text === "1/4");
      expect(namesOf(text).includes("PostgreSQL 15, stores")).toBe(text === "4/4");
      expect(namesOf(text)).toContain("web app");
    }
  });
});
