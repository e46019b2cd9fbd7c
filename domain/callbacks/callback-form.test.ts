import { expect, test } from "vitest";
import { problemsOf } from "../values/problems.ts";
import { callbackForm } from "./callback-form.ts";
import { callbackTexts } from "./callback-form-texts.ts";

const ann = { name: "Ann Lee", phone: "(312) 555-0142", message: "My knee is warm." };
const messagesOf = (changes: object): string[] => {
  const { error } = callbackForm.safeParse({ ...ann, ...changes });
  return error ? problemsOf(error).map(({ message }) => message) : [];
};

test("C169: the phone is an international number, with +1 by default", () => {
  expect(callbackForm.parse(ann).phone).toBe("+13125550142");
  expect(callbackForm.parse({ ...ann, phone: "+33 1 55 50 01 76" }).phone).toBe("+33155500176");
  for (const phone of ["", "12", "555 0142", "+1", "+44 12", "abc", undefined])
    expect(messagesOf({ phone }), String(phone)).toEqual(["Please enter valid number!"]);
});

test("C170: a name and a message are required, the message has at most 500 characters", () => {
  for (const blank of ["", "   ", undefined]) {
    expect(messagesOf({ name: blank })).toEqual(["Please enter name"]);
    expect(messagesOf({ message: blank })).toEqual(["Please enter message."]);
  }
  expect(messagesOf({ name: "x".repeat(100), message: "x".repeat(500) })).toEqual([]);
  expect(messagesOf({ name: "x".repeat(101) })).toEqual(["Name must be 100 characters or less"]);
  expect(messagesOf({ message: "x".repeat(501) })).toEqual(["Message must be 500 characters or less"]);
});

test("C287: what a person is told", () => expect(callbackTexts.received).toBe("I'll call you back asap."));

test("the case of a callback holds the message and the phone to call", () => {
  expect(callbackTexts.description({ ...ann, phone: "+13125550142" })).toBe(
    "My knee is warm.\n\nCall back: +13125550142",
  );
});
