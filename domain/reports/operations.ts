import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

/** Tags of what screens show of it. */
export type ReportsQueryTag = "reports";

/** Company users have no report. */
export const reportsOperations = {
  sendReportMail: inClinic(...chartReaders),
  takeBackReportMail: inClinic(...chartReaders),
  startReports: inClinic(...chartReaders),
  getReportJobs: inClinic(...chartReaders),
  cancelReportJob: inClinic(...chartReaders),
};

export const reportsRestOperations = {
  downloadReport: inClinic(...chartReaders, Role.reportLink),
  downloadReports: inClinic(...chartReaders),
};
