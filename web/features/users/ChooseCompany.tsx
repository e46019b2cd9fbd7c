import { pathOf } from "@restride/domain/access/routes.ts";
import { Link } from "react-router";
import { buttonClass } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import * as texts from "./users-texts.ts";

/** Page that asks a super admin to choose the company whose users are to be shown. */
export const ChooseCompany = () => (
  <>
    <PageHead title={texts.companyUsers} />
    <EmptyState title={texts.chooseACompanyFirst} text={texts.aCompanysCustomersLeadToItsUsers}>
      <Link to={pathOf("companies")} className={buttonClass({ variant: "primary" })}>
        {texts.companies}
      </Link>
    </EmptyState>
  </>
);
