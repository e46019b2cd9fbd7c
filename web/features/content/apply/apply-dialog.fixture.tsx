import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "./apply.graphql.ts";
import type { ContentRecordFragment } from "../content-record.graphql.ts";
import { PublishContentDocument } from "../content-changes.graphql.ts";
import { ApplyDialog } from "./ApplyDialog.tsx";
import type { Plan } from "./PlanNumbers.tsx";

const record = (version: number | null): ContentRecordFragment => ({
  _id: uuid(1),
  kind: "carePlan",
  state: version === null ? "published" : "draft",
  mayedit: true,
  company: uuid(9002),
  number: 2,
  version,
  changedby: null,
  changed: null,
  running: 3,
  usedin: 0,
  carePlan: {
    name: "Knee Standard",
    description: "",
    surgery_type: "knee",
    age_groups: [],
    pace: null,
    customers: null,
    regimens: [],
    devices: [],
    feedback: [],
  },
  regimen: null,
  exercise: null,
  device: null,
  questionnaire: null,
  parts: [],
});

export const plan: Plan = {
  running: 4,
  change: 2,
  stay: 1,
  passed: 0,
  onhold: 1,
  total: 1,
  changes: [
    { _id: uuid(21), name: "Sensor", says: "S+1 to S+60", was: "S+1 to S+30" },
    { _id: uuid(22), name: "Scale", says: "S+1 to S+9", was: "" },
    { _id: uuid(23), name: "Cuff", says: "", was: "S+1 to S+9" },
  ],
  clinics: [{ _id: uuid(41), name: "Lake Clinic", running: 4, change: 2, stay: 1, passed: 0 }],
  patients: [
    { _id: uuid(31), name: "Ann Bell", clinic: "Lake Clinic", outcome: "stay", onhold: false, stays: ["Cuff"] },
  ],
};
export const answerPlan = (change: Partial<Plan> = {}, planHash = "hash 1"): void =>
  mockServer.answer(PreviewPublishDocument, ({ changes }) => ({
    previewPublish: {
      status: "success",
      message: "",
      planHash: changes ? `${planHash} of ${Array.from(changes).length}` : planHash,
      plan: { ...plan, ...change },
    },
  }));
export const answerPublish = (message = "", status = "success"): void =>
  mockServer.answer(PublishContentDocument, { publishContent: { status, message, content: null } });
export const answerApply = (message: string, status = "success"): void =>
  mockServer.answer(ApplyVersionDocument, { applyVersion: { status, message } });

export const open = async (version: number | null = 7) => {
  const calls: string[] = [];
  await render(
    <ApplyDialog
      content={record(version)}
      onApplied={() => calls.push("applied")}
      onClose={() => calls.push("closed")}
    />,
  );
  return calls;
};
