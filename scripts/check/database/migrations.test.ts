import { describe, expect, test } from "vitest";
import { migrationsCheck } from "./migrations.ts";

describe("migrations", () => {
  const refused = (texts: Record<string, string>) =>
    migrationsCheck
      .find(Object.entries(texts).map(([name, text]) => ({ path: `server/migrations/${name}`, text })))
      .map(({ path, line }) => `${path.slice("server/migrations/".length)}:${line}`);

  test("a name without its minute is found, and a second one of a minute", () => {
    expect(refused({ "20261129T0512-birds.sql": "", "20261129T0513-more-eggs.sql": "" })).toEqual([]);
    expect(refused({ "0113-birds.sql": "" })).toEqual(["0113-birds.sql:1"]);
    expect(refused({ "20261129-birds.sql": "" })).toEqual(["20261129-birds.sql:1"]);
    expect(refused({ "20261129T0512-Birds.sql": "" })).toEqual(["20261129T0512-Birds.sql:1"]);
    expect(refused({ "20261129T0512-birds.sql": "", "20261129T0512-eggs.sql": "" })).toEqual([
      "20261129T0512-eggs.sql:1",
    ]);
    expect(migrationsCheck.find([{ path: "server/other/0001-x.sql", text: "" }])).toEqual([]);
  });

  const withFirstLine = (line: string) =>
    refused({ "20261129T0512-birds.sql": "", "20261130T0512-eggs.sql": `${line}\nselect 1;` });

  test("a first line about other versions names the baseline or an earlier migration", () => {
    expect(withFirstLine("-- Versions that know baseline may run on this.")).toEqual([]);
    expect(withFirstLine("-- Versions that know 20261129T0512-birds.sql may run on this.")).toEqual([]);
    expect(withFirstLine("-- Eggs.")).toEqual([]);
    const problem = ["20261130T0512-eggs.sql:1"];
    expect(withFirstLine("-- Versions that know 20261130T0512-eggs.sql may run on this.")).toEqual(problem);
    expect(withFirstLine("-- Versions that know 20261128T0512-nests.sql may run on this.")).toEqual(problem);
    expect(withFirstLine("-- versions that know baseline may run on this")).toEqual(problem);
  });

  test("rows in the baseline are found, those that a function writes are not", () => {
    expect(refused({ "baseline/01-birds.sql": "create table birds ();\ninsert into birds values (1);" })).toEqual([
      "baseline/01-birds.sql:2",
    ]);
    expect(refused({ "baseline/01-birds.sql": "create function add() as $$\n  insert into birds\n$$;" })).toEqual([]);
  });
});
