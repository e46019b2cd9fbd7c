import { accessBreaks } from "./planted/access.ts";
import { domainPeopleAndCasesBreaks } from "./planted/domain-people-and-cases.ts";
import { domainRecoveryAndSchedulesBreaks } from "./planted/domain-recovery-and-schedules.ts";
import { drawnAccessBreaks, sampledDomainBreaks, drawnJobsBreaks } from "./planted/sampled-rules.ts";
import { drawnScreensBreaks } from "./planted/drawn-screens.ts";
import { drawnServerBreaks } from "./planted/drawn-server.ts";
import { sendingBreaks, timedJobsBreaks } from "./planted/jobs-by-eye.ts";
import { fifthReadingScreens1Breaks } from "./planted/fifth-reading-screens-1.ts";
import {
  fourthDrawAccessBreaks,
  fourthDrawDomainBreaks,
  fourthDrawJobsBreaks,
  fourthDrawScreensBreaks,
  fourthDrawServerBreaks,
} from "./planted/fourth-draw.ts";
import { fifthReadingScreens2Breaks } from "./planted/fifth-reading-screens-2.ts";
import { fifthReadingServerBreaks } from "./planted/fifth-reading-server.ts";
import { jobsBreaks } from "./planted/jobs.ts";
import { screensAccountsBreaks } from "./planted/screens-accounts.ts";
import { screensCasesBreaks } from "./planted/screens-cases.ts";
import { screensContentBreaks } from "./planted/screens-content.ts";
import { screensPatientsBreaks } from "./planted/screens-patients.ts";
import { screensUiBreaks } from "./planted/screens-ui.ts";
import {
  secondDrawAccessBreaks,
  secondDrawDomainBreaks,
  secondDrawJobsBreaks,
  secondDrawScreensBreaks,
  secondDrawServerBreaks,
} from "./planted/second-draw.ts";
import { serverCasesAndContentBreaks } from "./planted/server-cases-and-content.ts";
import { serverPeopleBreaks } from "./planted/server-people.ts";
import { serverPlatformBreaks } from "./planted/server-platform.ts";
import { serverProgrammesBreaks } from "./planted/server-programmes.ts";
import {
  thirdDrawAccessBreaks,
  thirdDrawJobsBreaks,
  thirdDrawScreensBreaks,
  thirdDrawServerBreaks,
} from "./planted/third-draw.ts";
import { sixthDrawAccessBreaks } from "./planted/sixth-draw/access.ts";
import { sixthDrawDomainBreaks } from "./planted/sixth-draw/domain.ts";
import { sixthDrawJobsBreaks } from "./planted/sixth-draw/jobs.ts";
import { sixthDrawScreensBreaks } from "./planted/sixth-draw/screens.ts";
import { sixthDrawServerBreaks } from "./planted/sixth-draw/server.ts";
import { type LayeredBreak, type Layer, layers, type PlantedBreak } from "./planted-break.ts";

const byLayer: Readonly<Record<Layer, readonly PlantedBreak[]>> = {
  domain: [
    ...domainPeopleAndCasesBreaks,
    ...domainRecoveryAndSchedulesBreaks,
    ...sampledDomainBreaks,
    ...secondDrawDomainBreaks,
    ...fourthDrawDomainBreaks,
    ...sixthDrawDomainBreaks,
  ],
  access: [
    ...accessBreaks,
    ...drawnAccessBreaks,
    ...secondDrawAccessBreaks,
    ...thirdDrawAccessBreaks,
    ...fourthDrawAccessBreaks,
    ...sixthDrawAccessBreaks,
  ],
  server: [
    ...serverPeopleBreaks,
    ...serverCasesAndContentBreaks,
    ...serverProgrammesBreaks,
    ...serverPlatformBreaks,
    ...drawnServerBreaks,
    ...secondDrawServerBreaks,
    ...thirdDrawServerBreaks,
    ...fourthDrawServerBreaks,
    ...fifthReadingServerBreaks,
    ...sixthDrawServerBreaks,
  ],
  jobs: [
    ...jobsBreaks,
    ...drawnJobsBreaks,
    ...timedJobsBreaks,
    ...sendingBreaks,
    ...secondDrawJobsBreaks,
    ...thirdDrawJobsBreaks,
    ...fourthDrawJobsBreaks,
    ...sixthDrawJobsBreaks,
  ],
  screens: [
    ...screensAccountsBreaks,
    ...screensCasesBreaks,
    ...screensPatientsBreaks,
    ...screensContentBreaks,
    ...screensUiBreaks,
    ...drawnScreensBreaks,
    ...secondDrawScreensBreaks,
    ...thirdDrawScreensBreaks,
    ...fourthDrawScreensBreaks,
    ...fifthReadingScreens1Breaks,
    ...fifthReadingScreens2Breaks,
    ...sixthDrawScreensBreaks,
  ],
};

/** All planted faults. */
export const plantedBreaks: readonly LayeredBreak[] = layers.flatMap((layer) =>
  byLayer[layer].map((each) => ({ ...each, layer })),
);
