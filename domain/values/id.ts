import { z } from "zod";

const guid = z.guid();

/** True for the text of an id; anything else names nothing. */
export const isId = (text: string): boolean => guid.safeParse(text).success;
