import { Role } from "@restride/domain/access/roles.ts";
import { type CustomerScope, customerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import type { NumberedEvent } from "../../platform/events/domain-events.ts";
import { makeClinicSubscription } from "./clinic-subscription.ts";

const [me, colleague] = [testId("01"), testId("02")];
const [ownPatient, othersPatient] = [testId("11"), testId("12")];
const [ownSurgeon, otherSurgeon] = [testId("51"), testId("52")];

/** Kinds as a future version may tell them: surgeons and therapists hear of some. */
const liveEvents = {
  ReminderAdded: { roles: [Role.admin, Role.surgeon], invalidates: ["reminders"] },
  NoteAdded: { roles: [Role.physio], invalidates: ["notes"] },
  SurgeonAdded: { roles: [Role.surgeon], invalidates: ["surgeons"] },
} as const;

const reminder = (no: number, subjectId: Id, userId: Id): NumberedEvent => ({
  no,
  kind: "ReminderAdded",
  subjectId,
  data: { reminder: testId("31"), date: calendarDate("2026-01-01"), by: userId },
});
const stored: readonly NumberedEvent[] = [
  reminder(1, othersPatient, colleague),
  reminder(2, ownPatient, me),
  { no: 3, kind: "NoteAdded", subjectId: ownPatient, data: { note: testId("32"), by: colleague } },
  reminder(4, ownPatient, colleague),
  { no: 5, kind: "SurgeonAdded", subjectId: null, data: { surgeon: testId("33") } },
  { no: 6, kind: "PatientEdited", subjectId: ownPatient, data: { by: colleague, part: "person" } },
];

const surgeonScope = (role: Role, surgeonId: Id): CustomerScope =>
  customerScope({
    userId: me,
    role,
    application: "AdminWeb",
    customerId: testId("c1"),
    companyId: null,
    surgeonIds: [surgeonId],
    customerIds: null,
    patientId: null,
  })!;

/** The own patient is in the sight of the own surgeon alone, the other patient in nobody's. */
const subscription = makeClinicSubscription({
  liveEvents,
  patients: {
    planOf: async ({ caseSurgeonIds }, id) =>
      id === ownPatient && caseSurgeonIds?.includes(ownSurgeon) ? ({} as never) : undefined,
  },
  live: { ofKinds: async function* () {} },
  domainEvents: {
    newest: async () => 4,
    // cast: the filter in the line leaves only these kinds.
    ofKindsSince: async (_, kinds, no) =>
      stored.filter((event) => event.no > no && kinds.some((kind) => kind === event.kind)) as never,
  },
});

/** Returns the events that the role is told since an event number. */
const eventsFor = async (role: Role, since: number | null, surgeonId = ownSurgeon) => {
  const events = [];
  const scope = surgeonScope(role, surgeonId);
  for await (const event of subscription(scope, role, since, new AbortController().signal)) events.push(event);
  return events;
};

test("a subscriber is told what others did, of the kinds of the role, about patients in sight or nobody in particular", async () => {
  expect(await eventsFor(Role.surgeon, 0)).toEqual([
    { status: "success", fact: 4, kind: "ReminderAdded", patientid: ownPatient },
    { status: "success", fact: 5, kind: "SurgeonAdded", patientid: null },
  ]);
  expect(await eventsFor(Role.physio, 0)).toEqual([
    { status: "success", fact: 3, kind: "NoteAdded", patientid: ownPatient },
  ]);
});

test("without a number it begins with what happens next, and with one after it", async () => {
  expect((await eventsFor(Role.surgeon, null)).map(({ fact }) => fact)).toEqual([5]);
  expect((await eventsFor(Role.admin, 3)).map(({ fact }) => fact)).toEqual([4]);
});

test("of one event, heard at the same time, each surgeon is told by the own sight", async () => {
  const heardEvents = await Promise.all([eventsFor(Role.surgeon, 3), eventsFor(Role.surgeon, 3, otherSurgeon)]);
  expect(heardEvents.map((events) => events.map(({ fact }) => fact))).toEqual([[4, 5], [5]]);
});
