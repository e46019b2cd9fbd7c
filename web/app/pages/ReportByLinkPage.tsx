import { downloadByLink } from "../../features/patients/download-report.ts";
import { ReportByLink } from "../../features/reports/ReportByLink.tsx";
import { late } from "../../ui/page/late.tsx";

const LinksOfPage = late(async () => (await import("../../features/patient-links/PatientLinks.tsx")).LinksOfPage);

/** A mailed report. */
export const ReportByLinkPage = () => (
  <ReportByLink
    onOpen={downloadByLink}
    links={(patientid, token) => <LinksOfPage patientId={patientid} token={token} />}
  />
);
