import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { uuid } from "../../testing/uuid.ts";
import { SurveyDetailDocument, type SurveyFragment } from "./progress-page.graphql.ts";

export const now = Date.parse("2026-03-05T15:00:00.000Z");

export interface LinkToken {
  readonly id: string;
  readonly kind: string;
  /** Lifetime in minutes, and time of issue counted from `now`. */
  readonly minutes: number;
  readonly issued: number;
  readonly isRenewable: boolean;
}

/** Returns an unsigned token of a link. */
export function linkToken({
  id = "s1",
  kind = "progress",
  minutes = 30,
  issued = 0,
  isRenewable = true,
}: Partial<LinkToken> = {}): string {
  const iat = now / 1000 + issued * 60;
  const exp = iat + minutes * 60;
  return `head.${btoa(JSON.stringify({ sid: id, kind, iat, exp, until: isRenewable ? exp + 3600 : exp }))}.sign`;
}

const day = calendarDate("2026-03-04");

export const survey: SurveyFragment = {
  patientname: "Ann Bell",
  provider: "Dr. Sam Surgeon",
  surgerytype: "knee",
  surgerydate: calendarDate("2026-02-23"),
  clinic: "Harbor Clinic",
  logo: null,
  today: calendarDate("2026-03-05"),
  forms: [],
  kneescore: 31,
  kneescoredate: day,
  hipscore: null,
  hipscoredate: null,
  painlevel: 2,
  painleveldate: day,
  flexion: null,
  flexiondate: null,
  flexionsource: null,
  extensiondeficit: 4,
  extensiondate: day,
  extensionsource: "Motion sensor",
  weekago: { score: null, painlevel: null, flexion: null, extensiondeficit: null },
  includedevices: true,
  measurements: [
    {
      deviceid: uuid(11),
      devicename: "Scale",
      valueIndex: 0,
      metric: "Weight",
      parameter: "weight",
      unit: "lb",
      value: 162.4,
      date: day,
    },
  ],
  weeks: [],
  timezone: "America/Chicago",
  mayshare: true,
};

export const answerSurvey = (change: Partial<SurveyFragment> = {}): void =>
  mockServer.answer(SurveyDetailDocument, {
    getSurveyDetail: { status: "success", message: "", survey: { ...survey, ...change } },
  });
