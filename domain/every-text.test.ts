import { expect, test } from "vitest";
import { z } from "zod";
import { withdrawalForm } from "./account-deletion/withdrawal-form.ts";
import { callbackForm } from "./callbacks/callback-form.ts";
import { caseWordsForm } from "./case-work/case-change.ts";
import { commentForm } from "./case-work/comment.ts";
import { newCaseForm } from "./cases/new-case.ts";
import { startConversationForm } from "./cases/start-conversation.ts";
import { workLogForm } from "./cases/work-log.ts";
import { companyForm } from "./companies/company-form.ts";
import { contentText } from "./content/content-fields.ts";
import { correctionReason, deviceNote, shipmentForm } from "./fulfilment/shipment.ts";
import { noteForm } from "./notes/note.ts";
import { notificationForm } from "./notifications/notification.ts";
import { holdNoteField } from "./patients/hold-note.ts";
import { reminderForm } from "./reminders/reminder.ts";
import { reportMail, reportMailForm } from "./reports/report-mail.ts";
import { surgeonForm } from "./surgeons/surgeon-form.ts";
import { calendarDate } from "./values/calendar-date.ts";

const today = calendarDate("2026-11-28");
const phone = "+13125550142";
const email = "a@b.example";
const id = "00000000-0000-4000-8000-000000000001";
const mail = { to: email, subject: "A", text: "A", message: "A", close: "A", signature: "A" };
const surgeon = { name: "Ann Lee", email, phonepublic: phone, phoneprivate: "", image: "", team: [] };
const newCase = { customerId: id, type: "Patient Technical", priority: "P1", status: "Unassigned", summary: "A" };
const address = { line1: "", line2: "", city: "", state: "", zip: "" };
const one = (schema: z.ZodType) => z.object({ text: schema });

/** The text about a category of a surgeon's team. */
const teamText = z
  .preprocess((details) => [{ _id: "1", name: "A", details }], surgeonForm.shape.team)
  .transform(([category]) => category!.details);

/** The texts of several lines that people type, each with the form that it stands in. */
const fields: readonly [title: string, schema: z.ZodType, field: string, others: object][] = [
  ["a note", noteForm(() => 1), "notes", { category: id, datetime: 1 }],
  ["a message of a case", commentForm, "comment", {}],
  ["a description of a new case", newCaseForm, "description", newCase],
  ["a description of a case", caseWordsForm, "description", { summary: "A" }],
  ["a message of a conversation", startConversationForm, "message", { subject: "A" }],
  ["a description of work", workLogForm(today), "description", { date: today, minutes: 5 }],
  ["a message to patients", notificationForm, "message", { header: "A" }],
  ["a message of a callback request", callbackForm, "message", { name: "Ann", phone }],
  ["a text of a reminder", reminderForm(today), "message", { date: today, title: "A" }],
  ["a message of a mailed report", reportMailForm, "message", mail],
  ["a close of a mailed report", reportMailForm, "close", mail],
  ["a signature of a mailed report", reportMailForm, "signature", mail],
  ["a text of a mailed report", reportMail, "text", mail],
  ["a surgeon's address", surgeonForm, "address", surgeon],
  ["a surgeon's About Me", surgeonForm, "about_me", surgeon],
  ["a text of a surgeon's team", one(teamText), "text", {}],
  [
    "a company's description",
    companyForm,
    "description",
    { name: "A", contact: { name: "A", email, phone }, address, logo: "" },
  ],
  ["a reason of a withdrawal", withdrawalForm, "reason", {}],
  ["a note of a hold", one(holdNoteField), "text", {}],
  ["a note of a device", one(deviceNote), "text", {}],
  ["a reason of a correction", one(correctionReason), "text", {}],
  ["a note of an order", shipmentForm, "note", {}],
  ["a text of content", one(contentText("A")), "text", {}],
];

test.for(fields)(
  "%s is kept in NFC, with its lines and without signs that show nothing",
  ([, schema, field, others]) => {
    const read = (text: string): unknown => {
      const result = schema.safeParse({ ...others, [field]: text });
      return result.success ? (result.data as Record<string, unknown>)[field] : null;
    };
    expect(read("Zoe\u0308 called.\n\tMun\u0303oz too.")).toBe("Zo\u00EB called.\n\tMu\u00F1oz too.");
    expect(read("\u200BZo\u202Ee\u00AD\u0007\u2800 ")).toBe("Zoe");
    expect(read("על \u200EA\u200E")).toBe("על \u200EA\u200E");
    expect(read("A\uD800")).toBeNull();
  },
);
