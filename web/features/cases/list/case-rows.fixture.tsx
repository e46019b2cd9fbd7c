import { Role } from "@restride/domain/access/roles.ts";
import { page } from "vitest/browser";
import type { Profile } from "../../../platform/session/profile.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { CaseListDocument, type ListedCaseFragment } from "./case-list.graphql.ts";
import { CaseRows } from "./CaseRows.tsx";
import { useCases } from "./use-cases.ts";
import { useCaseView } from "./use-case-view.ts";

/** Case C-20418 of Ann Bell at Harbor Clinic, assigned to Cora Coach: unread, urgent, and new. */
export const swelling: ListedCaseFragment = {
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Patient Technical",
  summary: "Swelling",
  status: "Assigned",
  priority: "P2",
  isNew: true,
  unread: true,
  urgent: true,
  assignedTo: uuid(31),
  assignedToName: "Cora Coach",
  customerId: uuid(41),
  customerName: "Harbor Clinic",
  customerLogo: "",
  patientName: "Ann Bell",
  patientLastDigitOfPhone: "0177",
  createdDate: "2026-03-02T15:00:00.000Z",
  lastUpdated: "2026-03-02T22:59:00.000Z",
  archived: false,
};
/** Case C-20419 without an assignee and without a patient. */
export const sensor: ListedCaseFragment = {
  ...swelling,
  _id: uuid(2),
  caseNumber: "C-20419",
  isNew: false,
  unread: false,
  urgent: false,
  status: "Unassigned",
  priority: null,
  assignedTo: null,
  assignedToName: null,
  patientName: null,
  patientLastDigitOfPhone: null,
};
/** Case C-20420, archived. */
export const archived: ListedCaseFragment = { ...sensor, _id: uuid(3), caseNumber: "C-20420", archived: true };

export const answerCases = (cases: readonly ListedCaseFragment[], total = cases.length): void =>
  mockServer.answer(CaseListDocument, {
    getActionCaseList: { status: "success", message: "", total, actionCases: [...cases] },
  });

const entered: string[] = [];
const enter = async (customer: string): Promise<boolean> => {
  entered.push(customer);
  return true;
};
function Rows() {
  const control = useCaseView();
  return <CaseRows control={control} cases={useCases(control)} enter={enter} any />;
}

interface Options {
  readonly at?: string;
  readonly profile?: Profile;
}

/** Opens the rows of the list. Returns the screen, and the clinics that were entered. */
export const openRows = async ({ at = "/cases?customer=all", profile = ofCompany() }: Options = {}) => {
  entered.length = 0;
  const screen = await render(<Rows />, { at, path: "/cases", profile });
  return { ...screen, entered };
};
export const coach = ofCompany(Role.healthCoach);
export const tick = (number: string) => page.getByRole("checkbox", { name: `Select ${number}` });
export const requests = () => mockServer.sent(CaseListDocument);
