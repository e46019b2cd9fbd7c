import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readBaseline, readMigrationsBeforeBaseline } from "./migration-files.ts";

test("the statements of the baseline and the files of the way to it are as databases took them: neither is edited", async () => {
  const before = await readMigrationsBeforeBaseline();
  const checksums = before.map(({ name, checksum }) => `${name} ${checksum}\n`).join("");
  expect(before).toHaveLength(84);
  expect(createHash("sha256").update(checksums).digest("hex")).toBe(
    "a56b7b6a2ea52903d9a6e031d6d78baeb7dfd41bdb7ce7cde53b209d832cd43e",
  );
  expect((await readBaseline()).checksum).toBe("b43bb52bb98528f4da0ea6cd63abd92f55c8e11efd3410fc053ffd4f3e531dae");
});
