import { noCaregiver } from "@restride/domain/patients/caregiver.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { addDays, todayIn } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import type { ComponentType } from "react";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import {
  AssignableDevicesDocument,
  AssignedRegimensDocument,
  CarePlansDocument,
  ContentNamesDocument,
  type OfferedPlanFragment,
  type OfferedRegimenFragment,
  OfferedFormsDocument,
  OfferedRegimensDocument,
} from "../content.graphql.ts";
import { DiscardPatientDraftDocument, SavePatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { emptyProgramme, type WizardContent } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";

export const today = todayIn(Date.now(), "America/Chicago");
export const surgery = addDays(today, 17);
export const patient = {
  firstname: "Leilani",
  lastname: "Salazar",
  gender: "female",
  dob: "05/01/1960",
  height: null,
  phone: "3125550142",
  email: "leilani.salazar@example.com",
  shipaddress: {
    addressline1: "418 Wren Street",
    addressline2: "",
    city: "Evanston",
    state: "Illinois",
    zip: "60201",
    country: "US",
  },
  caregiver: noCaregiver,
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "knee", date: surgery },
  surgeon: uuid(9),
};
const usual = { startdate: 1, enddate: 14, interval: 1, time: 2, skiponsurgerydate: true } as const;
export const device = (id: number): Programme["devices"][number] => ({
  ...usual,
  _id: readId(uuid(100 + id)),
  deviceid: readId(uuid(id)),
});
export const painCheck: Programme["feedback"][number] = {
  _id: readId(uuid(131)),
  formid: readId(uuid(31)),
  scheduletype: "weekly",
  schedule: [1],
  startdate: 1,
  enddate: 42,
  skiponsurgerydate: true,
};
export const bends: Programme["exercises"][number] = {
  _id: readId(uuid(141)),
  exercise: readId(uuid(42)),
  regimen: readId(uuid(41)),
  startdate: 1,
  enddate: 14,
  interval: 1,
  skiponsurgerydate: true,
  hold: 5,
  repeat: 10,
  set: 2,
  time: 3,
  nextexerciseid: null,
};
export const carePlan = (brings: { hasDevices: boolean; includesRegimens: boolean }): WizardContent["carePlan"] => ({
  _id: readId(uuid(51)),
  name: "Knee",
  surgerytype: "knee",
  ...brings,
});
export const all = carePlan({ hasDevices: true, includesRegimens: true });
export const none = carePlan({ hasDevices: false, includesRegimens: false });

export const plan = (id: number, name: string, deviceids: number[] = []): OfferedPlanFragment => ({
  _id: uuid(id),
  name,
  description: "Ours.",
  age_groups: [],
  include_regimens: false,
  deviceids: deviceids.map((each) => ({
    _id: uuid(each),
    display_name: "Step Counter",
    scheduled_criteria: { start_date: 1, end_date: 14, interval: 1, time: 1, skiponsurgerydate: true },
  })),
  regimens: [],
  feedback: [],
});
export const regimen = (id: number, name: string, startdate = 1): OfferedRegimenFragment => ({
  _id: uuid(id),
  name,
  surgery_type: "knee",
  gender: "",
  age_groups: [],
  startdate,
  enddate: startdate + 13,
  exerciseschedule: [
    {
      exercise: { _id: uuid(42), name: "Knee Bends", image: null },
      holdseconds: 5,
      repeat: 10,
      set: 2,
      time: 3,
      interval: 1,
      startdate,
      enddate: startdate + 13,
      next: null,
    },
  ],
});
export const names = {
  [uuid(21)]: "Step Counter",
  [uuid(22)]: "Thermometer",
  [uuid(31)]: "Pain Check",
  [uuid(41)]: "First Weeks",
  [uuid(42)]: "Knee Bends",
  [uuid(43)]: "Later Weeks",
};

export const answerDraft = (): void =>
  mockServer.answer(SavePatientDraftDocument, ({ draft }) => ({
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 1,
        step: draft?.step ?? "info",
        changedat: "2026-03-02T15:00:00.000Z",
        changedby: "Thea Therapist",
      },
    },
  }));
export const answerPlans = (...plans: OfferedPlanFragment[]): void => {
  mockServer.answer(CarePlansDocument, { getAllCarePlans: { status: "success", message: "", plans } });
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "success", message: "", regimens: [] },
  });
};
export const answerRegimens = (...regimens: OfferedRegimenFragment[]): void =>
  mockServer.answer(OfferedRegimensDocument, { getRegimens: { status: "success", message: "", regimens } });

export const answerNames = (): void =>
  mockServer.answer(ContentNamesDocument, {
    getContentNames: {
      status: "success",
      message: "",
      names: Object.entries(names).map(([_id, name]) => ({
        _id,
        content: _id,
        number: 1,
        name,
        image: null,
        questions: 1,
        recalldays: 28,
        measures: [],
        retired: false,
        newest: true,
      })),
    },
  });

/** Opens a step of a new patient in this window. */
export const open = async (
  Page: ComponentType,
  step: string,
  change: Partial<WizardContent> = {},
  prepare = answerNames,
  profile = signedIn(),
) => {
  session.save(profile);
  answerDraft();
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "" } });
  prepare();
  mockServer.answer(AssignableDevicesDocument, {
    getAllDevices: {
      status: "success",
      message: "",
      devices: [21, 22].map((id) => ({
        _id: uuid(id),
        display_name: names[uuid(id)]!,
        media: { image: { url: null } },
      })),
    },
  });
  mockServer.answer(OfferedFormsDocument, { getAllFeedbackForms: { status: "success", message: "", forms: [] } });
  wizard.begin();
  wizard.edit({ patient, carePlan: null, programme: emptyProgramme, brought: emptyProgramme, ...change });
  await wizard.save();
  onTestFinished(() => wizard.begin());
  const at = `/patient/add/${step}`;
  return render(
    <main>
      <Page />
    </main>,
    { at, path: at, profile },
  );
};
export const withDevices = { carePlan: all, programme: { ...emptyProgramme, devices: [device(21), device(22)] } };
export const card = (name: string) => page.getByRole("article", { name });
export const devices = () => wizard.current().content.programme.devices;
