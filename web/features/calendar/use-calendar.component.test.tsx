import type { QueryTag } from "@restride/domain/query-tags.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ActivitiesDocument, OnPatientActivityDocument } from "./calendar.graphql.ts";
import { type EditOfPatient, usePatientDays } from "./use-calendar.ts";

/** Tags of the data on a patient's page and in its dialogs. */
const subjects: readonly QueryTag[] = [
  "cases",
  "diagnoses",
  "links",
  "notes",
  "orders",
  "patients",
  "progress",
  "questionnaires",
  "readings",
  "reminders",
  "schedules",
];
const march = { startdate: "2026-03-01", enddate: "2026-04-04" };

/** Stands for any part of the page. It queries a day of its own, so that its requests differ from others. */
const Part = ({ subject }: { subject: QueryTag }) => {
  const variables = { patientid: subject, startdate: "2026-03-01", enddate: "2026-03-01" };
  useGraphqlQuery(ActivitiesDocument, variables, { tags: [subject] });
  return null;
};
const Calendar = ({
  patientId = uuid(1),
  onEdited,
}: {
  patientId?: string;
  onEdited: (edit: EditOfPatient) => void;
}) => {
  const view = { kind: "month", date: "2026-03-05" as CalendarDate } as const;
  const { isKnown } = usePatientDays(patientId, view, onEdited);
  return <p>{isKnown ? "All days are there" : "Days are on their way"}</p>;
};

/** Page that shows one patient after the other. */
const Patients = () => {
  const [at, setAt] = useState(1);
  return (
    <>
      <Calendar patientId={uuid(at)} onEdited={() => {}} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next patient
      </button>
    </>
  );
};

const answerDays = (fact: number): void =>
  mockServer.answer(ActivitiesDocument, {
    getDateRangeActivities: {
      status: "success",
      message: "",
      today: "2026-03-05" as CalendarDate,
      fact,
      activities: [],
      weeks: [],
    },
  });
const publish = (fact: number, edit: EditOfPatient | null = null): void =>
  mockServer.publish(OnPatientActivityDocument, {
    onPatientActivity: { status: "success", fact, kind: "Event", patientid: uuid(1), date: null, edit },
  });
const requestsOf = (patientid: string) =>
  mockServer.sent(ActivitiesDocument).filter((request) => request.patientid === patientid);
const subscriptions = () => mockServer.subscriptions(OnPatientActivityDocument);

const open = async () => {
  const edits: EditOfPatient[] = [];
  answerDays(5);
  await render(
    <>
      <Calendar onEdited={(edit) => edits.push(edit)} />
      {subjects.map((subject) => (
        <Part key={subject} subject={subject} />
      ))}
    </>,
  );
  await expect.element(page.getByText("All days are there")).toBeVisible();
  await expect.poll(subscriptions).toEqual([{ patientid: uuid(1), since: 5 }]);
  return edits;
};

test("live: whatever happens to a patient, each part of the page that may show it is read again", async () => {
  await open();
  expect(requestsOf(uuid(1))).toEqual([{ patientid: uuid(1), ...march }]);
  publish(6);
  for (const subject of [uuid(1), ...subjects])
    await expect.poll(() => requestsOf(subject), { message: subject }).toHaveLength(2);
});

test("what somebody else edited is told, with who and which part", async () => {
  const edits = await open();
  publish(6, { by: "Cora Coach", part: "caregiver" });
  await expect.poll(() => edits).toEqual([{ by: "Cora Coach", part: "caregiver" }]);
});

test("another patient's events are heard once another patient is shown", async () => {
  answerDays(5);
  await render(<Patients />);
  await expect.poll(subscriptions).toHaveLength(1);
  await page.getByRole("button", { name: "Next patient" }).click();
  await expect.poll(subscriptions).toEqual([
    { patientid: uuid(1), since: 5 },
    { patientid: uuid(2), since: 5 },
  ]);
});

test("after a lost line it listens from the last event on that was heard", async () => {
  await open();
  publish(9);
  await expect.poll(() => requestsOf(uuid(1))).toHaveLength(2);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.dropSockets();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(subscriptions).toEqual([
    { patientid: uuid(1), since: 5 },
    { patientid: uuid(1), since: 9 },
  ]);
});

test.for(["reminders", "progress"] as const)("the days are read again once %s were changed here", async (subject) => {
  await open();
  void invalidateTags([subject]);
  await expect.poll(() => requestsOf(uuid(1))).toHaveLength(2);
});
