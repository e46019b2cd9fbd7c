import type { Caller } from "../caller.ts";
import { small } from "./ids.ts";

/** What calls about content answer; tests read what they need. */
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

const send = async (by: Caller, document: string): Promise<ContentAnswer> => {
  const { answer, errors } = await by.call<ContentAnswer>(document);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return answer;
};

/** Asks a question about content for these fields. */
export const askContent = (by: Caller, call: string, fields: string): Promise<ContentAnswer> =>
  send(by, `{ ${call} { status message ${fields} } }`);

/** Changes content. */
export const changeContent = (
  by: Caller,
  call: string,
  fields = "content { _id version number state }",
): Promise<ContentAnswer> => send(by, `mutation { ${call} { status message ${fields} } }`);

/** Saves a draft over the version that was read. */
export const saveDraft = (by: Caller, id: string, version: number | null, body: string): Promise<ContentAnswer> =>
  changeContent(by, `saveContentDraft(id: "${id}", version: ${version}, body: ${body})`);

/** Publishes a draft of this version. */
export const publishContent = (by: Caller, id: string, version: number): Promise<ContentAnswer> =>
  changeContent(by, `publishContent(id: "${id}", version: ${version})`);

/** Begins a copy of the ready care plan. Answers its id. */
export const copyPlan = async (by: Caller): Promise<string> =>
  (await changeContent(by, `copyContent(id: "${small.carePlan}")`)).content!._id;
