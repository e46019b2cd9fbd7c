import { isEnoughToSearch } from "@restride/domain/names/search-form.ts";
import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { useEffect, useState } from "react";
import { queryOnce } from "../../platform/calls/calls.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { matchLabel } from "./palette-patients.ts";
import { PaletteCustomersDocument, type PaletteCustomersQuery } from "./palette.graphql.ts";

type CustomerSearch = NonNullable<PaletteCustomersQuery["getCustomers"]["customers"]>;

/** Milliseconds without typing before the search is sent. */
const pause = 150;
const maxCustomers = 5;

/** Result of a search: clinics, or the failure. */
interface CustomerSearchResult {
  readonly text: string;
  readonly matches: CustomerSearch;
  readonly failure: string | null;
}

const none: CustomerSearchResult = { text: "", matches: [], failure: null };

/** Returns the clinics that match the text, for company users. */
export function useFoundCustomers(text: string): Omit<CustomerSearchResult, "text"> {
  const searches = isCompanyUser(roleOf(useSignedIn())) && isEnoughToSearch(text);
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (!searches) return undefined;
    let current = true;
    const input = { searchText: text.trim(), pagination: { current: 1, pageSize: maxCustomers } };
    const timer = setTimeout(() => {
      void queryOnce(PaletteCustomersDocument, { input }).then((outcome) => {
        if (!current || outcome.kind === "expired") return;
        if (outcome.kind === "fail") setAnswer({ text, matches: [], failure: outcome.message });
        else setAnswer({ text, matches: outcome.data.getCustomers.customers ?? [], failure: null });
      });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, searches]);
  if (!searches) return none;
  return answer.text === text
    ? answer
    : { ...none, matches: answer.matches.filter(({ name }) => matchLabel(name, text)) };
}
