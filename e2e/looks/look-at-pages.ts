import { Role } from "@restride/domain/access/roles.ts";
import { type RouteName, routes } from "@restride/domain/access/routes.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { issueProgressToken, issueReportToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { crowdedClinics } from "@restride/dev-env/small-clinics/crowded-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { type Journey, startJourney, typeCredentials } from "../journey.ts";
import { leftDraft, typedPatient } from "../wizard/new-patient.ts";
import { faultsOf } from "./look.ts";
import { isLookedAt } from "./structure.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { addressOf, aimOf, type Area, type Fullness, type Named } from "./page-looks.ts";
import { accountOf, type Visit, visitsOf } from "./visits.ts";
import type { Page } from "playwright-core";
import { beforeAll, afterAll } from "vitest";

const plan = { _id: small.carePlan, name: "Knee", surgerytype: "knee", hasDevices: true, includesRegimens: true };
const dose = { interval: 1, hold: 5, repeat: 10, set: 2, time: 2, skiponsurgerydate: true, nextexerciseid: null };

/** The program of a new patient, as the wizard keeps it. */
const programme = () => ({
  exercises: [1, 2].map((number) => ({
    _id: crypto.randomUUID(),
    exercise: small.exercise(number),
    regimen: small.regimen,
    startdate: 1,
    enddate: 14,
    ...dose,
  })),
  devices: [],
  feedback: [],
});

const clinicNumber = (fullness: Fullness): number =>
  ({ ordinary: 0, crowded: 1, "empty list": 0, "bare record": 2 })[fullness];

/** A draft of a new patient in a clinic, with a care plan, so that each step of the wizard can be opened. */
async function makeDraft({ world }: Journey, clinic: number): Promise<string> {
  const therapist = await signIn(world, smallEmail(clinic, Role.physio));
  const patient = typedPatient(world.today(), small.surgeon(clinic, 1));
  const address = await leftDraft(therapist, patient, { carePlan: plan, programme: programme() });
  return address.split("draft=")[1]!;
}

/** What the addresses of a visit name; links and drafts are made when they are needed. */
async function namedFor(journey: Journey, area: Area, fullness: Fullness): Promise<Named> {
  const clinic = clinicNumber(fullness);
  const aim = aimOf(fullness);
  const isPublic = area === "public";
  return {
    ...aim,
    progressToken: isPublic ? await issueProgressToken(journey.world, clinic, fullness === "bare record" ? 4 : 1) : "",
    reportToken: isPublic ? await issueReportToken(journey.world, clinic, 1) : "",
    draft: area === "wizard" ? await makeDraft(journey, clinic) : "",
  };
}

/** Leads to another page within the application, as a link does: scripts are read and the menu is drawn once for all pages of a visit. */
const move = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1, key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);

/** Opens the page of a route and waits until it is there. The second step of signing in is behind the first. */
async function openPage(page: Page, name: RouteName, named: Named): Promise<void> {
  const before = await page.title();
  if (name === "twoStepVerification") {
    await page.goto("/login");
    await typeCredentials(page, smallEmail(0, Role.admin), smallPassword);
    await page.waitForURL("**/two-step-verification");
  } else if (["", `${routes[name].title} · Restride`].includes(before)) await page.goto(addressOf(name, named));
  else {
    await move(page, addressOf(name, named));
    await soon(() => page.title()).not.toBe(before);
  }
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

const pictureOf = (name: RouteName, { title }: Visit): string => `${name}-${title.replaceAll(" ", "-").toLowerCase()}`;

async function look(journey: Journey, area: Area, visit: Visit): Promise<string[]> {
  const account = accountOf(visit);
  const { page, problems, leave } = account
    ? await journey.visitAs(account.email, { at: null, ...account })
    : await journey.visit();
  const rest = restOf(page);
  const named = await namedFor(journey, area, visit.fullness);
  const faults: string[] = [];
  for (const name of visit.names) {
    await step(name, () => openPage(page, name, named));
    await rest();
    if ((await isLookedAt(page)) && visit.fullness === "ordinary") continue;
    faults.push(...(await faultsOf(page, pictureOf(name, visit))));
  }
  await leave();
  return [...faults, ...problems];
}

/** Looks at each page of an area once for each role, in one world; of the first role also where there is much and where there is nothing. */
export function lookAtPages(area: Area): void {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney({ fill: crowdedClinics, password: smallPassword });
  });
  afterAll(() => journey.close());
  test.each(visitsOf(area))("pages of $title", async (visit) => {
    expect(await look(journey, area, visit)).toEqual([]);
  });
}
