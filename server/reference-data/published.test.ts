import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readyMade } from "./ready-made.ts";
import { retiredPieces } from "./versions.ts";

/** Digests of the content of each version of each piece, as it was published. */
const published: Record<string, string> = JSON.parse(
  readFileSync(new URL("./published.json", import.meta.url), "utf8"),
);

const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

test("a published version of ready-made content never changes: what changed is the next version, noted in published.json", () => {
  const current = readyMade.map(({ kind, code, number, rows }) => [`${kind} ${code} ${number}`, digest(rows)]);
  expect(published).toMatchObject(Object.fromEntries(current));
});

test("no piece disappears: one that is not offered any more is retired", () => {
  const codes = new Set(readyMade.map(({ kind, code }) => `${kind} ${code}`));
  for (const name of Object.keys(published)) expect(codes, name).toContain(name.replace(/ \d+$/, ""));
  for (const { kind, code } of retiredPieces) expect(codes).toContain(`${kind} ${code}`);
});
