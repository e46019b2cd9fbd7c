import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { LinkKind } from "@restride/domain/patient-links/link-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { caller } from "./caller.ts";
import { documentOf } from "./documents.ts";
import { small } from "./small-clinics/ids.ts";
import type { World } from "./world.ts";

const scopeOf = (clinic: number) => systemCustomerScope(small.customers[clinic]!, "test");

/** Makes a new link to the data of a patient of the small clinics. */
export const makeLink = async (
  { product }: World,
  [clinic, patient]: readonly [clinic: number, patient: number],
  kind: LinkKind,
  senderId: Id | null,
  recipient = "ann@home.example",
) => {
  const patientId = small.patient(clinic, patient);
  const link = await product.patientLinks.make(scopeOf(clinic), { patientId, kind, senderId, recipient });
  if (!link) throw new Error("This patient can have no link.");
  return link;
};

const makeProgressLink = (world: World, clinic: number, patient: number) =>
  makeLink(world, [clinic, patient], "progress", null, `patient${patient}@clinic${clinic + 1}.example`);

/** Returns the token of a progress page that a patient of the small clinics opened with a code. */
export const issueProgressToken = async (world: World, clinic: number, patient: number): Promise<string> =>
  (await makeProgressLink(world, clinic, patient)).token;

/** Returns the token of a progress page whose link was ended. */
export const issueEndedProgressToken = async (world: World, clinic: number, patient: number): Promise<string> => {
  const { token, linkId } = await makeProgressLink(world, clinic, patient);
  await world.product.patientLinks.end(scopeOf(clinic), small.patient(clinic, patient), linkId);
  return token;
};

/** Returns the token of a caregiver's link. */
export const issueCaregiverToken = async (world: World, clinic: number, patient: number): Promise<string> =>
  (await makeLink(world, [clinic, patient], "caregiver", small.patient(clinic, patient))).token;

/** Returns the token of a link to a report, mailed by the clinic's admin. */
export const issueReportToken = async (world: World, clinic: number, patient: number): Promise<string> =>
  (await makeLink(world, [clinic, patient], "report", small.user(clinic, Role.admin))).token;

/** Returns the id of the link that a token belongs to. */
export const linkIdOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sid: string }).sid;

/** Returns whether the token opens the progress page of a patient. */
export const opensPage = async ({ url }: World, token: string, patientid: string): Promise<boolean> =>
  (await caller(url, token).call(documentOf("getSurveyDetail", "status"), { patientid })).answer.status === "success";

/** Returns whether the token downloads the report of a patient. */
export const downloadsReport = async ({ url }: World, token: string, patientid: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ data: { id: patientid } });
  return (await fetch(`${url}/downloadreport`, { method: "POST", headers, body })).ok;
};
