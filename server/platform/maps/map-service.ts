import { z } from "zod";

/** The names of a place. Parts that the map does not know are empty. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly continent: string;
  readonly displayname: string;
}

/** Returns the place at a point, in degrees; null when the place is not known. Throws when the map service does not answer. */
export type PlaceAt = (latitude: number, longitude: number) => Promise<Place | null>;

const text = z.string().default("");
const answerSchema = z.object({
  display_name: z.string(),
  address: z
    .object({
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      state: text,
      country: text,
      continent: text,
    })
    .default({ state: "", country: "", continent: "" }),
});

/** Rounds to two decimals, about a kilometer: enough to name a town, too little to find a house. */
const roundDegrees = (degrees: number): string => degrees.toFixed(2);

/** Returns a function that queries a map service with Nominatim's interface; without a URL no place is known. */
export const makePlaceAt = (url: string | null, agent: string): PlaceAt => {
  if (url === null) return async () => null;
  return async (latitude, longitude) => {
    const question = new URLSearchParams({
      format: "jsonv2",
      zoom: "10",
      lat: roundDegrees(latitude),
      lon: roundDegrees(longitude),
    });
    const answer = await fetch(`${url}/reverse?${question}`, {
      headers: { "user-agent": agent, "accept-language": "en" },
      signal: AbortSignal.timeout(4_000),
    });
    if (!answer.ok) throw new Error(`The map service answered ${answer.status}.`);
    const parsed = answerSchema.safeParse(await answer.json());
    if (!parsed.success) return null;
    const { address, display_name } = parsed.data;
    const { state, country, continent } = address;
    return {
      city: address.city ?? address.town ?? address.village ?? "",
      state,
      country,
      continent,
      displayname: display_name,
    };
  };
};
