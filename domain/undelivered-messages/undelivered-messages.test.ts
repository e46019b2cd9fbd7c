import { expect, test } from "vitest";
import { channels, isMessageKind, kindsSent, messageKinds } from "./message-kind.ts";
import { testId } from "../values/id.arbitrary.ts";
import { aboutColumns } from "./message-about.ts";
import { decideNextTry, pauseAfter, retryDuration } from "./next-try.ts";
import { describeReason, isObsoleteReason, isPassing, isReason } from "./reason.ts";
import { namesOf, recipientText } from "./recipient-texts.ts";
import { undeliveredTexts } from "./undelivered-texts.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test("pauses grow from a minute to an hour, and never beyond", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 300].map(pauseAfter)).toEqual(
    [1, 2, 4, 8, 16, 32, 60, 60, 60].map((minutes) => minutes * minute),
  );
  expect(retryDuration).toBe(10 * day);
});

test("a passing failure is tried again until its ten days are over, the last time at their end; a lasting one is not", () => {
  const failed = { reason: "serverAway", tries: 9, now: 0, triesUntil: 10 * day } as const;
  expect(decideNextTry(failed)).toBe(hour);
  expect(decideNextTry({ ...failed, now: 10 * day - minute })).toBe(10 * day);
  expect(decideNextTry({ ...failed, now: 10 * day })).toBeNull();
  for (const reason of [
    "unknownMailbox",
    "internationalMailbox",
    "refused",
    "notSetUp",
    "ended",
    "inactive",
    "unreadable",
  ] as const)
    expect(decideNextTry({ ...failed, reason }), reason).toBeNull();
});

test("what is not set up is named by its channel", () => {
  expect(channels.map((channel) => describeReason("notSetUp", channel))).toEqual([
    "Not sent: no mail server is set up.",
    "Not sent: no SMS gateway is set up.",
    "Not sent: no push gateway is set up.",
    "Not sent: no push key is set up.",
  ]);
  expect(describeReason("serverAway", "sms")).toBe("The SMS gateway could not be reached.");
  expect(describeReason("unknownMailbox", "mail")).toBe("The mail server does not know this address. Check it.");
});

test("a reason passes, lasts, or ends the sense of a message", () => {
  const reasons = ["busy", "refused", "closed"] as const;
  expect(reasons.map((reason) => [isPassing(reason), isObsoleteReason(reason)])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect([isReason("closed"), isReason("constructor"), isMessageKind("invitation"), isMessageKind("toString")]).toEqual(
    [true, false, true, false],
  );
});

test("C306: a phone is shown by its last four digits, a caregiver's address masked, other addresses whole, devices not at all", () => {
  expect(recipientText("passwordLink", "sms", "+13125554821")).toBe("•••• 4821");
  expect(recipientText("registrationLink", "sms", "+13125554821")).toBe("•••• 4821");
  expect(recipientText("caregiverLink", "mail", "robin@home.example")).toBe("r•••@home.example");
  expect(recipientText("invitation", "mail", "ada@clinic.example")).toBe("ada@clinic.example");
  expect(recipientText("notification", "push", "0190")).toBe("");
});

test("a message to a patient bears the patient's name, one about a patient says so", () => {
  const people = { userName: null, patientName: "Ada Lovelace", registeredName: null };
  for (const kind of ["passwordLink", "securityNotice", "notification", "deletionNotice", "consentCopy"] as const)
    expect(namesOf(kind, people), kind).toEqual({ name: "Ada Lovelace", about: "" });
  expect(namesOf("reportLink", people)).toEqual({ name: "", about: "Ada Lovelace" });
  expect(namesOf("caseNews", { ...people, userName: "Nora Fields" })).toEqual({
    name: "Nora Fields",
    about: "Ada Lovelace",
  });
  expect(namesOf("consentCopy", { ...people, patientName: null, registeredName: "Bea" })).toEqual({
    name: "Bea",
    about: "",
  });
  expect(namesOf("other", { ...people, patientName: null })).toEqual({ name: "", about: "" });
});

test("each kind has a name and a way to the same end", () => {
  for (const { label, instead } of Object.values(messageKinds)) {
    expect(label).not.toBe("");
    expect(instead).toMatch(/^[A-Z].*\.$/);
  }
  expect([undeliveredTexts.count(1), undeliveredTexts.count(3)]).toEqual([
    "1 message not delivered",
    "3 messages not delivered",
  ]);
});

test("a product without callbacks sends no callback requests", () => {
  const kinds = kindsSent((name) => name === "getPatientMessages");
  expect(kinds).not.toContain("callbackRequest");
  expect(kinds).toEqual(expect.arrayContaining(["invitation", "caseNews", "reminderNews", "other"]));
  expect(kinds.every(isMessageKind)).toBe(true);
});

test("a message is stored with the ids of the records that it is about, and with null for the others", () => {
  const [user, patient] = [testId("user"), testId("patient")];
  const none = { company_id: null, registration_id: null, callback_id: null, subject_id: null };
  expect(aboutColumns({ userId: user, patientId: patient })).toEqual({ user_id: user, patient_id: patient, ...none });
  const rest = { companyId: testId("c"), registrationId: testId("r"), callbackId: testId("b"), subjectId: testId("s") };
  expect(aboutColumns(rest)).toEqual({
    user_id: null,
    company_id: "c",
    patient_id: null,
    registration_id: "r",
    callback_id: "b",
    subject_id: "s",
  });
});
