import type { ContentRecordFragment } from "./content-record.graphql.ts";
import type { ListedContentFragment } from "./content-list.graphql.ts";
import { uuid } from "../../testing/uuid.ts";

/** Returns the draft of a new care plan, as the server returns it; `change` overrides fields. */
export const contentRecord = (change: Partial<ContentRecordFragment> = {}): ContentRecordFragment => ({
  _id: uuid(1),
  kind: "carePlan",
  state: "draft",
  mayedit: true,
  company: uuid(9002),
  number: 0,
  version: 1,
  changedby: null,
  changed: null,
  running: 0,
  usedin: 0,
  carePlan: null,
  regimen: null,
  exercise: null,
  device: null,
  questionnaire: null,
  parts: [],
  ...change,
});

/** Returns a list row of published content; `change` overrides fields. */
export const listedContent = (change: Partial<ListedContentFragment> = {}): ListedContentFragment => ({
  _id: uuid(1),
  name: "Knee Standard",
  state: "published",
  version: 1,
  versionid: uuid(11),
  mayedit: true,
  hasdraft: false,
  surgery_type: null,
  age_groups: [],
  regimens: 0,
  devices: 0,
  questionnaires: 0,
  clinics: null,
  running: 0,
  usedin: 0,
  image: null,
  hasvideo: false,
  measures: [],
  changed: null,
  dose: null,
  ...change,
});
