import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import {
  ActionCaseDocument,
  MessageCaseDocument,
  OnCaseChangeDocument,
  type ShownCaseFragment,
  UpdateLastViewedDocument,
} from "./case-detail.graphql.ts";
import { useCase } from "./use-case.ts";

const comment = (number: number): ShownCaseFragment["comments"][number] => ({
  _id: uuid(60 + number),
  userid: uuid(31),
  userName: "Cora Coach",
  role: "Health Coach",
  comment: `Text ${number}`,
  commented_date: "2026-03-05T15:00:00.000Z",
  priority: "",
  edited: false,
  version: 1,
  imageUrl: null,
});
const caseWith = (comments: number, fact: number): ShownCaseFragment => ({
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Patient Technical",
  summary: "Swelling",
  description: "",
  reportedBy: null,
  reportedUsername: "",
  reportedRole: "",
  customerName: "Harbor Clinic",
  patientId: null,
  patientName: null,
  patientLastDigitOfPhone: null,
  createdDate: "2026-03-05T15:00:00.000Z",
  lastViewedDate: "2026-03-04T15:00:00.000Z",
  archived: false,
  vendor: "",
  vendorAssignedAt: null,
  vendorAssignedBy: null,
  fact,
  today: "2026-03-05" as CalendarDate,
  patientData: null,
  surgeon: null,
  deviceSchedule: null,
  feedbackSchedule: null,
  comments: Array.from({ length: comments }, (_, at) => comment(at)),
});
const answerCase = (comments: number, fact: number): void => {
  mockServer.answer(MessageCaseDocument, {
    getMessageCase: { status: "success", message: "", actionCase: caseWith(comments, fact) },
  });
  mockServer.answer(UpdateLastViewedDocument, { updateLastViewed: { status: "success", message: "" } });
};

const Case = ({ role }: { role: Role }) => {
  const { open, failure } = useCase(uuid(1), role);
  return <p>{failure ?? (open ? `${open.supportCase.comments.length} messages, new since ${open.seenUntil}` : "…")}</p>;
};
const openCase = (role: Role = Role.surgeon) => render(<Case role={role} />, { profile: signedIn(role) });
const since = () => mockServer.subscriptions(OnCaseChangeDocument);
const publish = (fact: number): void =>
  mockServer.publish(OnCaseChangeDocument, {
    getActionCaseListSubscription: { status: "success", fact, caseid: uuid(1) },
  });
const seen = Date.parse("2026-03-04T15:00:00.000Z");

test("C058: live: a message that comes is read and noted as seen; what is new stays marked from the first look on", async () => {
  answerCase(1, 5);
  await openCase();
  await expect.element(page.getByText(`1 messages, new since ${seen}`)).toBeVisible();
  await expect.poll(since).toEqual([{ since: 5 }]);
  await expect.poll(() => mockServer.sent(UpdateLastViewedDocument)).toEqual([{ caseId: uuid(1) }]);
  answerCase(2, 6);
  publish(6);
  await expect.element(page.getByText(`2 messages, new since ${seen}`)).toBeVisible();
  await expect.poll(() => mockServer.sent(UpdateLastViewedDocument)).toHaveLength(2);
  expect(since()).toEqual([{ since: 5 }]);
});

test("after a lost line it listens from the last event on that was heard", async () => {
  answerCase(1, 5);
  await openCase();
  await expect.poll(since).toHaveLength(1);
  answerCase(2, 8);
  publish(8);
  await expect.element(page.getByText(/^2 messages/)).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.dropSockets();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(since).toEqual([{ since: 5 }, { since: 8 }]);
});

test("C193: nothing is listened to before the case is there; who handles cases reads it whole", async () => {
  mockServer.answer(ActionCaseDocument, {
    getActionCase: { status: "fail", message: "This case is not there any more.", actionCase: null },
  });
  await openCase(Role.companyAdmin);
  await expect.element(page.getByText("This case is not there any more.")).toBeVisible();
  expect(mockServer.sent(MessageCaseDocument)).toEqual([]);
  expect(since()).toEqual([]);
});
