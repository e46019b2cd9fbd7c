import { downloadByLink } from "../../features/patients/download-report.ts";
import { ReportByLink } from "../../features/reports/ReportByLink.tsx";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const LinksOfPage = lazyComponent(
  async () => (await import("../../features/patient-links/PatientLinks.tsx")).LinksOfPage,
);

/** Page with a report that was sent by mail. */
export const ReportByLinkPage = () => (
  <ReportByLink
    onOpen={downloadByLink}
    links={(patientid, token) => <LinksOfPage patientId={patientid} token={token} />}
  />
);
