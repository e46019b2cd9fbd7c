import { readTable } from "@restride/server/reference-data/read-table.ts";

/** Notes of staff: before or after surgery or at any time, the position of the category, the minutes worked, and the text. */
const texts = readTable(`
  when | category | minutes | text
  any | 1 | 5 | Family helps at home. Box opened, all devices on the table.
  any | 1 | 0 | Prefers calls after 4 pm.
  after | 1 | 5 | Asked for the raised toilet seat to go back, agreed.
  after | 2 | 25 | Swelling settled after a rest day. Strap-assisted slides start tomorrow.
  after | 2 | 20 | Some exercises left out, all of them standing. Fear of the operated leg giving way. Went through a stand at the counter together on the phone, both hands, then one.
  after | 2 | 10 | Full weight from today, straight at rest.
  before | 2 | 15 | Walks with one crutch outside. Knows the breathing and the ankle pumps by heart.
  after | 3 | 10 | No activity today. Called, had a bad night, resting. Agreed on mornings after breakfast.
  before | 3 | 15 | Went through the first two days at home. Stairs with rail.
  any | 3 | 5 | No answer, left a message.
  after | 4 | 5 | Photo shows no redness, no drainage. Shower allowed.
  before | 4 | 10 | Small scratch on the shin, closed. No reason to move the date.
  any | 5 | 15 | Sensor light blinked red after the app update. Unpaired and paired again, reading seen.
  any | 5 | 10 | Scale put on a hard floor, weights agree again.
`);

const written = texts.map(([when, place, minutes, text]) => ({
  when,
  place: Number(place),
  minutes: Number(minutes),
  text: text!,
}));

/** Returns the notes that fit a day counted from surgery. */
export const notesOn = (day: number) => written.filter(({ when }) => when === "any" || (when === "after") === day > 0);

/** Returns the id of the category at a position, the same in every database. */
export const noteCategory = (place: number): string => `01900024-0000-7000-8000-${String(place).padStart(12, "0")}`;
