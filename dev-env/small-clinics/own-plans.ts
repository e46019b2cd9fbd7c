import type { Caller } from "../caller.ts";
import { small } from "./ids.ts";

type Answer = Readonly<Record<string, unknown>>;

const send = async (by: Caller, text: string, variables: object = {}): Promise<Answer> => {
  const { answer, errors } = await by.call(text, variables);
  if (answer?.status !== "success") throw new Error(answer?.message ?? errors[0]?.message);
  return answer;
};

/** Publishes a company's own plan: the regimen, and the sensor twice a day from S+1 to a day. `version` is that of the draft that was read. */
export async function publishPlan(
  keeper: Caller,
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
    keeper,
    `mutation ($b: ContentBodyInput!) { saveContentDraft(id: "${id}", version: ${version}, body: $b) { status message content { version } } }`,
    { b: body },
  );
  const { version: next } = saved.content as { version: number };
  await send(keeper, `mutation { publishContent(id: "${id}", version: ${next}) { status message } }`);
}

/** The newest version of content. */
export async function newestVersionOf(keeper: Caller, id: string): Promise<string> {
  const { versions } = await send(keeper, `{ getContentVersions(id: "${id}") { status message versions { _id } } }`);
  return (versions as { _id: string }[])[0]!._id;
}

/** A plan of the company with the sensor to S+14, and its first version. */
export async function newPlan(keeper: Caller): Promise<{ readonly plan: string; readonly version: string }> {
  const copied = await send(
    keeper,
    `mutation { copyContent(id: "${small.carePlan}") { status message content { _id } } }`,
  );
  const { _id: plan } = copied.content as { _id: string };
  await publishPlan(keeper, plan, 1, 14);
  return { plan, version: await newestVersionOf(keeper, plan) };
}
