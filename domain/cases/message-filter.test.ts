import { expect, test } from "vitest";
import { messageFilterForm, messageFilterFormOf } from "./message-filter-form.ts";
import {
  defaultMessageSort,
  messageFilterParams,
  messageFilterSchema,
  messageSortSchema,
  parseMessageFilter,
} from "./message-filter.ts";

const problemOf = (schema: typeof messageFilterForm | typeof messageFilterSchema, value: object) =>
  schema.safeParse(value).error?.issues[0]?.message;

test("C174 C176 C073 B248: the messages are filtered by exactly the last four digits of the phone", () => {
  const form = { name: "", lastdigitsofphone: "", urgent: false };
  expect(problemOf(messageFilterForm, form)).toBeUndefined();
  expect(problemOf(messageFilterForm, { ...form, lastdigitsofphone: "4821" })).toBeUndefined();
  for (const lastdigitsofphone of ["1", "48215", "48a1"]) {
    expect(problemOf(messageFilterForm, { ...form, lastdigitsofphone })).toBe("Please enter 4 digits");
    expect(problemOf(messageFilterSchema, { lastdigitsofphone })).toBe("Please enter 4 digits");
  }
});

test("the messages are filtered by clinics, a surgeon and a patient that are chosen, and by a name", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  expect(messageFilterSchema.parse({})).toEqual({});
  const chosen = { customerIds: [id], surgeonId: id, patientId: id, urgent: true, archived: false, bySurgeons: true };
  expect(messageFilterSchema.parse(chosen)).toEqual(chosen);
  for (const wrong of [{ customerIds: ["clinic"] }, { surgeonId: "nobody" }, { patientId: 7 }])
    expect(problemOf(messageFilterSchema, wrong)).toBe("Please choose again.");
  const form = { name: "", lastdigitsofphone: "", urgent: false };
  expect(messageFilterFormOf({})).toEqual(form);
  expect(messageFilterFormOf({ name: "Ann", lastdigitsofphone: "4821", urgent: true, archived: true })).toEqual({
    name: "Ann",
    lastdigitsofphone: "4821",
    urgent: true,
  });
  expect(messageFilterSchema.parse({ name: " Ann ", lastdigitsofphone: " 4821 " })).toEqual({
    name: "Ann",
    lastdigitsofphone: "4821",
  });
  expect(messageFilterForm.parse({ ...form, name: "Ann", lastdigitsofphone: " 4821 " })).toEqual({
    name: "Ann",
    lastdigitsofphone: "4821",
  });
  expect(messageFilterForm.parse({ ...form, urgent: true })).toEqual({ urgent: true });
  expect(problemOf(messageFilterForm, { ...form, name: "n".repeat(80) })).toBeUndefined();
  expect(problemOf(messageFilterSchema, { name: "n".repeat(80) })).toBeUndefined();
  for (const schema of [messageFilterForm, messageFilterSchema])
    expect(
      problemOf(schema as typeof messageFilterForm, { ...form, lastdigitsofphone: "4821", name: "n".repeat(81) }),
    ).toBe("Please enter at most 80 letters.");
});

test("B249 C176 C179: the dialog takes a name without empty spaces around it", () => {
  const problemOfName = (name: string) => problemOf(messageFilterForm, { name, lastdigitsofphone: "", urgent: false });
  for (const name of [" ", " Lee", "Lee "]) expect(problemOfName(name), name).toBe("Please remove empty spaces.");
  expect(problemOfName("de la Cruz")).toBeUndefined();
});

test("C074: the messages start with the newest, and are sorted by when they came only", () => {
  for (const order of ["ascend", "descend"])
    expect(messageSortSchema.parse({ field: "receivedOn", order })).toEqual({ field: "receivedOn", order });
  const wrong = messageSortSchema.safeParse({ field: "name", order: "up" }).error?.issues.map(({ message }) => message);
  expect(wrong).toEqual(["The list cannot be sorted by this column.", "Please sort ascending or descending."]);
  expect(defaultMessageSort).toEqual({ field: "receivedOn", order: "descend" });
});

test("an address names a filter of messages, and what nothing can be filtered by is passed over", () => {
  const filterIn = (text: string) => parseMessageFilter(new URLSearchParams(text));
  const surgeon = "00000000-0000-4000-8000-000000000001";
  const parameters = { surgeon, name: "bell", urgent: "yes", digits: "0177", archived: "yes", grouped: "yes" };
  const filter = {
    surgeonId: surgeon,
    name: "bell",
    urgent: true,
    lastdigitsofphone: "0177",
    archived: true,
    bySurgeons: true,
  };
  expect(filterIn(String(new URLSearchParams(parameters)))).toEqual(filter);
  expect(messageFilterParams(filterIn(String(new URLSearchParams(parameters))))).toEqual(parameters);
  expect(filterIn("")).toEqual({});
  expect(filterIn(`surgeon=nobody&digits=17&urgent=no&archived=1&name=${"n".repeat(81)}`)).toEqual({});
  expect(messageFilterParams({})).toEqual({ surgeon: "", name: "", urgent: "", digits: "", archived: "", grouped: "" });
});
