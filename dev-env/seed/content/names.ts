import { readList } from "@restride/server/reference-data/read-table.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** First names of the demo's people, chosen at random independently of sex, origin and outcome. */
export const firstNames = {
  female: words(`Amara Beatriz Chiyo Dalia Eilidh Fatoumata Greta Hana Ingrid Jyoti Keisha Leilani Marisol Nkechi Oksana
    Priya Rosalind Soledad Thandiwe Yesenia`),
  male: words(`Abebe Bogdan Ciro Desmond Emeka Farid Gunnar Hiroshi Ilya Jamal Kofi Lucas Mateo Nikhil Oskar Pavel Quentin
    Rafael Tevita Wendell`),
};

export const lastNames = words(`Abara Alvarez Bakshi Beaulieu Begaye Castellano Chukwu Dahl Delgado Eriksen Fairweather
  Ferreira Gebre Haddad Hargrove Ishikawa Jankowski Kaplan Kealoha Kowalczyk Lindqvist Mbatha McAllister Nakagawa Nguyen
  Novak Obuya Park Petrosyan Quintana Rahimi Salazar Sandhu Tadesse Tran Underhill Vasquez Whitlock Yilmaz Zielinski`);

/** The longest names that forms accept, to check screens with. */
export const longestName = {
  firstname: "Bartholomea-Wilhelmina Konstantina Eliza",
  lastname: "Featherstonehaugh-Montgomery-Villanueva",
};

export const surgeonNames = readList(
  `Thandiwe Lindqvist · Mateo Underhill · Jyoti Rahimi · Gunnar Obuya · Soledad Kaplan · Emeka Novak · Rosalind Tran ·
   Hiroshi Delgado`,
);

export const companyNames = ["Brightwater Recovery", "Stridewell Care"];

export const clinicNames = readList(
  `Tamberlake Joint Center · Quillhaven Orthopedics · Marrowfield Surgical Group · Pine Harbor Hip & Knee ·
   Saltmeadow Bone & Joint · Ottergate Clinic`,
);

/** Places of clinics: a city with its state, zip, area code and time zone. */
export const places = [
  { city: "Evanston", state: "IL", zip: "60201", area: "847", timeZone: "America/Chicago" },
  { city: "Albany", state: "NY", zip: "12207", area: "518", timeZone: "America/New_York" },
  { city: "Columbus", state: "OH", zip: "43215", area: "614", timeZone: "America/New_York" },
  { city: "Tacoma", state: "WA", zip: "98402", area: "253", timeZone: "America/Los_Angeles" },
  { city: "Boulder", state: "CO", zip: "80302", area: "303", timeZone: "America/Denver" },
  { city: "Tempe", state: "AZ", zip: "85281", area: "480", timeZone: "America/Phoenix" },
] as const;

export const streets = words(
  "Alder Birchmere Copperfield Dovecote Elderberry Foxhollow Glenmarsh Harrowgate Ivybridge Juniper",
);
