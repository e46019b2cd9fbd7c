import { pathOf, routes, type RouteName } from "@restride/domain/access/routes.ts";
import { Link } from "react-router";
import { buttonClass } from "../ui/Button.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { EmptyState } from "../ui/States.tsx";

/** Says plainly that a page of the route table is not part of this version, and where to go on. */
export const NotInThisVersion = ({ name }: { name: RouteName }) => (
  <>
    <PageHead title={routes[name].title} />
    <EmptyState title={`${routes[name].title} is not part of this version`} text="Nothing is missing from your data.">
      <Link to={pathOf("patientList")} className={buttonClass({})}>
        Go to patients
      </Link>
    </EmptyState>
  </>
);
