import type { TourName } from "@restride/domain/tours/tours.ts";

/** Step of a tour: a text about a control of a page. */
export interface TourStep {
  /** Beginning of the control's name. When the page has no such control, the step is left out. */
  readonly at: string;
  readonly title: string;
  readonly text: string;
}

const step = (at: string, title: string, text: string): TourStep => ({ at, title, text });

const surgeryTypes = step("Surgery type", "Knee or hip", "One kind of surgery, or all patients.");
const preview = step(
  "4 weeks",
  "As the patient sees it",
  "Shows the days of the patient with what is planned here, before anything is saved.",
);

/** Steps of each tour in order; at most five. */
export const tourSteps: Readonly<Record<TourName, readonly TourStep[]>> = {
  compliance: [
    step("Period", "The weeks that count", "The four rings count these weeks, up to the end of the last one."),
    surgeryTypes,
    step("Exercise", "A ring for each area", "Press a count beside a ring to open exactly those patients."),
    step(
      "Range in days",
      "The last days",
      "Patients who finished all, some or none of what was due, in as many days as you choose.",
    ),
    step(
      "Range in months",
      "What patients answered",
      "The scores of questionnaires by month, before and after surgery.",
    ),
  ],
  surgeons: [
    step("Search surgeons", "Find a surgeon", "Searches names, emails and phone numbers; the key / leads here."),
    step("NAME", "The order", "Press the head of the column to turn the order around, or a row to open its surgeon."),
    step("Download qrcode", "A code for the wall", "Leads a phone to the public page of this surgeon."),
    step("Preview", "The public page", "Opens in a new tab what patients read about this surgeon."),
    step("ADD", "A new surgeon", "Creates the record, its public page and a login in one form."),
  ],
  patientList: [
    step("Quick views", "Questions asked often", "Shows who needs a look today, without building a filter."),
    step("Filter", "Your own question", "Narrows the list, which is found again as you left it."),
    step("NAME", "One row, one patient", "Press a head to sort, a row to open; arrows, Enter and X work as well."),
    step("Registered patients", "Who registered alone", "Patients who signed up with your link wait here to be added."),
    step(
      "ADD",
      "A new patient",
      "Begins with the person and ends with a complete programme; you can stop and go on later.",
    ),
  ],
  addPatient: [
    step(
      "First name",
      "The person",
      "Fields with a star are needed; who may be known already is found while you type.",
    ),
    step("Surgery type", "Knee or hip", "Decides which care plans are offered, and cannot be changed later."),
    step("Surgery date", "The day that counts", "Every day of the programme is counted from this date."),
    step("Next", "On to the care plan", "What you typed is kept from here on, so that you can go on later."),
  ],
  carePlan: [
    step("Search care plans", "Find a plan", "Plans that fit age, gender and surgery stand first."),
    step("View", "Look before you choose", "Shows the devices, regimens and questionnaires of a plan."),
    step("Assign", "Choose the plan", "Fills the next pages, where you can change every part of it."),
    step("Next", "One step on", "Goes on when a plan is chosen; Back keeps what is there."),
  ],
  deviceSchedule: [
    step("Add device", "One more device", "Offers the devices that fit this patient."),
    step("Edit", "Days and times", "Changes when and how often this device is used."),
    preview,
    step("Save", "Nothing happens before", "Shows first what begins, changes and ends, then saves it."),
  ],
  regimen: [
    step("Age group", "Regimens that fit", "Only what fits the patient is offered until you change this."),
    step("Assign", "Take a regimen", "Its exercises join the schedule; Remove takes them out again."),
    step("View", "Look into a regimen", "Shows its exercises, day by day."),
    step("Next", "On to the schedule", "There each exercise can be changed by itself."),
  ],
  exerciseSchedule: [
    step("Search exercises", "Find an exercise", "Searches the names in this schedule."),
    step(
      "Add exercise",
      "One more exercise",
      "Adds it for the days and repetitions you choose; the key N does the same.",
    ),
    step(
      "Apply to all",
      "Change many at once",
      "Moves days or sets repetitions of all exercises, and shows what changes.",
    ),
    preview,
    step("Save", "Nothing happens before", "Shows first what begins, changes and ends, then saves it."),
  ],
  feedbackSchedule: [
    step("Add questionnaire", "One more questionnaire", "Offers the forms that fit this surgery."),
    step("Edit", "When it is asked", "Changes the days and how often the form is asked."),
    preview,
    step("Save", "Nothing happens before", "Shows first what begins, changes and ends, then saves it."),
  ],
  users: [
    step("Status", "Active or inactive", "Who is inactive cannot sign in and keeps their history."),
    step("Search users", "Find a user", "Searches names and emails."),
    step("NAME", "The order", "Press the head to turn the order around, or a row to change its user."),
    step("ADD", "Invite somebody", "A new user gets a mail with a link to choose a password."),
  ],
  addUser: [
    step("Firstname", "The person", "The name as patients and colleagues read it."),
    step("Email", "The username", "The invitation goes there, and the codes of every sign-in."),
    step("Role", "What one may do", "Decides which pages and patients this user sees."),
    step("Add", "Send the invitation", "The link in the mail sets the password."),
  ],
  messages: [
    step(
      "Show archived",
      "Nothing is lost",
      "Archived conversations come back with this tick, or when somebody writes.",
    ),
    step("Filter", "Find a conversation", "By patient, phone, or only what is urgent."),
    step("PATIENT", "Unread stands in bold", "Press a row to read and answer; urgent ones come first."),
  ],
  reminders: [
    step("Previous month", "One month at a time", "The arrows page by month, TODAY comes back."),
    step("Search patient or title", "Find a reminder", "Searches the month for a patient or a title."),
    step("TODAY", "What is to come", "The month shows what lies ahead; past days wait behind a button."),
  ],
  support: [
    step(
      "Copy details",
      "Say where you were",
      "Copies version, page and time for your mail, and nothing about a patient.",
    ),
    step("Keys", "Faster by keys", "Lists every key of the console."),
    step("Tours", "See a tour again", "Each tour can be started here, or from the menu of your name."),
    step("Which requests", "Who waits for a call", "Requests from the public pages of your surgeons, open or done."),
  ],
};
