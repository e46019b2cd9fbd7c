import { pathOf } from "@restride/domain/access/routes.ts";
import { Link, useNavigate, useParams } from "react-router";
import { useWayBack, wayBack } from "../../platform/storage/list-places.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { CompanyByIdDocument } from "./companies.graphql.ts";
import { CompanyEditor } from "./CompanyEditor.tsx";

const Crumbs = ({ page }: { page: string }) => (
  <Breadcrumb {...wayBack(pathOf("companies"))} list="Companies" page={page} />
);

const usersOf = (companyid: string): string => `${pathOf("companyUsers")}?${new URLSearchParams({ companyid })}`;

/** Page with the form of a new company. After saving it opens the company's customers, where its users and clinics are added. */
export function CompanyAdd() {
  const navigate = useNavigate();
  const back = useWayBack(pathOf("companies"));
  return (
    <CompanyEditor
      title="Add company"
      breadcrumb={<Crumbs page="Add" />}
      company={null}
      onCancel={back}
      onSaved={(companyid) => void navigate(pathOf("companyCustomers", { companyid }))}
    />
  );
}

/** Page with the form of the company in the URL. */
export function CompanyEdit() {
  const { id = "" } = useParams();
  const back = useWayBack(pathOf("companies"));
  const { data, failure, refetch } = useGraphqlQuery(CompanyByIdDocument, { companyid: id }, { tags: [] });
  const company = data?.getCompany.company;
  if (failure) return <ErrorState message={failure} safe="Nothing was changed." onRetry={refetch} />;
  if (!company) return <PageHead title="Edit company" />;
  return (
    <CompanyEditor
      key={company._id}
      title={company.name}
      breadcrumb={<Crumbs page="Edit" />}
      company={company}
      actions={
        <Link to={usersOf(company._id)} className={buttonClass({})}>
          Company users
        </Link>
      }
      onCancel={back}
      onSaved={back}
    />
  );
}
