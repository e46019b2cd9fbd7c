import { describe, expect, test } from "vitest";
import { folderSizeCheck } from "./folder-size.ts";

describe("folder size", () => {
  const folder = (count: number, ending = ".ts") =>
    Array.from({ length: count }, (_, at) => ({ path: `web/ui/part${at}${ending}`, text: "" }));
  const full = (...files: { path: string; text: string }[]): string[] =>
    folderSizeCheck.find(files).map(({ path, message }) => `${path} ${message}`);

  test("a folder holds 25 files of code, tests and styles not counted", () => {
    expect(full(...folder(25), ...folder(9, ".test.ts"), ...folder(9, ".module.css"))).toEqual([]);
    expect(full(...folder(26), { path: "web/app.ts", text: "" })).toEqual([
      "web/ui holds 26 files flat: divide them into folders by subject",
    ]);
  });
});
