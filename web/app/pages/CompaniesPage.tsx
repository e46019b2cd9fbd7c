import { DeletionRequestsLine } from "../../features/account-deletion/DeletionRequestsLine.tsx";
import { CompanyList } from "../../features/companies/CompanyList.tsx";
import { UndeliveredLine } from "../../features/undelivered-messages/UndeliveredLine.tsx";

const overall = {};

/** Page with the companies, the undelivered messages that belong to no clinic, and the deletion requests that no record fits. */
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
