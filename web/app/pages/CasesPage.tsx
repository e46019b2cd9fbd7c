import { CaseList } from "../../features/cases/list/CaseList.tsx";
import { enterCustomer } from "../guards/enter-customer.ts";

/** The cases of the company's customers; opening one enters its customer. */
export const CasesPage = () => <CaseList enter={enterCustomer} actions={null} />;
