import type { Caller } from "../caller.ts";
import { small } from "./ids.ts";

/** Result of operations on content; tests read the fields that they need. */
export interface ContentAnswer {
  readonly status: string;
  readonly message: string;
  readonly content?: {
    readonly _id: string;
    readonly version: number | null;
    readonly number: number;
    readonly state: string;
  };
  readonly [field: string]: unknown;
}

const send = async (caller: Caller, document: string): Promise<ContentAnswer> => {
  const { answer, errors } = await caller.call<ContentAnswer>(document);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return answer;
};

/** Sends a query about content for these fields. */
export const queryContent = (caller: Caller, call: string, fields: string): Promise<ContentAnswer> =>
  send(caller, `{ ${call} { status message ${fields} } }`);

/** Sends a mutation of content. */
export const changeContent = (
  caller: Caller,
  call: string,
  fields = "content { _id version number state }",
): Promise<ContentAnswer> => send(caller, `mutation { ${call} { status message ${fields} } }`);

/** Saves a draft based on a version. */
export const saveDraft = (caller: Caller, id: string, version: number | null, body: string): Promise<ContentAnswer> =>
  changeContent(caller, `saveContentDraft(id: "${id}", version: ${version}, body: ${body})`);

/** Publishes a draft of this version. */
export const publishContent = (caller: Caller, id: string, version: number): Promise<ContentAnswer> =>
  changeContent(caller, `publishContent(id: "${id}", version: ${version})`);

/** Creates a copy of the ready care plan. Returns its id. */
export const copyPlan = async (caller: Caller): Promise<string> =>
  (await changeContent(caller, `copyContent(id: "${small.carePlan}")`)).content!._id;
