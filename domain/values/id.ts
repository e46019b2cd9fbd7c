import { z } from "zod";

declare const idBrand: unique symbol;

/** The id of one thing, a UUID in small letters. What comes from outside becomes one once, where it comes in. */
export type Id = string & { readonly [idBrand]: true };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True for the text of an id; anything else names nothing. A hundred thousand wrong ones in a request are told from it at once. */
export const isId = (text: string): text is Id => uuid.test(text);

/** Names nothing: no row has it. */
export const noId = "00000000-0000-0000-0000-000000000000" as Id;

/** The id in a text from outside. A text that is none names nothing, as an id does that nobody has. */
export const readId = (text: string): Id => (isId(text) ? (text.toLowerCase() as Id) : noId);

/** A field of a form, or of a job's data, that holds an id. */
export const idField = z.string().transform(readId);
