import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

/** Query tag of reports. */
export type ReportsQueryTag = "reports";

/** Operations on reports: company users may not use them. */
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
