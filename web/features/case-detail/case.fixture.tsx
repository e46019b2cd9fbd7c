import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import {
  ActionCaseDocument,
  type HandledCaseFragment,
  MessageCaseDocument,
  UpdateLastViewedDocument,
} from "./case-detail.graphql.ts";
import { type CaseCommentFragment, NowWritingDocument } from "./thread/thread.graphql.ts";
import { CasePage } from "./CasePage.tsx";

const days = { startdate: 1, enddate: 14, days: [], scheduletype: null };
const scale = { ...days, name: "Scale", interval: 3, weekdays: [], lastdone: calendarDate("2026-03-01") };
const oxfordKnee = { ...days, name: "Oxford Knee", interval: 7, scheduletype: "weekly", weekdays: [1], lastdone: null };

/** Case C-20418 of Ann Bell at Harbor Clinic, assigned to Cora Coach, as a user who handles cases sees it. */
export const handledCase: HandledCaseFragment = {
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Patient Technical",
  summary: "Scale is silent",
  description: "It shows nothing.",
  reportedBy: null,
  reportedUsername: "Thea Therapist",
  reportedRole: "Physio",
  customerName: "Harbor Clinic",
  patientId: uuid(2),
  patientName: "Ann Bell",
  patientLastDigitOfPhone: "0177",
  patientData: { age: "61-70", surgery: { type: "knee", date: calendarDate("2026-02-16") } },
  surgeon: { name: "Sam Surgeon" },
  deviceSchedule: [scale],
  feedbackSchedule: [oxfordKnee],
  comments: [],
  createdDate: "2026-03-01T15:00:00.000Z",
  lastViewedDate: null,
  archived: false,
  vendor: "",
  vendorAssignedAt: null,
  vendorAssignedBy: null,
  fact: 7,
  today: calendarDate("2026-03-02"),
  status: "Assigned",
  priority: "P2",
  assignedTo: uuid(31),
  assignedToName: "Cora Coach",
  version: 3,
  changedAt: "2026-03-01T16:00:00.000Z",
  changedBy: null,
  totalTimeSpent: 95,
  workLog: [],
  coaches: [
    { _id: uuid(31), name: "Cora Coach" },
    { _id: uuid(32), name: "Cyrus Coach" },
  ],
};

/** Returns message `number` of Cora Coach, a minute after the previous number. */
export const comment = (number: number, change: Partial<CaseCommentFragment> = {}): CaseCommentFragment => ({
  _id: uuid(60 + number),
  userid: uuid(31),
  userName: "Cora Coach",
  role: "Health Coach",
  comment: `Text ${number}`,
  commented_date: `2026-03-02T15:0${number}:00.000Z`,
  priority: "NORMAL",
  edited: false,
  version: 1,
  imageUrl: null,
  ...change,
});

export const answerCase = (change: Partial<HandledCaseFragment> = {}): void => {
  const actionCase = { ...handledCase, ...change };
  mockServer.answer(ActionCaseDocument, { getActionCase: { status: "success", message: "", actionCase } });
  mockServer.answer(MessageCaseDocument, { getMessageCase: { status: "success", message: "", actionCase } });
  mockServer.answer(UpdateLastViewedDocument, { updateLastViewed: { status: "success", message: "" } });
  mockServer.answer(NowWritingDocument, { nowWriting: { status: "success", message: "" } });
};

/** Opens the page of the case, as if from the second page of archived cases. */
export const openCase = async (role: Role = Role.companyAdmin, width = 1440) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 900);
  session.save(signedIn(role));
  for (const list of ["/cases", "/inbox"]) listPlaces.save(list, { search: "?archived=true&page=2" });
  return render(<CasePage />, { at: `/cases/${uuid(1)}`, path: "/cases/:caseid", profile: signedIn(role) });
};
