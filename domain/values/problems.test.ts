import { expect, test } from "vitest";
import { z } from "zod";
import { parseOrRefuse } from "./problems.ts";
import { isRefusal, refuse } from "./refusal.ts";

const form = z.object({
  name: z.string().min(1, "Please enter a name."),
  address: z.object({ zip: z.string().max(3, "The zip is too long.") }),
});

test("all problems of a form come back together, each with its field", () => {
  expect(parseOrRefuse(form, { name: "", address: { zip: "12345" } })).toEqual({
    kind: "refused",
    message: "Please enter a name.",
    problems: [
      { field: "name", message: "Please enter a name." },
      { field: "address.zip", message: "The zip is too long." },
    ],
  });
});

test("what is wrong with a form as a whole names no field; a refusal without problems has none", () => {
  const never = z.string().refine(() => false, { message: "No.", path: [] });
  expect(parseOrRefuse(never, "x")).toEqual({
    kind: "refused",
    message: "No.",
    problems: [{ field: "", message: "No." }],
  });
  expect(refuse("No.")).toStrictEqual({ kind: "refused", message: "No." });
  expect(refuse("No.", [])).toStrictEqual({ kind: "refused", message: "No.", problems: [] });
});

test("a good form is read", () =>
  expect(parseOrRefuse(form, { name: "A", address: { zip: "1" }, more: 1 })).toEqual({
    name: "A",
    address: { zip: "1" },
  }));

test("a refusal is told from an answer", () => {
  expect(isRefusal(refuse("No."))).toBe(true);
  for (const answer of [null, undefined, "refused", { kind: "done" }, []]) expect(isRefusal(answer)).toBe(false);
});

test("a rule without a sentence of its own is refused in one for people", () => {
  const schema = z.object({ name: z.string().max(3), code: z.string().min(1, "Please enter a code.") }).partial();
  expect(parseOrRefuse(schema, { name: "four", code: "" })).toMatchObject({
    message: "Please check the form.",
    problems: [
      { field: "name", message: "Please check the form." },
      { field: "code", message: "Please enter a code." },
    ],
  });
});
