import { CompanyList } from "../../features/companies/CompanyList.tsx";
import { UndeliveredLine } from "../../features/undelivered-messages/UndeliveredLine.tsx";

const overall = {};

/** The companies, and the messages that were not delivered and belong to no clinic. */
export const CompaniesPage = () => <CompanyList notice={<UndeliveredLine place={overall} />} />;
