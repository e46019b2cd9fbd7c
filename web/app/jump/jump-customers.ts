import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { useEffect, useState } from "react";
import { ask } from "../../platform/calls/calls.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { JumpToCustomerDocument, type JumpToCustomerQuery } from "../guards/session.graphql.ts";

type Found = NonNullable<JumpToCustomerQuery["getCustomers"]["customers"]>;

const pause = 150;
const most = 5;

/** The clinics of a company user that the text finds. */
export function useFoundCustomers(text: string): Found {
  const searches = isCompanyUser(roleOf(useSignedIn())) && text.trim().length >= 2;
  const [found, setFound] = useState<Found>([]);
  useEffect(() => {
    if (!searches) return undefined;
    let current = true;
    const input = { searchText: text.trim(), pagination: { current: 1, pageSize: most } };
    const timer = setTimeout(() => {
      void ask(JumpToCustomerDocument, { input }).then(
        (outcome) => current && outcome.kind === "data" && setFound(outcome.data.getCustomers.customers ?? []),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, searches]);
  return searches ? found : [];
}
