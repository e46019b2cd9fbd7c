import type pg from "pg";
import { recordsetOf } from "../../platform/database/recordset.ts";
import { diagnosisSynonyms, shippedDiagnosisCodes, shippedListFrom } from "../../reference-data/diagnosis-codes.ts";

const addSynonyms = `
  insert into diagnosis_synonyms (code_prefix, synonyms)
  select code_prefix, synonyms from ${recordsetOf(1, diagnosisSynonyms, { code_prefix: "text", synonyms: "text" })}
  on conflict do nothing`;

/** When the database has a newer list, that list decides which codes are valid. */
const addCodes = `
  insert into diagnosis_codes (code, description, synonyms, listed_from)
  select code, description, synonyms_of(code), $2::date from ${recordsetOf(1, shippedDiagnosisCodes, { code: "text", description: "text" })}
  where not exists (select from diagnosis_codes c where c.code = g.code)
    and not exists (select from diagnosis_codes where listed_from > $2::date)
  on conflict do nothing`;

/**
 * Adds the shipped diagnosis codes, and synonyms of codes, as the owner of the tables, because the login for requests may not write them.
 * Existing rows are not changed.
 */
export const addShippedDiagnosisCodes = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query({
    name: "addDiagnosisSynonyms",
    text: addSynonyms,
    values: [JSON.stringify(diagnosisSynonyms)],
  });
  await owner.query({
    name: "addShippedDiagnosisCodes",
    text: addCodes,
    values: [JSON.stringify(shippedDiagnosisCodes), shippedListFrom],
  });
};
