import { Role } from "@restride/domain/access/roles.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { CheckList } from "../../ui/field/CheckList.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import type { UsersPlace } from "./users-place.ts";
import { AssociateSurgeonsDocument, CoachedCustomersDocument } from "./users.graphql.ts";
import * as texts from "./users-texts.ts";

interface AssociatesProps {
  field: {
    readonly name: string;
    readonly value: readonly string[];
    readonly error: string | undefined;
    readonly onValue: (ids: readonly string[]) => void;
  };
  role: Role;
  place: UsersPlace;
  mayEdit: boolean;
}

const nothing = {};

/** Field with the surgeons of a medical associate, or with the customers of a health coach. */
export function Associates({ field, role, place, mayEdit }: AssociatesProps) {
  const isAssociate = role === Role.medicalAssociate;
  const surgeons = useGraphqlQuery(AssociateSurgeonsDocument, isAssociate ? nothing : null, { tags: ["surgeons"] });
  const customers = useGraphqlQuery(CoachedCustomersDocument, isAssociate ? null : { companyId: place.id }, {
    tags: ["customers"],
  });
  const { failure, refetch } = isAssociate ? surgeons : customers;
  const options = isAssociate
    ? surgeons.data?.getSurgeonList.surgeons?.map(({ _id, name }) => ({ id: _id, name }))
    : customers.data?.getCustomersIdAndNameList.customers;
  if (failure) return <PartFailed message={failure} effect={texts.theListCouldNotBe} onRetry={refetch} />;
  return (
    <CheckList
      label={isAssociate ? texts.surgeons : texts.customers}
      name={field.name}
      required={isAssociate}
      disabled={!mayEdit}
      options={options ?? null}
      chosen={field.value}
      onChosen={field.onValue}
      error={field.error}
      none={isAssociate ? texts.noSurgeonsYet : texts.noCustomersYet}
    />
  );
}
