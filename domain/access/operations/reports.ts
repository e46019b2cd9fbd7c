import { Role } from "../roles.ts";
import { inClinic } from "./reach.ts";
import { chartReaders } from "./role-groups.ts";

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
