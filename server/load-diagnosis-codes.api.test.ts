import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";
import { test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "restride-codes-"));
});
afterEach(() => rm(folder, { recursive: true }));

const load = async (world: World, lines: readonly [string, string, string][], from: string) => {
  const file = join(folder, "order.txt");
  const text = lines.map(([code, kind, words], at) => {
    const [number, column] = [String(at + 1).padStart(5, "0"), code.padEnd(7)];
    return `${number} ${column} ${kind} ${words.slice(0, 60).padEnd(60)} ${words}\n`;
  });
  await writeFile(file, text.join(""));
  return promisify(execFile)("node_modules/.bin/node", ["server/load-diagnosis-codes.ts", file, from], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl },
  });
};
const codes = async (world: World) =>
  (
    await world.owner.query(
      "select code, description, synonyms, heading, listed_from::text, ended_on::text from diagnosis_codes where code in ('M17', 'M17.11', 'I10') order by code",
    )
  ).rows;

test("a command brings the official list; a code that it does not name any more has ended, and comes back with a later one", async ({
  world,
}) => {
  const { stdout } = await load(
    world,
    [
      ["M17", "0", "Osteoarthritis of knee"],
      ["M1711", "1", "Primary osteoarthritis, right knee"],
    ],
    "2026-10-01",
  );
  expect(stdout).toBe("2 lines are loaded.\n");
  const synonyms = "worn knee, knee arthritis, gonarthrosis, degenerative joint disease, DJD";
  const knee = { synonyms, listed_from: "2026-10-01", ended_on: null };
  const pressure = { code: "I10", description: "Essential (primary) hypertension", synonyms: "high blood pressure" };
  expect(await codes(world)).toEqual([
    { ...pressure, heading: false, listed_from: "2025-10-01", ended_on: "2026-10-01" },
    { ...knee, code: "M17", description: "Osteoarthritis of knee", heading: true },
    { ...knee, code: "M17.11", description: "Primary osteoarthritis, right knee", heading: false },
  ]);
  await load(world, [["I10", "0", "Hypertension"]], "2027-10-01");
  expect((await codes(world)).map(({ code, ended_on }) => [code, ended_on])).toEqual([
    ["I10", null],
    ["M17", "2027-10-01"],
    ["M17.11", "2027-10-01"],
  ]);
  expect((await codes(world))[0]).toMatchObject({
    description: "Hypertension",
    heading: true,
    listed_from: "2027-10-01",
  });
});

test("an older list, another file and no day are refused, and nothing changes", async ({ world }) => {
  const before = await codes(world);
  await expect(load(world, [["M17", "0", "Knees"]], "2024-10-01")).rejects.toMatchObject({
    stderr: "A newer list is there already.\n",
  });
  await expect(load(world, [["M17", "2", "Knees"]], "2026-10-01")).rejects.toMatchObject({
    stderr: expect.stringContaining("Line 1 is none of an ICD-10-CM order file"),
  });
  await expect(load(world, [["M17", "0", "Knees"]], "soon")).rejects.toMatchObject({
    stderr: "Say which list and from when: npm run load-diagnosis-codes -- FILE 2026-10-01\n",
  });
  expect(await codes(world)).toEqual(before);
});
