import { pathOf, routes } from "@restride/domain/access/routes.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { shownPhone } from "@restride/domain/values/phone.ts";
import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { DeletionRequestsLine } from "../../features/account-deletion/DeletionRequestsLine.tsx";
import { NewWorkLog } from "../../features/case-detail/NewWorkLog.tsx";
import { CaseList } from "../../features/cases/list/CaseList.tsx";
import { type CaseAbout, NewCase } from "../../features/cases/new/NewCase.tsx";
import type { LocatedPatient } from "../../features/patients/locate/LocatePatient.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { useCompanySearch } from "../pages/use-company-search.tsx";
import { enterCustomer } from "../session/enter-customer.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { locateTexts } from "@restride/domain/patients/locate-texts.ts";
import * as texts from "./cases-texts.ts";

const LocatePatient = lazyOverlay(
  async () => (await import("../../features/patients/locate/LocatePatient.tsx")).LocatePatient,
);

const aboutOf = (patient: LocatedPatient): CaseAbout => ({
  customerId: patient.customer,
  patientId: patient._id,
  patientName: fullName(patient),
});

/** Button and dialog LOCATE PATIENT, which lead to the patient, to a new case about the patient, or to the search with more filters. */
function Locate() {
  const [isOpen, setOpen] = useState(false);
  const search = useCompanySearch();
  const navigate = useNavigate();
  const write = (patient: LocatedPatient): void => {
    setOpen(false);
    void navigate(routes.caseAdd.path, { state: { about: aboutOf(patient) } });
  };
  const searchMore = (filter: PatientFilter | null): void => {
    setOpen(false);
    search.open(filter);
  };
  return (
    <>
      <Button capitals icon={<Search />} onClick={() => setOpen(true)}>
        {locateTexts.title}
      </Button>
      {isOpen && (
        <LocatePatient
          enter={enterCustomer}
          onAction={write}
          onMoreFilters={searchMore}
          onClose={() => setOpen(false)}
        />
      )}
      {search.dialog}
    </>
  );
}

/** List of deletion requests that match no record. Each can be started as a case about a patient whom the user looks up. */
function DeletionRequests() {
  const navigate = useNavigate();
  const openCase = async (caseid: string, customerId: string): Promise<void> => {
    if (await enterCustomer(customerId)) void navigate(pathOf("caseDetail", { caseid }));
  };
  return (
    <DeletionRequestsLine
      caseStart={{
        locate: (request, onPatient, onClose) => (
          <LocatePatient
            enter={enterCustomer}
            subject={texts.personOfRequest(fullName(request), formatUs(request.dob), shownPhone(request.phone))}
            actionLabel={texts.startCase}
            onAction={onPatient}
            onClose={onClose}
          />
        ),
        openCase: (caseId, customerId) => void openCase(caseId, customerId),
      }}
    />
  );
}

/** Page with the cases of the company's customers; opening a case enters its customer. */
export const CasesPage = () => <CaseList enter={enterCustomer} actions={<Locate />} notice={<DeletionRequests />} />;

/** Page with the form of a new case. */
export const CaseAddPage = () => <NewCase locate={<Locate />} workLog={(work) => <NewWorkLog {...work} />} />;
