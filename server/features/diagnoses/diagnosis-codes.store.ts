import type { ListedCode } from "@restride/domain/diagnoses/order-file.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { withOwnClient } from "../../platform/database/client.ts";
import { withoutOptions } from "../../platform/database/pool.ts";
import { definitionOf, type RecordColumns } from "../../platform/database/recordset.ts";

const columns: RecordColumns<ListedCode> = { code: "text", description: "text", heading: "boolean" };

const load = `
  with listed as (
    select * from json_to_recordset($1::json) as l (${definitionOf(columns)})
    where not exists (select from diagnosis_codes where listed_from > $2::date)
  ), ended as (
    update diagnosis_codes c set ended_on = $2::date
    where c.ended_on is null and exists (select from listed) and not exists (select from listed l where l.code = c.code)
  )
  insert into diagnosis_codes as c (code, description, heading, synonyms, listed_from)
  select code, description, heading, synonyms_of(code), $2::date from listed
  on conflict (code) do update set description = excluded.description, heading = excluded.heading, synonyms = excluded.synonyms,
    listed_from = excluded.listed_from, ended_on = null`;

/**
 * Saves the list of codes that is valid from a day on, as the owner of the tables, because the login for requests may not write it. Codes
 * that the list no longer contains end. Returns false when the database has a newer list.
 */
export const loadDiagnosisCodes = async (
  address: string,
  codes: readonly ListedCode[],
  from: CalendarDate,
): Promise<boolean> =>
  withOwnClient({ connectionString: withoutOptions(address) }, async (client) => {
    const { rowCount } = await client.query({
      name: "loadDiagnosisCodes",
      text: load,
      values: [JSON.stringify(codes), from],
    });
    return (rowCount ?? 0) > 0;
  });
