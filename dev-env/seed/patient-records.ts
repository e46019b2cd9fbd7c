import { fromDayNumber } from "@restride/domain/values/calendar-date.ts";
import { diagnosis } from "./content/diagnoses.ts";
import { careTexts, notificationTexts, orderTexts, reminderTitles, technicalTexts } from "./content/messages.ts";
import { noteCategory, notesOn } from "./content/notes.ts";
import { idAt } from "./ids.ts";
import { instantOn } from "./instants.ts";
import type { Person } from "./people/person.ts";
import type { Sink } from "./sink.ts";
import type { User } from "./people/staff.ts";
import type { StoryCase, StoryNotification } from "./story.ts";

/** Context for generating a patient's records besides daily progress: diagnoses, holds, reminders, notes, messages and cases. */
export type RecordContext = {
  readonly person: Person;
  readonly sink: Sink;
  readonly now: number;
  readonly staff: readonly User[];
  /** The health coach of the clinic. */
  readonly coach: User | null;
};

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

const patientKey = ({ id, clinic }: Person) => ({ customer_id: clinic.id, patient_id: id });

const millisecondsOn = ({ person, now }: RecordContext, day: number): number =>
  Math.min(now, instantOn(person.surgeryNumber + day, person.random.int(500, 1060), person.clinic.place.timeZone));

const arthrosisCodes = ({ joint, side, random, today }: Person): string[] => {
  const knee = joint === "knee";
  const wornCodes = knee ? { right: "M17.11", left: "M17.12" } : { right: "M16.11", left: "M16.12" };
  const implantCodes = knee ? { right: "Z96.651", left: "Z96.652" } : { right: "Z96.641", left: "Z96.642" };
  const comorbidities = ["I10", "E11.9", "E66.9", "I25.10", "G47.33", "Z79.01"].filter(() => random.chance(0.15));
  return [wornCodes[side], ...(today > 0 ? [implantCodes[side], "Z47.1"] : []), ...comorbidities];
};

/** Adds a patient's diagnoses: usual ones, and those of a story. */
export const addDiagnoses = ({ person, sink }: RecordContext): void => {
  const codes = new Set([...arthrosisCodes(person), ...(person.story?.diagnoses ?? [])]);
  for (const [at, code] of [...codes].entries()) {
    const time = iso(person.createdAt + at * 1000);
    const dx_description = diagnosis(code).description;
    sink.add("diagnoses", { ...patientKey(person), dx_code: code, dx_description, added_at: time, updated_at: time });
  }
};

export const addHolds = ({ person, sink }: RecordContext): void => {
  for (const [from, to] of person.holds)
    sink.add("technical_holds", {
      ...patientKey(person),
      hold_id: idAt(person.createdAt, person.random),
      held_from: fromDayNumber(person.surgeryNumber + from),
      released_on: to === null ? null : fromDayNumber(person.surgeryNumber + to),
    });
};

/** Adds a spell of inactivity, from the day after a patient left the programme. */
export const addInactivity = ({ person, sink }: RecordContext): void => {
  if (person.endedOn === null) return;
  const inactive_from = fromDayNumber(person.surgeryNumber + person.endedOn + 1);
  sink.add("inactive_spells", { ...patientKey(person), inactive_from, active_again_on: null });
};

const drawReminders = ({ random, today }: Person) =>
  Array.from({ length: random.int(0, 3) }, () => ({
    day: today + random.int(-20, 25),
    title: random.pick(reminderTitles),
    message: "Please bring your list of medicines.",
  }));

export const addReminders = (context: RecordContext): void => {
  const { person, sink, staff } = context;
  for (const { day, title, message } of person.story?.reminders ?? drawReminders(person)) {
    const madeAt = millisecondsOn(context, Math.min(day, person.today) - 5);
    const reminder = {
      reminder_id: idAt(madeAt, person.random),
      day: fromDayNumber(person.surgeryNumber + day),
      title,
      message,
    };
    const created_by = person.random.pick(staff).id;
    sink.add("reminders", {
      ...patientKey(person),
      ...reminder,
      created_by,
      created_at: iso(Math.max(madeAt, person.createdAt)),
    });
  }
};

/** Adds up to six staff notes, dated in the last 90 days but not before the patient was added. */
export const addNotes = (context: RecordContext): void => {
  const { person, sink, staff } = context;
  const { random, today, addedOn } = person;
  for (let remaining = random.int(0, 6); remaining > 0; remaining -= 1) {
    const day = random.int(Math.max(addedOn, today - 90), today);
    const { place, minutes, text } = random.pick(notesOn(day));
    const moment = millisecondsOn(context, day);
    const noted = iso(Math.max(moment, person.createdAt));
    const note = { note_id: idAt(moment, random), category_id: noteCategory(place), text, minutes_logged: minutes };
    const written = { created_by: random.pick(staff).id, created_at: noted, updated_at: noted };
    sink.add("patient_notes", { ...patientKey(person), ...note, noted_at: noted, ...written });
  }
};

const drawNotifications = ({ random, today, addedOn }: Person): StoryNotification[] =>
  Array.from({ length: random.int(0, 4) }, () => ({
    ...random.pick(notificationTexts),
    day: random.int(Math.max(addedOn, today - 60), today),
    state: random.pick(["sent", "delivered", "read", "read"] as const),
  }));

export const addNotifications = (context: RecordContext): void => {
  const { person, sink, staff, now } = context;
  for (const { day, header, message, state } of person.story?.notifications ?? drawNotifications(person)) {
    const sent = millisecondsOn(context, day);
    const notification_id = idAt(sent, person.random);
    const sent_by = person.random.pick(staff).id;
    const customer_id = person.clinic.id;
    sink.add("notifications", { customer_id, notification_id, header, message, sent_by, sent_at: iso(sent) });
    const later = (minutes: number): string => iso(Math.min(now, sent + minutes * 60_000));
    sink.add("notification_recipients", {
      ...patientKey(person),
      notification_id,
      delivered_at: state === "sent" ? null : later(1),
      read_at: state === "read" ? later(person.random.int(2, 600)) : null,
    });
  }
};

const caseTypes = [
  ["Patient Technical", technicalTexts, 45],
  ["Surgeon Message", careTexts, 35],
  ["New Device Order", orderTexts, 20],
] as const;

const drawCase = ({ random, today, addedOn }: Person): StoryCase => {
  const [type, texts] = random.weighted(caseTypes.map((each) => [each, each[2]] as const));
  const text = random.pick(texts);
  const open = ["Assigned", "Unassigned", "Unresolved"];
  const day = random.int(addedOn, today);
  const status = today - day > 10 ? random.pick(["Resolved", "Resolved", "NotAnIssue", "Assigned"]) : random.pick(open);
  const urgent = text.startsWith("U ");
  const words = urgent ? text.slice(2) : text;
  return {
    day,
    type,
    status,
    priority: urgent ? "P1" : random.pick(["P2", "P3", "P4"]),
    summary: words.slice(0, 80),
    description: words,
    ...(type === "Surgeon Message" && { conversation: true, byPatient: true }),
  };
};

const drawCases = (person: Person): StoryCase[] => (person.random.chance(0.3) ? [drawCase(person)] : []);

/** Returns status and assignee of an assigned case: the coach, or Unassigned for a clinic without a coach. */
const assignmentTo = (coach: User | null) =>
  coach === null ? { status: "Unassigned", assigned_to: null } : { status: "Assigned", assigned_to: coach.id };

export const addCases = (context: RecordContext): void => {
  const { person, sink, staff, coach } = context;
  for (const each of person.story?.cases ?? drawCases(person)) {
    const opened = millisecondsOn(context, each.day);
    const case_id = idAt(opened, person.random);
    const somebody = person.random.pick(staff).id;
    const created_by = each.byPatient ? null : somebody;
    sink.add("cases", {
      customer_id: person.clinic.id,
      case_id,
      patient_id: person.id,
      type: each.type,
      message_type: each.conversation ? "Conversation" : null,
      ...(each.status === "Assigned" ? assignmentTo(coach) : { status: each.status, assigned_to: null }),
      priority: each.priority,
      summary: each.summary,
      description: each.description,
      created_by,
      created_at: iso(opened),
      updated_at: iso(opened),
    });
  }
};
