import { expect, test } from "vitest";
import { functionAt, namedFunctions } from "./named-functions.ts";

const text = `
function declared() {}
const arrow = (x: number) => x + 1;
const typed = ((x: number) => x) satisfies Typed;
export const makeStore = () => ({
  list: (ids: string[]) => ids.map((id) => id + "!"),
  async count() { return 1; },
});
class Box { open() {} close = () => {}; }
export default ({ retry = () => 2 }) => retry();
const size = 3;
const wrapped = memo(() => size);
`;
const functions = namedFunctions("a.ts", text);
const nameAt = (part: string): string | null => functionAt(functions, text.indexOf(part))?.name ?? null;

test("a function has the name that V8 gives it: of its declaration, variable, key, method or default", () => {
  expect(functions.map(({ name }) => name)).toEqual([
    "declared",
    "arrow",
    "typed",
    "makeStore",
    "list",
    "count",
    "open",
    "close",
    "retry",
  ]);
});

test("a place belongs to the innermost named function around it", () => {
  expect(nameAt("x + 1")).toBe("arrow");
  expect(nameAt('"!"')).toBe("list");
  expect(nameAt("return 1")).toBe("count");
  expect(nameAt("async count")).toBe("count");
  expect(nameAt("({\n  list")).toBe("makeStore");
});

test("what runs when the module is imported belongs to none", () => {
  expect(nameAt("size = 3")).toBeNull();
  expect(nameAt("memo(")).toBeNull();
});

test("a text that does not parse has no functions", () => {
  expect(namedFunctions("a.ts", "const = (")).toEqual([]);
});
