/** Name that a schema gives to something, and the place at which it begins. */
export interface SqlName {
  readonly name: string;
  readonly index: number;
}

/** Start of an object, with its name and, of a function, its parameters. */
const objectStart =
  /^(?:create table|CREATE(?: UNIQUE)? INDEX|create policy|CREATE TRIGGER|CREATE OR REPLACE FUNCTION) (\w+)(?:\((.*)\)$)?/d;

/** Column or constraint of a table, or local of a function: its name follows two spaces. */
const member = /^ {2}(?:constraint )?(\w+) /d;

/** Part of the catalog in which indented lines name something: the columns of a table, or the locals of a function. */
const opensMembers = /^(?:create table \w+ \(|declare)$/;
const closesMembers = /^(?:\);|begin)$/;

/** Parameter of a function, which begins the list or follows a comma. */
const parameter = /(?:^|, )(\w+) /dg;

/**
 * Returns the names of tables, columns, constraints, indexes, policies, triggers and functions, and of their parameters and locals, in the text of
 * server/generated/schema.sql. Names inside of statements, such as aliases, are not among them.
 */
export function namesInSchema(text: string): SqlName[] {
  const names: SqlName[] = [];
  let lineStart = 0;
  let hasMembers = false;
  for (const line of text.split("\n")) {
    const match = objectStart.exec(line) ?? (hasMembers ? member.exec(line) : null);
    if (match) {
      names.push({ name: match[1]!, index: lineStart + match.indices![1]![0] });
      for (const { 1: name, indices } of (match[2] ?? "").matchAll(parameter))
        names.push({ name: name!, index: lineStart + match.indices![2]![0] + indices![1]![0] });
    }
    hasMembers = opensMembers.test(line) || (hasMembers && !closesMembers.test(line));
    lineStart += line.length + 1;
  }
  return names;
}
