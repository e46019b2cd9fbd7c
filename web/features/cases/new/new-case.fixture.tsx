import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { field, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { CaseCustomersDocument } from "../list/case-list.graphql.ts";
import { CaseAssigneesDocument, OpenCaseDocument } from "./new-case.graphql.ts";
import { type CaseAbout, NewCase } from "./NewCase.tsx";

/** Ann Bell of Harbor Clinic, as LOCATE PATIENT passes her. */
export const aboutAnn: CaseAbout = { customerId: uuid(41), patientId: uuid(2), patientName: "Ann Bell" };

const work = { date: calendarDate("2026-03-02"), minutes: 95, description: "Called the vendor." };

/** Opens the page, with a button in place of the dialog that logs work. */
export const openNewCase = async ({ role = Role.companyAdmin as Role, about = null as CaseAbout | null } = {}) => {
  const customers = [
    { id: uuid(41), name: "Harbor Clinic" },
    { id: uuid(42), name: "Lake Clinic" },
  ];
  mockServer.answer(CaseCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers },
  });
  mockServer.answer(CaseAssigneesDocument, {
    getCompanyHealthcoach: {
      status: "success",
      message: "",
      users: [{ _id: uuid(31), firstname: "Cora", lastname: "Coach" }],
    },
  });
  mockServer.answer(OpenCaseDocument, {
    createNewCase: { status: "success", message: "Case created", caseid: uuid(1) },
  });
  const logWork = ({ logged, onLogged }: { logged: unknown; onLogged: (entry: typeof work) => void }) => (
    <button type="button" onClick={() => onLogged(work)}>
      {logged ? "Work is logged" : "Log work"}
    </button>
  );
  return render(<NewCase locate={null} workLog={logWork} />, {
    at: { pathname: "/cases-add", ...(about && { state: { about } }) },
    profile: ofCompany(role),
  });
};
export const sent = () => mockServer.sent(OpenCaseDocument);

/** Fills in all that a case needs except its customer. */
export const fillIn = async (): Promise<void> => {
  await select("Priority").selectOptions("P1");
  await select("Status").selectOptions("Unresolved");
  await select("Assignee").selectOptions("Cora Coach");
  await field("Subject").fill("Gateway");
  await field("Description").fill("It is offline.");
};
