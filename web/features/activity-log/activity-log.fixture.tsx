import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ActivityLogDocument, type LogRecordFragment, NewActivitiesDocument } from "./activity-log.graphql.ts";
import { ActivityLogDialog } from "./ActivityLogDialog.tsx";
import { useLogView } from "./use-log-view.ts";

export const record = (number: number, change: Partial<LogRecordFragment> = {}): LogRecordFragment => ({
  _id: `2026-03-0${number}T05:30:00.000Z_${number}`,
  createdAt: `2026-03-0${number}T05:30:00.000Z`, // 11:30 PM of the day before in Chicago
  collection_name: "patients",
  method: "update",
  actiontype: "Patient Update",
  source: "Clinic",
  application: "Console",
  description: `Text ${number}`,
  who: "Thea Therapist",
  role: 2,
  changes: [{ what: "", field: "Phone", before: "•••• 0177", after: "•••• 0188" }],
  ...change,
});
export const rows = [record(3), record(2)];

const noDates = { startdate: null, enddate: null };
export const answerLog = (records = rows, total = records.length, totalIsExact = true): void =>
  mockServer.answer(ActivityLogDocument, {
    getActivityLog: { status: "success", message: "", total, totalIsExact, ...noDates, records },
  });
export const answerNewer = (newer: number): void =>
  mockServer.answer(NewActivitiesDocument, { getActivityLog: { status: "success", message: "", newer } });

/** Sets a failure as the response to the log. */
export const failLog = (): void =>
  mockServer.answer(ActivityLogDocument, {
    getActivityLog: {
      status: "fail",
      message: "Try again in a minute.",
      total: null,
      totalIsExact: null,
      ...noDates,
      records: null,
    },
  });

const Log = () => (
  <ActivityLogDialog
    patientId={uuid(1)}
    name="Ann Bell"
    timeZone="America/Chicago"
    log={useLogView()}
    onClose={() => {}}
  />
);
/** Opens the log of Ann Bell, with this many activities that are newer than those shown. */
export const open = (at = "/patient/1?log=open", newer = 0) => {
  answerNewer(newer);
  return render(<Log />, { at });
};
export const table = () => page.getByRole("region", { name: "Activities" }).getByRole("row");
export const lastRequest = () => mockServer.sent(ActivityLogDocument).at(-1);
