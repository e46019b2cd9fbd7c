import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dropAbandoned, folderOf } from "./memory-folder.ts";

test("what lies in memory for a working tree that is gone is removed; that of others and what is not ours stays", () => {
  const place = mkdtempSync(join(tmpdir(), "restride-fleeting-"));
  const [here, gone] = [join(place, "here"), join(place, "gone")];
  const foreign = join(place, "somebody-else");
  for (const folder of [here, gone, foreign]) mkdirSync(folder);
  const [ownFolder, forsaken] = [folderOf(here, place), folderOf(gone, place)];
  mkdirSync(join(forsaken, "embedded"));
  rmSync(gone, { recursive: true });
  dropAbandoned(place);
  expect([ownFolder, forsaken, foreign].map(existsSync)).toEqual([true, false, true]);
  rmSync(place, { recursive: true });
});
