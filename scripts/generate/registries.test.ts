import { expect, test } from "vitest";
import { constantsModule, typeModule } from "./registries.ts";

const access = [
  { name: "operations", suffix: "Operations", docstring: "Rules." },
  { name: "restOperations", suffix: "RestOperations", docstring: "Rules of routes." },
];

test("constants of subjects are joined by the longest suffix that fits, in the order of their paths", () => {
  const files = [
    { path: "domain/notes/operations.ts", text: "export const notesOperations = {};\nconst care = 1;\n" },
    {
      path: "domain/birds/operations.ts",
      text: "export const birdsRestOperations = {};\nexport const birdsOperations = {};\nexport type BirdsQueryTag = 1;\n",
    },
  ];
  expect(constantsModule("domain/generated/access-rules.ts", files, access)).toBe(
    [
      'import { birdsOperations, birdsRestOperations } from "../birds/operations.ts";',
      'import { notesOperations } from "../notes/operations.ts";',
      "",
      "/** Rules. */",
      "export const operations = {",
      "  ...birdsOperations,",
      "  ...notesOperations,",
      "};",
      "",
      "/** Rules of routes. */",
      "export const restOperations = {",
      "  ...birdsRestOperations,",
      "};",
      "",
    ].join("\n"),
  );
});

test("types of subjects of another package are joined by its name", () => {
  const files = [
    { path: "domain/notes/domain-events.ts", text: "export type NoteEvents = {};\nexport type Other = 1;\n" },
    { path: "domain/birds/domain-events.ts", text: "export type BirdEvents = {};\n" },
  ];
  const all = { name: "AllEvents", suffix: "Events", docstring: "Events." };
  expect(typeModule("dev-env/generated/events.ts", files, all, "&")).toBe(
    [
      'import type { BirdEvents } from "@restride/domain/birds/domain-events.ts";',
      'import type { NoteEvents } from "@restride/domain/notes/domain-events.ts";',
      "",
      "/** Events. */",
      "export type AllEvents =",
      "  & BirdEvents",
      "  & NoteEvents;",
      "",
    ].join("\n"),
  );
});
