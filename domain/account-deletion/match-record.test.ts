import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { describeMatch, matchRecord, type Person, recordsToHandle } from "./match-record.ts";
import * as deletionRequestTexts from "./request-texts.ts";

const record: Person = {
  firstname: "José",
  lastname: "Muñoz",
  dob: calendarDate("1951-03-14"),
  phone: "+13125557001",
  email: "odd1@example.com",
};
const other = {
  name: { lastname: "Ortiz" },
  dob: { dob: calendarDate("1951-03-15") },
  phone: { phone: "+13125557002" },
  email: { email: "other@example.com" },
};

test.each([
  ["as it is on record", {}, "exact"],
  ["without accents", { firstname: "jose", lastname: "MUNOZ" }, "exact"],
  ["in decomposed letters", { lastname: "Muñoz".normalize("NFD") }, "exact"],
  ["with exchanged names", { firstname: "Munoz", lastname: "Jose" }, "exact"],
  ["with another email", other.email, "exact"],
  ["without an email", { email: "" }, "exact"],
  ["with another name", other.name, "likely"],
  ["with another phone", other.phone, "likely"],
  ["with another name and email", { ...other.name, ...other.email }, "likely"],
  ["with another name and phone", { ...other.name, ...other.phone }, "likely"],
  ["with another phone and no email", { ...other.phone, email: "" }, "possible"],
  ["with another birth date", other.dob, "possible"],
  ["with another birth date and name", { ...other.dob, ...other.name }, "possible"],
  ["of which only the phone is the same", { ...other.name, ...other.dob, ...other.email }, "possible"],
  ["of which only the email is the same", { ...other.name, ...other.dob, ...other.phone }, "possible"],
  ["of which only the birth date is the same", { ...other.name, ...other.phone, ...other.email }, null],
  ["of which only the name is the same", { ...other.dob, ...other.phone, ...other.email }, null],
  ["of which nothing is the same", { ...other.name, ...other.dob, ...other.phone, ...other.email }, null],
] as const)("a request %s fits the record: %j, %s", (_title, differs, match) => {
  expect(matchRecord({ ...record, ...differs }, record)).toBe(match);
});

test("of several records those that fit exactly are handled, else the closest of those that are likely", () => {
  const twin = { ...record, firstname: "Luis" };
  const stranger = { ...record, firstname: "Ann", lastname: "Lee" };
  expect(recordsToHandle(record, [twin, record, stranger])).toEqual([record]);
  expect(recordsToHandle({ ...record, firstname: "Pepe" }, [stranger, twin, record])).toEqual([twin, record]);
  const withoutEmail = { ...twin, email: "" };
  expect(recordsToHandle({ ...record, firstname: "Pepe" }, [withoutEmail, twin])).toEqual([twin]);
  expect(recordsToHandle({ ...record, ...other.dob }, [record])).toEqual([]);
  expect(recordsToHandle(record, [])).toEqual([]);
});

test("what matches and what differs is said in sentences", () => {
  expect(describeMatch({ ...record, ...other.name }, record)).toBe(
    "The birth date, phone, and email match. The name differs.",
  );
  expect(describeMatch({ ...record, ...other.phone, ...other.name }, record)).toBe(
    "The birth date and email match. The name and phone differ.",
  );
  expect(describeMatch({ ...record, ...other.phone, email: "" }, record)).toBe(
    "The name and birth date match. The phone differs.",
  );
  expect(describeMatch({ ...record, ...other.phone, ...other.name, ...other.dob }, record)).toBe(
    "The email matches. The name, birth date, and phone differ.",
  );
  expect(describeMatch(record, record)).toBe("The name, birth date, phone, and email match.");
  expect(describeMatch({ ...record, ...other.name, ...other.dob, ...other.phone, ...other.email }, record)).toBe(
    "The name, birth date, phone, and email differ.",
  );
});

test("the case of a likely record says what the request says, and that of a registration names nobody", () => {
  const request = { ...record, ...other.name };
  const match = describeMatch(request, record);
  expect(deletionRequestTexts.likelyPatient(request, match, "https://x.example/account/delete")).toBe(
    "Someone asked to delete an account, and this patient may be meant. The birth date, phone, and email match. The name differs. The request says: José Ortiz, born 03/14/1951, +1 312 555 7001, odd1@example.com. Nothing is deleted yet. If the patient wants the account deleted, send the request again at https://x.example/account/delete with the name, birth date and phone of the record. If not, resolve this case.",
  );
  expect(deletionRequestTexts.likelyPatient({ ...request, email: "" }, match, "https://x.example")).toContain(
    "The request says: José Ortiz, born 03/14/1951, +1 312 555 7001. Nothing is deleted yet.",
  );
  const ofRegistration = deletionRequestTexts.likelyRegistration(match, "7001", "https://x.example");
  for (const word of ["José", "Ortiz", "1951", "odd1"]) expect(ofRegistration).not.toContain(word);
});
