import { addingText } from "@restride/domain/drafts/patient-draft.ts";
import { registeredPageSize, registeredSearch } from "@restride/domain/registration/registered-search.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { useRows } from "../../../platform/calls/use-listed.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useLocalPages } from "../../../platform/page/use-local-pages.ts";
import {
  DraftsOfRegisteredDocument,
  type DraftsOfRegisteredQuery,
  type RegisteredRowFragment,
  RegisteredPatientsDocument,
} from "./registered.graphql.ts";
import { useNamedCustomer } from "./SendLinkDialog.tsx";

/** Milliseconds of delay after typing before a search. */
const pause = 300;

/** Loads the registered patients who wait, filtered by the typed text once it is a valid search. */
export function useRegistered() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const pages = useLocalPages(registeredPageSize);
  const customerid = useNamedCustomer();
  const problem = registeredSearch.safeParse(typed).error?.issues[0]?.message;
  const askFor = (text: string): void => {
    setSearch(text);
    pages.showFirst();
  };
  const onPause = useEffectEvent(() => askFor(typed));
  useEffect(() => {
    if (problem !== undefined || typed === search) return undefined;
    const timer = setTimeout(() => onPause(), pause);
    return () => clearTimeout(timer);
  }, [typed, search, problem]);
  const variables = { search, metadata: pages.page, customerid };
  const listed = useRows(RegisteredPatientsDocument, variables, {
    tags: ["registrations"],
    read: ({
      getRegisteredPatients: { patients, total },
    }): {
      rows?: readonly RegisteredRowFragment[] | null;
      total?: number | null;
    } => ({ rows: patients, total }),
  });
  return {
    typed,
    setTyped,
    problem,
    search,
    /** Searches at once for the typed text, as Enter does. */
    find: () => problem === undefined && askFor(typed),
    listed,
    /** Number of all who wait, from the response that is listed; null until the first. */
    waiting: listed.data?.getRegisteredPatients.waiting ?? null,
    pages,
  };
}

type Draft = NonNullable<DraftsOfRegisteredQuery["getPatientDrafts"]["drafts"]>[number];

/** Returns the drafts that users started from registrations, by registration: the draft, its user, and since when. */
export function useDraftsOfRegistered() {
  const { data } = useGraphqlQuery(
    DraftsOfRegisteredDocument,
    { customerid: useNamedCustomer() },
    { tags: ["drafts"] },
  );
  const [now] = useState(Date.now);
  const zone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const saying = ({ _id, registration, begunat, changedby }: Draft) =>
    [registration, { _id, adding: addingText(changedby, Date.parse(begunat), now, zone) }] as const;
  return new Map((data?.getPatientDrafts.drafts ?? []).map(saying));
}
