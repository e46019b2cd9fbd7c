import { type Id, readId } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { type CustomerForm, customerForm } from "@restride/domain/customers/customer-form.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { isStale } from "@restride/domain/values/version.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { CustomerInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { AssignCoach } from "./assign-coach.ts";
import type { CustomerRow, CustomersScope } from "./customers.conditions.queries.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { CustomersStore } from "./customers.store.ts";
import type { CustomersQueries } from "./customers.queries.ts";
import type { GetCustomer } from "./get-customer.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: CustomersQueries;
  readonly store: CustomersStore;
  readonly companies: Companies;
  readonly assignCoach: AssignCoach;
  readonly missingPicture: MissingPicture;
  readonly clock: Pick<ClinicClock, "forget">;
  readonly getCustomer: GetCustomer;
  readonly newId: () => Id;
}

const readForm = (input: CustomerInput, before: CustomerRow | null): CustomerForm | Refusal => {
  const { address, associatehealthcoach, ...rest } = input;
  const present = before?.associatehealthcoach?._id ?? "";
  return parseOrRefuse(customerForm, {
    ...(before && { timezone: before.timezone, logo: before.logo ?? "", autoimportevent: before.autoimportevent }),
    ...withoutNull(rest),
    address: withoutNull(address),
    coach: associatehealthcoach === undefined ? present : (associatehealthcoach ?? ""),
  });
};

/** Makes the use case that adds a clinic, or changes the clinic that the input names. */
export const makeSaveCustomer = (deps: Deps) => {
  const { db, queries, store, companies, assignCoach, missingPicture, clock, getCustomer, newId } = deps;
  const everywhere = systemScope("customer-code");

  /** Returns the valid form, or a refusal when it conflicts with other records. */
  const readInput = async (scope: CustomersScope, input: CustomerInput, before: CustomerRow | null) => {
    const form = readForm(input, before);
    if (isRefusal(form)) return form;
    await store.lockCode(scope, form.accesscode);
    if (await queries.acrossCustomersIsCodeTaken(everywhere, form.accesscode, before?._id ?? null))
      return refuse(customerTexts.codeTaken);
    if (!(await queries.isZoneKnown(scope, form.timezone))) return refuse(customerTexts.unknownZone);
    return (await missingPicture(form.logo)) ?? form;
  };

  const assign = async (scope: CustomersScope, saved: CustomerRow, { coach }: CustomerForm, override: boolean) =>
    assignCoach(scope, {
      companyId: saved.company,
      customerId: saved._id,
      customer: saved.name,
      present: saved.associatehealthcoach,
      coachId: coach === "" ? null : readId(coach),
      override,
    });

  const add = async (scope: CustomersScope, input: CustomerInput) => {
    const companyId = scope.kind === "company" ? scope.companyId : input.company;
    if (!companyId || !(await companies.exists(scope, companyId))) return refuse(customerTexts.noCompany);
    const form = await readInput(scope, input, null);
    if (isRefusal(form)) return form;
    const customerId = newId();
    await store.add(scope, companyId, customerId, form);
    return { customerId, form };
  };

  const edit = async (scope: CustomersScope, input: CustomerInput, customerId: Id) => {
    await store.lock(scope, customerId);
    const before = await queries.acrossCustomersById(scope, customerId);
    if (!before) return refuse(customerTexts.notFound);
    if (isStale(input.version, before.version)) return refuse(customerTexts.changed);
    const form = await readInput(scope, input, before);
    if (isRefusal(form)) return form;
    await store.edit(scope, customerId, form);
    db.onCommit(() => clock.forget(customerId));
    return { customerId, form };
  };

  return (scope: CustomersScope, input: CustomerInput) =>
    db.transaction(scope, async () => {
      const saved = input._id ? await edit(scope, input, input._id) : await add(scope, input);
      if (isRefusal(saved)) return saved;
      const row = (await queries.acrossCustomersById(scope, saved.customerId))!;
      const refused = await assign(scope, row, saved.form, input.override ?? false);
      if (refused) return refused;
      const answer = await getCustomer(scope, saved.customerId, () => false);
      return isRefusal(answer) ? answer : { ...answer, message: customerTexts[input._id ? "updated" : "added"] };
    });
};
