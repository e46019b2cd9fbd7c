import { expect, test } from "vitest";
import { notificationForm } from "../notifications/notification.ts";
import { returnReminder } from "./return-reminder.ts";

test("a patient is asked for one device, two or three by their names", () => {
  expect(returnReminder(["Knee Motion Sensor"])).toEqual({
    header: "Please send your device back",
    message:
      "Your programme no longer needs your Knee Motion Sensor. Please send it back to your clinic in the box that it came in. If you have sent it already, there is nothing left to do.",
  });
  expect(returnReminder(["Scale", "Cuff"])).toEqual({
    header: "Please send your devices back",
    message:
      "Your programme no longer needs your Scale and Cuff. Please send them back to your clinic in the box that they came in. If you have sent them already, there is nothing left to do.",
  });
  expect(returnReminder(["Scale", "Cuff", "Camera"]).message).toMatch(
    /^Your programme no longer needs your Scale, Cuff and Camera\./,
  );
});

test("what is said fits a notification, also with many long names", () => {
  const names = Array.from({ length: 12 }, () => "N".repeat(60));
  expect(notificationForm.safeParse(returnReminder(names)).success).toBe(true);
});
