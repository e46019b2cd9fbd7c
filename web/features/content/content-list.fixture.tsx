import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "./filter/clinics.graphql.ts";
import { ContentCountsDocument, ContentListDocument, type ListedContentFragment } from "./content-list.graphql.ts";
import { CarePlanListPage } from "./ContentPages.tsx";

export const standard: ListedContentFragment = {
  _id: uuid(1),
  name: "Knee Standard",
  state: "published",
  version: 5,
  versionid: uuid(11),
  mayedit: true,
  hasdraft: false,
  surgery_type: "knee",
  age_groups: ["61-70", "71-80"],
  regimens: 4,
  devices: 1,
  questionnaires: 0,
  clinics: null,
  running: 1184,
  usedin: 9,
  image: null,
  hasvideo: false,
  measures: [],
  changed: "2026-03-02T11:00:00.000Z",
  dose: null,
};
export const draft: ListedContentFragment = {
  ...standard,
  _id: uuid(2),
  name: "",
  state: "draft",
  version: 0,
  hasdraft: true,
  surgery_type: null,
  age_groups: [],
  clinics: 1,
  running: 0,
  changed: null,
};

export const answerContent = (contents: ListedContentFragment[] = [standard, draft], total = contents.length): void => {
  mockServer.answer(ContentListDocument, { getContentList: { status: "success", message: "", total, contents } });
  mockServer.answer(ContentCountsDocument, {
    getContentCounts: { status: "success", message: "", counts: [{ kind: "regimen", total: 1060 }] },
  });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { status: "success", message: "", customers: [{ _id: uuid(41), name: "Lake Clinic" }] },
  });
};
export const plans = "/content/care-plans";
export const open = ({ at = plans, list = <CarePlanListPage />, profile = ofCompany() } = {}) =>
  render(list, { at, path: at.replace(/\?.*/, ""), profile });
export const lastRequest = () => mockServer.sent(ContentListDocument).at(-1);
