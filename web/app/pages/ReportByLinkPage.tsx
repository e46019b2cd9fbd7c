import { downloadByLink } from "../../features/patients/download-report.ts";
import { ReportByLink } from "../../features/reports/ReportByLink.tsx";

/** A mailed report. */
export const ReportByLinkPage = () => <ReportByLink onOpen={downloadByLink} />;
