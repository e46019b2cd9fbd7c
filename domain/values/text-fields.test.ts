import { expect, test } from "vitest";
import { nameField, optionalNameField } from "./text-fields.ts";

const missing = "Please enter name";
const acceptedBy = (field: ReturnType<typeof nameField>, names: readonly string[]) =>
  names.filter((name) => field.safeParse(name).success);

test("a name has a letter, of whatever script", () => {
  const names = ["Ann", "Анна", "Ωμέγα", "王小明", "דוד", "さくら", "अनिता", "김민수", "أحمد", "É"];
  expect(acceptedBy(nameField(missing), names)).toEqual(names);
  expect(acceptedBy(optionalNameField("Name"), names)).toEqual(names);
  const noNames = ["123", "-", "٣", "👍", " "];
  expect(acceptedBy(nameField(missing), [...noNames, ""])).toEqual([]);
  expect(acceptedBy(optionalNameField("Name"), ["123", "-", "٣", "👍"])).toEqual([]);
});

test("a name that may be left out is empty or has a letter", () => {
  expect(acceptedBy(optionalNameField("Name"), ["", " "])).toEqual(["", " "]);
});
