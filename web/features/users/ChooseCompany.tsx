import { pathOf } from "@restride/domain/access/routes.ts";
import { Link } from "react-router";
import { buttonClass } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { EmptyState } from "../../ui/look/States.tsx";

/** Page that asks a super admin to choose the company whose users are to be shown. */
export const ChooseCompany = () => (
  <>
    <PageHead title="Company users" />
    <EmptyState title="Choose a company first" text="A company's customers lead to its users.">
      <Link to={pathOf("companies")} className={buttonClass({ variant: "primary" })}>
        Companies
      </Link>
    </EmptyState>
  </>
);
