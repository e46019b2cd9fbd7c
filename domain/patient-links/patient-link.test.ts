import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";
import { readId } from "../values/id.ts";
import { isLinkKind } from "./link-texts.ts";
import { latestLinkEnd, linkLasts, maySendReport, renewedLinkEnd, seesAllLinks } from "./patient-link.ts";

const minute = 60_000;
const [clinic, user, surgeon, colleague] = [1, 2, 3, 4].map((number) =>
  readId(`01900000-0000-7000-8000-00000000000${number}`),
);
const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  userId: user!,
  role,
  application: "AdminWeb",
  customerId: clinic!,
  companyId: null,
  surgeonIds: null,
  customerIds: null,
  patientId: null,
  ...more,
});

test("C242: a renewal adds 30 minutes to a progress link, until 2 hours after the code", () => {
  expect(renewedLinkEnd(0, 28 * minute)).toBe(58 * minute);
  expect(renewedLinkEnd(0, 90 * minute)).toBe(120 * minute);
  expect(renewedLinkEnd(0, 119 * minute)).toBe(120 * minute);
  expect(linkLasts.progress).toBe(30 * minute);
});

test("a mailed link lasts 7 days and no longer", () => {
  for (const kind of ["caregiver", "report"] as const) {
    expect(linkLasts[kind]).toBe(604_800_000);
    expect(latestLinkEnd(kind, 5)).toBe(604_800_005);
  }
});

test("tokens of sessions, and names of what every object has, are no kinds of links", () => {
  expect(["progress", "caregiver", "report"].every(isLinkKind)).toBe(true);
  expect(["staff", "patient", "session", "toString", "constructor", ""].some(isLinkKind)).toBe(false);
});

test.each([
  ["admin", viewer(Role.admin), true],
  ["therapist", viewer(Role.physio), true],
  ["surgeon of the patient", viewer(Role.surgeon, { surgeonIds: [colleague!, surgeon!] }), true],
  ["surgeon of other patients", viewer(Role.surgeon, { surgeonIds: [colleague!] }), false],
  ["surgeon without a surgeon's record", viewer(Role.surgeon, { surgeonIds: [] }), false],
  ["medical associate, who sees every patient", viewer(Role.medicalAssociate, { surgeonIds: [] }), true],
  ["company admin, who has no reports", viewer(Role.companyAdmin), false],
  ["health coach, who has no reports", viewer(Role.healthCoach), false],
  ["super admin", viewer(Role.superAdmin), false],
  ["admin without a clinic", viewer(Role.admin, { customerId: null }), false],
  ["account that may not work in the clinic", null, false],
])("a report link stands while its sender may mail it: %s", (_, sender, expected) => {
  expect(maySendReport(sender, surgeon!)).toBe(expected);
});

test("staff, the patient and the holder of a progress link see all links, other holders their own", () => {
  for (const role of [Role.admin, Role.healthCoach, Role.superAdmin, Role.patient, Role.progressLink])
    expect(seesAllLinks(viewer(role)), `role ${role}`).toBe(true);
  for (const role of [Role.caregiverLink, Role.reportLink]) expect(seesAllLinks(viewer(role))).toBe(false);
});
