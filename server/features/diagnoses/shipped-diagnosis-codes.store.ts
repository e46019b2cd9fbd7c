import type pg from "pg";
import { diagnosisSynonyms, shippedDiagnosisCodes, shippedListFrom } from "../../reference-data/diagnosis-codes.ts";

const addSynonyms = `
  insert into diagnosis_synonyms (code_prefix, synonyms)
  select code_prefix, synonyms from json_to_recordset($1::json) as s (code_prefix text, synonyms text)
  on conflict do nothing`;

/** A newer list that is there says itself which codes are valid. */
const addCodes = `
  insert into diagnosis_codes (code, description, synonyms, listed_from)
  select code, description, synonyms_of(code), $2::date from json_to_recordset($1::json) as l (code text, description text)
  where not exists (select from diagnosis_codes c where c.code = l.code)
    and not exists (select from diagnosis_codes where listed_from > $2::date)
  on conflict do nothing`;

/**
 * Adds the diagnosis codes that ship, and other words for codes, as the owner of the tables: requests may not write them. What is there
 * is not touched.
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
