import { pathOf } from "@restride/domain/access/routes.ts";
import { Link, useParams, useSearchParams } from "react-router";
import { useWayBack, wayBack } from "../../platform/storage/list-places.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { EmptyState, ErrorState } from "../../ui/look/States.tsx";
import { CustomerEditor } from "./CustomerEditor.tsx";
import { customersPath } from "./customers-path.ts";
import { CustomerByIdDocument, CustomerCodeDocument } from "./customers.graphql.ts";
import * as texts from "./customers-texts.ts";

const nothing = {};
const safe = texts.nothingWasChanged;

/** Returns the path of a company's list for the role of the signed-in user. */
const useList = (company: string): string => customersPath(roleOf(useSignedIn()), company);

function NewCustomer({ company }: { company: string }) {
  const list = useList(company);
  const back = useWayBack(list);
  const { data, failure, refetch } = useGraphqlQuery(CustomerCodeDocument, nothing, { tags: [] });
  const code = data?.getUniqueCustomerCode.accesscode;
  if (failure) return <ErrorState message={failure} reassurance={safe} onRetry={refetch} />;
  if (!code) return <PageHead title={texts.addCustomer} />;
  return (
    <CustomerEditor
      title={texts.addCustomer}
      breadcrumb={<Breadcrumb {...wayBack(list)} list={texts.customers} page={texts.add} />}
      customer={null}
      company={company}
      code={code}
      onCancel={back}
      onSaved={back}
    />
  );
}

/** Page with the form of a new customer of the user's company, or of the company in a super admin's URL. */
export function CustomerAdd() {
  const [params] = useSearchParams();
  const own = useSignedIn().company?._id;
  const company = params.get("companyid") ?? own;
  if (company) return <NewCustomer company={company} />;
  return (
    <>
      <PageHead title={texts.addCustomer} />
      <EmptyState title={texts.chooseACompanyFirst} text={texts.aCustomerBelongsToACompany}>
        <Link to={pathOf("companies")} className={buttonClass({ variant: "primary" })}>
          {texts.companies}
        </Link>
      </EmptyState>
    </>
  );
}

/** Page with the form of the customer in the URL. `enter` renews the session when it is the session's own customer. */
export function CustomerEdit({ enter }: { enter: (customerId: string) => Promise<boolean> }) {
  const { id = "" } = useParams();
  const profile = useSignedIn();
  const { data, failure, refetch } = useGraphqlQuery(CustomerByIdDocument, { customerid: id }, { tags: [] });
  const customer = data?.getCustomer.customer;
  const list = customersPath(roleOf(profile), customer?.company ?? "");
  const back = useWayBack(list);
  if (failure) return <ErrorState message={failure} reassurance={safe} onRetry={refetch} />;
  if (!customer) return <PageHead title={texts.editCustomer} />;
  const saved = (): void => {
    back();
    if (profile.customer?._id === customer._id) void enter(customer._id);
  };
  return (
    <CustomerEditor
      key={customer._id}
      title={customer.name}
      breadcrumb={<Breadcrumb {...wayBack(list)} list={texts.customers} page={texts.edit} />}
      customer={customer}
      company={customer.company}
      onCancel={back}
      onSaved={saved}
    />
  );
}
