import { expect, test } from "vitest";
import { notificationForm, notificationState, notificationTexts, sendNotificationSchema } from "./notification.ts";

const messages = (schema: typeof notificationForm | typeof sendNotificationSchema, form: unknown) =>
  schema.safeParse(form).error?.issues.map((issue) => issue.message);

test("B251: title and text are required, both named together", () => {
  for (const form of [{}, { header: " ", message: "" }])
    expect(messages(notificationForm, form)).toEqual(["Please input Title!", "Please confirm your Text!"]);
  expect(messages(notificationForm, { header: "t".repeat(101), message: "m".repeat(1001) })).toEqual([
    "Title must be 100 characters or less",
    "Text must be 1000 characters or less",
  ]);
});

test("B144: a notification goes to some patients", () => {
  const form = { header: "Great week", message: "You finished 6 of 7 days.", customerid: "c1" };
  expect(sendNotificationSchema.parse({ ...form, patientids: ["p1"] })).toEqual({ ...form, patientids: ["p1"] });
  expect(messages(sendNotificationSchema, { ...form, patientids: [] })).toEqual(["Please select patients."]);
});

test("B038: a notification is sent, delivered or read", () =>
  expect([
    notificationState({ delieveredat: null, readat: null }),
    notificationState({ delieveredat: 1, readat: null }),
    notificationState({ delieveredat: 1, readat: 2 }),
  ]).toEqual(["sent", "delivered", "read"]));

test("B376 B377: one and many notifications are confirmed in their words", () =>
  expect(notificationTexts).toEqual({ one: "Notification sent.", many: "Notifications Sent!" }));
