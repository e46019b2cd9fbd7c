import { DeletionRequestsLine } from "../../features/account-deletion/DeletionRequestsLine.tsx";
import { CompanyList } from "../../features/companies/CompanyList.tsx";
import { UndeliveredLine } from "../../features/undelivered-messages/UndeliveredLine.tsx";

const overall = {};

/** The companies, the messages that were not delivered and belong to no clinic, and deletion requests that no record fits. */
export const CompaniesPage = () => (
  <CompanyList
    notice={
      <>
        <UndeliveredLine place={overall} />
        <DeletionRequestsLine />
      </>
    }
  />
);
