import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readBaseline, readMigrationsBeforeBaseline } from "./migration-files.ts";

test("the baseline and the way to it are as databases took them: neither is edited", async () => {
  const before = await readMigrationsBeforeBaseline();
  const checksums = before.map(({ name, checksum }) => `${name} ${checksum}\n`).join("");
  expect(before).toHaveLength(84);
  expect(createHash("sha256").update(checksums).digest("hex")).toBe(
    "a56b7b6a2ea52903d9a6e031d6d78baeb7dfd41bdb7ce7cde53b209d832cd43e",
  );
  expect((await readBaseline()).checksum).toBe("e6b6a06579efb49eaf227bb193c76093150466ff4ba564b8aad7c5847ea3cb7b");
});
