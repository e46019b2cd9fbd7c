import { expect, test } from "vitest";
import { notificationForm, notificationState } from "./notification.ts";
import * as notificationTexts from "./notification-texts.ts";

const messages = (form: unknown) => notificationForm.safeParse(form).error?.issues.map((issue) => issue.message);

test("B251: title and text are required, both named together", () => {
  for (const form of [{}, { header: " ", message: "" }])
    expect(messages(form)).toEqual(["Please input Title!", "Please confirm your Text!"]);
  expect(messages({ header: "t".repeat(101), message: "m".repeat(1001) })).toEqual([
    "Title must be 100 characters or less",
    "Text must be 1000 characters or less",
  ]);
});

test("title and text are trimmed", () =>
  expect(notificationForm.parse({ header: " Visit ", message: " Come in. " })).toEqual({
    header: "Visit",
    message: "Come in.",
  }));

test("a notification is sent, delivered or read", () =>
  expect([
    notificationState({ delieveredat: null, readat: null }),
    notificationState({ delieveredat: 1, readat: null }),
    notificationState({ delieveredat: 1, readat: 2 }),
  ]).toEqual(["sent", "delivered", "read"]));

test("B376 B377: one and many notifications are confirmed in their words", () =>
  expect(notificationTexts).toMatchObject({ oneSent: "Notification sent.", manySent: "Notifications Sent!" }));
