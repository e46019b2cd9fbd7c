import { z } from "zod";

declare const idBrand: unique symbol;

/** Id of a record: a UUID in lower case. Text from outside is converted to an id once, at the entry point. */
export type Id = string & { readonly [idBrand]: true };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns whether a text is an id. The check is fast enough for a request with a hundred thousand wrong ids. */
export const isId = (text: string): text is Id => uuid.test(text);

/** Id of no record. */
export const noId = "00000000-0000-0000-0000-000000000000" as Id;

/** Returns the id in a text from outside. An invalid text becomes `noId`, which no record has. */
export const readId = (text: string): Id => (isId(text) ? (text.toLowerCase() as Id) : noId);

/** Schema of an id in a form or in a job's data. */
export const idField = z.string().transform(readId);
