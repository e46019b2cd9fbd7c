import { readTable } from "./read-table.ts";

/** What staff write down: the place of the category, minutes that it took, and the text. */
export const writtenNotes = readTable(`
  category | minutes | text
  1 | 5 | Home since yesterday, family helps. Box opened, all devices on the table.
  1 | 0 | Prefers calls after 4 pm.
  1 | 5 | Asked for the raised toilet seat to go back, agreed.
  2 | 25 | Swelling settled after a rest day. Strap-assisted slides start tomorrow.
  2 | 20 | Some exercises left out, all of them standing. Fear of the operated leg giving way. Went through a stand at the counter together on the phone, both hands, then one.
  2 | 10 | Full weight from today, straight at rest.
  3 | 10 | No activity today. Called, had a bad night, resting. Agreed on mornings after breakfast.
  3 | 15 | Went through the first two days at home. Stairs with rail.
  3 | 5 | No answer, left a message.
  4 | 5 | Photo shows no redness, no drainage. Shower allowed.
  4 | 10 | Small scratch on the shin, closed. No reason to move the date.
  5 | 15 | Sensor light blinked red after the app update. Unpaired and paired again, reading seen.
  5 | 10 | Scale put on a hard floor, weights agree again.
`).map(([category, minutes, text]) => ({ place: Number(category), minutes: Number(minutes), text: text! }));

/** The id of the category at a place; the same in every database. */
export const noteCategory = (place: number): string => `01900024-0000-7000-8000-${String(place).padStart(12, "0")}`;
