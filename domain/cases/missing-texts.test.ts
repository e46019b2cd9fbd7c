import { expect, test } from "vitest";
import type { z } from "zod";
import { callbackForm } from "../callbacks/callback-form.ts";
import { commentForm } from "../case-work/comment.ts";
import { workLogForm } from "./work-log.ts";
import { orderAddressForm } from "../fulfilment/order-address.ts";
import { locateForm } from "../patients/locate-patient.ts";
import { progressCodeForm } from "../progress-page/progress-forms.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { messageFilterForm } from "./message-filter-form.ts";
import { newCaseForm } from "./new-case.ts";
import { startConversationForm } from "./start-conversation.ts";

const problemsOf = (form: z.ZodType, input: object): string[] =>
  form.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
const long = (letters: number): string => "x".repeat(letters);

test("C179: what the documents leave open is said as its neighbours say it", () => {
  const someCase = { customerId: "1", type: "New Patient", priority: "P1", status: "Unassigned" };
  expect(problemsOf(newCaseForm, { ...someCase, summary: "", description: "" })).toEqual([
    "Please enter a subject.",
    "Please enter a description.",
  ]);
  expect(problemsOf(newCaseForm, { ...someCase, summary: long(4001), description: long(4001) })).toEqual([
    "Subject must be 4000 characters or less",
    "Description must be 4000 characters or less",
  ]);
  expect(problemsOf(startConversationForm, { subject: "A", message: long(4001) })).toEqual([
    "Message must be 4000 characters or less",
  ]);
  expect(problemsOf(commentForm, { comment: " " })).toEqual(["Please enter a message."]);
  const log = workLogForm(calendarDate("2026-11-20"));
  expect(problemsOf(log, { minutes: 0 })).toEqual(["Please select date started.", "Please enter a time over 0."]);
  expect(problemsOf(log, { date: "2026-11-21", minutes: 1 })).toEqual(["The date started must not be in the future."]);
  expect(problemsOf(log, { date: "2026-11-20", minutes: Number.NaN })).toEqual([
    "Write it like 4d 6h 3m, or as a number of hours.",
  ]);
  const address = { shipping_city: "A", shipping_state: "WI", shipping_zip_code: "1", country: "US" };
  expect(problemsOf(orderAddressForm, { ...address, shipping_address: long(151) })).toEqual([
    "Address must be 150 characters or less",
  ]);
  const tooLong = { shipping_address: "A", shipping_city: long(51), shipping_zip_code: long(51) };
  expect(problemsOf(orderAddressForm, { ...address, ...tooLong }).toSorted()).toEqual([
    "City must be 50 characters or less",
    "Zip must be 50 characters or less",
  ]);
  expect(problemsOf(callbackForm, { name: "", phone: "3125550142", message: "" })).toEqual([
    "Please enter name",
    "Please enter message.",
  ]);
  expect(problemsOf(callbackForm, { name: "A", phone: "3125550142", message: long(501) })).toEqual([
    "Message must be 500 characters or less",
  ]);
  expect(problemsOf(messageFilterForm, { name: "", lastdigitsofphone: "12", urgent: false })).toEqual([
    "Please enter 4 digits",
  ]);
  expect(problemsOf(messageFilterForm, { name: " Lee", lastdigitsofphone: "", urgent: false })).toEqual([
    "Please remove empty spaces.",
  ]);
  const nobody = { lastname: "", lastdigits: "", phone: "", surgeon: "" };
  expect(problemsOf(locateForm, { ...nobody, phone: "12" })).toEqual(["Please enter valid number!"]);
  for (const field of ["lastname", "surgeon"])
    expect(problemsOf(locateForm, { ...nobody, [field]: " Lee" })).toEqual(["Please remove empty spaces."]);
  expect(problemsOf(progressCodeForm, { otp: "" })).toEqual(["Please input your Otp!"]);
});
