import { expect, test } from "vitest";
import { typedColumns } from "./typed-columns.ts";

const tables = `import type { ColumnType } from "kysely";

export interface BirdRings {
  colour: Generated<string>;
  legs: number[];
  marks: Generated<Json>;
  note: Json | null;
  toes: number;
  short_name: Generated<string | null>;
}

export interface DB {
  bird_rings: BirdRings;
}
`;
const json = { "bird_rings.marks": { type: "unknown" }, "bird_rings.note": { type: "Note", from: "birds/note.ts" } };

/** Returns the generated line of a column, given its types and the definition of its CHECK constraint. */
const typed = (column: string, types: Parameters<typeof typedColumns>[2] = {}, definition = ""): string | undefined =>
  typedColumns(tables, [{ table: "bird_rings", definition }], { ...json, ...types })
    .split("\n")
    .find((line) => line.startsWith(`  ${column}:`));

test("a column that a CHECK limits to a list has the values of the list", () => {
  expect(typed("colour", {}, "CHECK ((colour = ANY (ARRAY['red'::text, 'dark blue'::text])))")).toBe(
    '  colour: Generated<"red" | "dark blue">;',
  );
  expect(typed("toes", {}, "CHECK ((toes = ANY (ARRAY[3, 4])))")).toBe("  toes: 3 | 4;");
  expect(typed("colour", {}, "CHECK (((colour = ANY (ARRAY['red'::text])) = (legs IS NULL)))")).toBe(
    "  colour: Generated<string>;",
  );
  expect(typed("colour", {}, "CHECK ((length(colour) <= 20))")).toBe("  colour: Generated<string>;");
});

test("JSON is read as what it holds, and written as a text", () => {
  expect(typed("note")).toBe("  note: ColumnType<Note, string, string> | null;");
  expect(typed("marks")).toBe("  marks: Generated<ColumnType<unknown, string, string>>;");
  expect(typedColumns(tables, [], json)).toContain('import type { Note } from "@restride/domain/birds/note.ts";\n');
});

test("what is known of a column goes before its CHECK, and keeps whether it is generated, a list or may be null", () => {
  const check = "CHECK ((colour = ANY (ARRAY['red'::text])))";
  expect(typed("colour", { "bird_rings.colour": { type: "Colour" } }, check)).toBe("  colour: Generated<Colour>;");
  expect(typed("legs", { "bird_rings.legs": { type: "(1 | 2)" } })).toBe("  legs: (1 | 2)[];");
  expect(typed("short_name", { "bird_rings.short_name": { type: "string", isPresent: true } })).toBe(
    "  short_name: Generated<string>;",
  );
});

test("JSON of which nothing is known, and what is known of no column, are refused", () => {
  const { "bird_rings.note": _, ...others } = json;
  expect(() => typedColumns(tables, [], others)).toThrow(
    "bird_rings.note holds JSON: describe its type in column-types.ts.",
  );
  expect(() => typed("note", { "bird_rings.age": { type: "number" } })).toThrow("bird_rings.age is no column");
});
