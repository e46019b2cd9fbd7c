import { pathOf } from "@restride/domain/access/routes.ts";
import { Link } from "react-router";
import { buttonClass } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { EmptyState } from "../../ui/look/States.tsx";

/** A super admin's way to the users of a company: the company is chosen first. */
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
