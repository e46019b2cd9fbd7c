import { mutation, only, type Samples } from "./sample.ts";

export const remindersSamples = {
  addEvent: (aim) => only(mutation(`addEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addEditEvent: (aim) =>
    only(mutation(`addEditEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  onReminders: () => only("subscription { onReminders { status } }"),
} satisfies Samples;
