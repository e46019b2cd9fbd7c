import { z } from "zod";
import { lineField, textField } from "../values/text-fields.ts";
import * as texts from "./notifications-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Notification to patients whose schedule was changed. */
export const scheduleChanged = {
  header: texts.scheduleChanged,
  message: texts.yourCareTeamChangedYourSchedule,
} as const;

/** Maximum numbers of characters. */
export const titleLimit = 100;
export const textLimit = 1000;

/** Schema of the dialog that notifies patients. */
export const notificationForm = z.object({
  header: lineField(texts.pleaseInputTitle)
    .min(1, texts.pleaseInputTitle)
    .max(titleLimit, mustBeCharactersOrLess(texts.titleLabel, titleLimit)),
  message: textField(texts.pleaseConfirmYourText)
    .min(1, texts.pleaseConfirmYourText)
    .max(textLimit, mustBeCharactersOrLess(texts.textLabel, textLimit)),
});

/** State of a notification, as its indicator shows it. */
export type NotificationState = "read" | "delivered" | "sent";

/** Returns the state of a notification from its times; the wire spells `delieveredat` so. */
export const notificationState = (times: {
  readonly delieveredat: unknown;
  readonly readat: unknown;
}): NotificationState => {
  if (times.readat) return "read";
  return times.delieveredat ? "delivered" : "sent";
};
