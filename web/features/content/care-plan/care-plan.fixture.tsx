import { expect } from "vitest";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ContentByIdDocument, type ContentRecordFragment, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentListDocument } from "../content-list.graphql.ts";
import { contentRecord, listedContent } from "../content-records.fixture.ts";
import { CarePlanPage } from "../ContentPages.tsx";

export const longName = "Strength and stairs after the sixth week, with the other leg";
export const carePlan = (sensorUntil: number): NonNullable<ContentRecordFragment["carePlan"]> => ({
  name: "Knee",
  description: "Ours.",
  surgery_type: "knee",
  age_groups: [],
  pace: null,
  customers: null,
  regimens: [uuid(21)],
  devices: [
    { deviceid: uuid(22), start_date: 1, end_date: sensorUntil, interval: 1, time: 2, skiponsurgerydate: true },
  ],
  feedback: [],
});
const part = (id: number, name: string) => ({
  _id: uuid(id),
  content: uuid(id + 10),
  name,
  number: 1,
  newest: null,
  startdate: null,
  enddate: null,
  exercises: null,
  image: null,
});
const parts = [{ ...part(21, longName), startdate: 1, enddate: 7, exercises: 1 }, part(22, "Knee Motion Sensor")];
export const draft = contentRecord({ carePlan: carePlan(14), parts });
/** Draft of the next version, in which the sensor is worn longer. */
export const nextDraft: ContentRecordFragment = { ...draft, number: 1, version: 3, carePlan: carePlan(35) };
export const published: ContentRecordFragment = { ...draft, state: "published", number: 1, version: null };
const versions = [{ _id: uuid(61), number: 1, at: "2026-03-02T15:00:00.000Z", by: null, running: 0, summary: "" }];

/** Opens the page of a plan with one regimen and one sensor. */
export const open = async (content: ContentRecordFragment, profile = ofCompany()) => {
  mockServer.answer(ContentByIdDocument, ({ versionid }) => ({
    getContent: { status: "success", message: "", content: versionid ? published : content },
  }));
  mockServer.answer(ContentListDocument, {
    getContentList: { status: "success", message: "", total: 1, contents: [listedContent()] },
  });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "success", message: "", versions } });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { status: "success", message: "", customers: [] },
  });
  const at = `/content/care-plans/${uuid(1)}`;
  const screen = await render(<CarePlanPage />, { at, path: "/content/care-plans/:id", profile });
  await expect.element(button("Edit Knee Motion Sensor")).toBeVisible();
  return screen;
};
