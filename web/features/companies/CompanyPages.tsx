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
import * as texts from "./companies-texts.ts";

const Crumbs = ({ page }: { page: string }) => (
  <Breadcrumb {...wayBack(pathOf("companies"))} list={texts.companies} page={page} />
);

const usersOf = (companyid: string): string => `${pathOf("companyUsers")}?${new URLSearchParams({ companyid })}`;

/** Page with the form of a new company. After saving it opens the company's customers, where its users and clinics are added. */
export function CompanyAdd() {
  const navigate = useNavigate();
  const back = useWayBack(pathOf("companies"));
  return (
    <CompanyEditor
      title={texts.addCompany}
      breadcrumb={<Crumbs page={texts.add} />}
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
  if (failure) return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  if (!company) return <PageHead title={texts.editCompany} />;
  return (
    <CompanyEditor
      key={company._id}
      title={company.name}
      breadcrumb={<Crumbs page={texts.edit} />}
      company={company}
      actions={
        <Link to={usersOf(company._id)} className={buttonClass({})}>
          {texts.companyUsers}
        </Link>
      }
      onCancel={back}
      onSaved={back}
    />
  );
}
