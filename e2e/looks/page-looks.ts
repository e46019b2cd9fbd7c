import { liteQuery } from "@restride/domain/access/guard.ts";
import { pathOf, type RouteName } from "@restride/domain/access/routes.ts";
import { type FixtureIds, fixtureIdsAt } from "@restride/dev-env/fixture-ids.ts";
import { barePatient } from "@restride/dev-env/small-clinics/crowded-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";

/** Pages that one test file checks. */
export type Area = "patients" | "wizard" | "clinic" | "company" | "public" | "lite";

/**
 * Amount of data: an ordinary clinic, a clinic with many rows and long names, a clinic without patients, or a patient record without notes and other
 * entries.
 */
export type DataAmount = "ordinary" | "crowded" | "empty list" | "bare record";

/** Ids for addresses, and the links and drafts that are created for a visit. */
export interface AddressValues extends FixtureIds {
  readonly progressToken: string;
  readonly reportToken: string;
  readonly draft: string;
}

/** Row of the table of looks: the page's area, its address, and the kind of emptiness that the page has, if any. */
export interface PageLook {
  readonly area: Area;
  readonly parameters: (values: AddressValues) => Readonly<Record<string, string>>;
  readonly query: (values: AddressValues) => string;
  readonly empty: Exclude<DataAmount, "ordinary" | "crowded"> | null;
}

type PageLookOptions = Partial<Omit<PageLook, "area">>;
const pageLook =
  (area: Area) =>
  (details: PageLookOptions = {}): PageLook => ({
    area,
    parameters: () => ({}),
    query: () => "",
    empty: null,
    ...details,
  });

const [open, lite, clinic, company] = [pageLook("public"), pageLook("lite"), pageLook("clinic"), pageLook("company")];
const ofPatient = (details: PageLookOptions = {}): PageLook =>
  pageLook("patients")({ parameters: ({ patient }) => ({ id: patient }), empty: "bare record", ...details });
/** Query with the company, which a super admin needs. For other roles it is their own company. */
const ofCompany = ({ company: id }: AddressValues): string => `companyid=${id}`;
const list = { empty: "empty list" } as const;
const record = { empty: "bare record" } as const;
const wizard = pageLook("wizard")({ query: ({ draft }) => `draft=${draft}` });
const content = (id: (values: AddressValues) => string): PageLook =>
  company({ parameters: (named) => ({ id: id(named) }) });

/** Checks of the page of each route. A route without a row here does not compile. */
export const pageLooks: Readonly<Record<RouteName, PageLook>> = {
  login: open(),
  twoStepVerification: open(),
  forgotPassword: open(),
  setPassword: open({ parameters: () => ({ token: "x" }) }),
  resetPasswordByLink: open({ parameters: () => ({ token: "x" }) }),
  registration: open({ parameters: ({ customer }) => ({ customer_id: customer }) }),
  accountDeletion: open(),
  publicSurgeon: open({ parameters: ({ surgeon }) => ({ id: surgeon }) }),
  publicSurgeonForPatient: open({ parameters: ({ surgeon, patient }) => ({ id: surgeon, patientid: patient }) }),
  progressByLink: open({
    parameters: ({ progressToken, patient }) => ({ token: progressToken, patientid: patient }),
    ...record,
  }),
  progress: open({ parameters: ({ patient }) => ({ patientid: patient }) }),
  reportByLink: open({ parameters: ({ reportToken, patient }) => ({ token: reportToken, patientid: patient }) }),
  deviceCharts: open({
    parameters: ({ progressToken, patient, deviceItem }) => ({
      token: progressToken,
      patientid: patient,
      deviceid: deviceItem,
    }),
  }),

  resetPassword: clinic(),
  support: clinic(),
  profile: clinic({ query: () => "myprofile=true" }),
  compliance: clinic(list),
  surgeons: clinic(list),
  surgeonAdd: clinic(),
  surgeonEdit: clinic({ query: ({ surgeon }) => `id=${surgeon}` }),
  users: clinic(list),
  userAdd: clinic(),
  userEdit: clinic({ query: ({ user }) => `id=${user}` }),
  notification: clinic(list),
  events: clinic(list),
  inbox: clinic(),
  fulfillment: clinic(list),
  units: clinic(list),
  fulfillmentDetail: clinic({ parameters: ({ order }) => ({ fulfillmentid: order }) }),
  cases: clinic({ query: () => "customer=all", ...list }),
  caseAdd: clinic(),
  caseDetail: clinic({ parameters: ({ case: id }) => ({ caseid: id }) }),

  patientList: pageLook("patients")(list),
  patientEditInfo: ofPatient({ parameters: () => ({}), query: ({ patient }) => `id=${patient}` }),
  exerciseSchedule: ofPatient(),
  deviceSchedule: ofPatient(),
  questionnaireSchedule: ofPatient(),
  patientDetail: ofPatient(),

  patientAddInfo: pageLook("wizard")(),
  patientAddCareplan: wizard,
  patientAddDevices: wizard,
  patientAddRegimens: wizard,
  patientAddSchedule: wizard,
  patientAddQuestionnaire: wizard,

  companyUsers: company({ query: ofCompany, ...list }),
  companyUserAdd: company({ query: ofCompany }),
  companyUserEdit: company({ query: (named) => `id=${named.coach}&${ofCompany(named)}` }),
  customers: company(list),
  customerAdd: company(),
  customerEdit: content(({ customer }) => customer),
  companyCustomers: company({ parameters: ({ company: id }) => ({ companyid: id }) }),
  companies: company(),
  companyAdd: company(),
  companyEdit: content(({ company: id }) => id),
  contentCarePlans: company(list),
  contentCarePlan: content(() => small.carePlan),
  contentRegimens: company(list),
  contentRegimen: content(() => small.regimen),
  contentExercises: company(list),
  contentExercise: content(() => small.exercise(1)),
  contentDevices: company(list),
  contentDevice: content(() => small.device),
  contentQuestionnaires: company(list),
  contentQuestionnaire: content(() => small.questionnaire),

  liteMessages: lite({ query: () => liteQuery, ...list }),
  litePatientMessages: lite({ query: ({ patient }) => `patientid=${patient}&${liteQuery}`, ...record }),
  liteChat: lite({ query: ({ case: id }) => `caseid=${id}&${liteQuery}` }),
};

/** Returns the ids of a clinic with this amount of data. The clinic without patients is used only for lists, whose addresses have no ids. */
export const idsOf = (fullness: DataAmount): FixtureIds => {
  if (fullness === "crowded") return fixtureIdsAt(1);
  return fullness === "bare record" ? { ...fixtureIdsAt(2), patient: barePatient } : fixtureIdsAt(0);
};

/** Returns the address of a route's page. */
export function addressOf(name: RouteName, values: AddressValues): string {
  const { parameters, query } = pageLooks[name];
  return [pathOf(name, parameters(values)), query(values)].filter(Boolean).join("?");
}
