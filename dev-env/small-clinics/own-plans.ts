import type { Caller } from "../caller.ts";
import { small } from "./ids.ts";

type Answer = Readonly<Record<string, unknown>>;

const send = async (caller: Caller, text: string, variables: object = {}): Promise<Answer> => {
  const { answer, errors } = await caller.call(text, variables);
  if (answer?.status !== "success") throw new Error(answer?.message ?? errors[0]?.message);
  return answer;
};

/** Publishes a company's own plan: the regimen, and the sensor twice a day from S+1 to a day. `version` is that of the draft that was read. */
export async function publishPlan(
  editor: Caller,
  id: string,
  version: number | null,
  end: number,
  regimens: readonly string[] = [small.regimen],
): Promise<void> {
  const sensor = {
    deviceid: small.device,
    start_date: 1,
    end_date: end,
    interval: 1,
    time: 2,
    skiponsurgerydate: true,
  };
  const body = { carePlan: { name: "Ours", description: "Ours.", surgery_type: "knee", regimens, devices: [sensor] } };
  const saved = await send(
    editor,
    `mutation ($b: ContentBodyInput!) { saveContentDraft(id: "${id}", version: ${version}, body: $b) { status message content { version } } }`,
    { b: body },
  );
  const { version: next } = saved.content as { version: number };
  await send(editor, `mutation { publishContent(id: "${id}", version: ${next}) { status message } }`);
}

/** Returns the id of the newest version of content. */
export async function newestVersionOf(editor: Caller, id: string): Promise<string> {
  const { versions } = await send(editor, `{ getContentVersions(id: "${id}") { status message versions { _id } } }`);
  return (versions as { _id: string }[])[0]!._id;
}

/** Creates a plan of the company with the sensor to S+14; returns it with its first version. */
export async function newPlan(editor: Caller): Promise<{ readonly plan: string; readonly version: string }> {
  const copied = await send(
    editor,
    `mutation { copyContent(id: "${small.carePlan}") { status message content { _id } } }`,
  );
  const { _id: plan } = copied.content as { _id: string };
  await publishPlan(editor, plan, 1, 14);
  return { plan, version: await newestVersionOf(editor, plan) };
}

/** Preview of the changes that the newest version of a plan would make in running programmes. */
export interface PublishPreview {
  readonly plan: {
    readonly change: number;
    readonly onhold: number;
    readonly total: number;
    readonly clinics: readonly {
      readonly _id: string;
      readonly running: number;
      readonly change: number;
      readonly stay: number;
      readonly passed: number;
    }[];
    readonly changes: readonly {
      readonly _id: string;
      readonly name: string;
      readonly says: string;
      readonly was: string;
    }[];
    readonly patients: readonly {
      readonly name: string;
      readonly clinic: string;
      readonly onhold: boolean;
      readonly outcome: string;
      readonly stays: readonly string[];
    }[];
  };
  readonly planHash: string;
}

/** Filter and page of the programmes that the preview lists. */
export interface PreviewFilter {
  readonly of?: { readonly outcome?: string; readonly clinicid?: string };
  readonly pagination?: { readonly current?: number; readonly pageSize?: number };
}

/**
 * Previews the changes that a plan's draft, or its newest version without a draft, would make in running programmes: all changes, or the given ones.
 */
export async function previewPublish(
  editor: Caller,
  id: string,
  changes?: readonly string[],
  patients: PreviewFilter = {},
): Promise<PublishPreview> {
  const document = `query ($id: ID!, $changes: [ID!], $of: PublishPatientsInput, $pagination: PageInput) {
    previewPublish(id: $id, changes: $changes, of: $of, pagination: $pagination) { status message planHash
    plan { running change stay passed onhold total changes { _id area name says was } clinics { _id name running change stay passed }
      patients { name clinic outcome onhold stays } } } }`;
  return (await send(editor, document, { id, changes, ...patients })) as unknown as PublishPreview;
}

/** Applies a plan's newest version to running programmes, or is refused. */
export const applyVersion = async (
  editor: Caller,
  request: { id: string; changes: readonly string[]; planHash: string; tell?: boolean | undefined },
) => {
  const document = `mutation ($id: ID!, $changes: [ID!]!, $planHash: String!, $tell: Boolean) {
    applyVersion(id: $id, changes: $changes, planHash: $planHash, tell: $tell) { status message } }`;
  return (await editor.call(document, request)).answer;
};
