import { GreetingByLink } from "../../features/progress-page/Greeting.tsx";
import type { FromOthers } from "../../features/progress-page/Progress.tsx";
import { ProgressPage } from "../../features/progress-page/ProgressPage.tsx";
import { useLite } from "../../platform/page/use-lite.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";

const DeviceChartsPage = lazyComponent(
  async () => (await import("../../features/device-charts/DeviceChartsPage.tsx")).DeviceChartsPage,
);

const MetricChart = lazyComponent(
  async () => (await import("../../features/device-charts/MetricChart.tsx")).MetricChart,
);

const LinksOfPage = lazyComponent(
  async () => (await import("../../features/patient-links/PatientLinks.tsx")).LinksOfPage,
);

const SubmittedFormDialog = lazyOverlay(
  async () => (await import("../../features/questionnaires/SubmittedFormDialog.tsx")).SubmittedFormDialog,
);

const LiteNotifications = lazyComponent(
  async () => (await import("../parts/LiteNotifications.tsx")).LiteNotifications,
  {
    isPersistent: true,
  },
);

const others: FromOthers = {
  links: ({ patientid, link }) => <LinksOfPage patientId={patientid} token={link} />,
  deviceChart: ({ patientid, link }, { deviceid, valueIndex }) => (
    <MetricChart patientid={patientid} link={link} deviceid={deviceid} valueIndex={valueIndex} />
  ),
  form: ({ patientid, link }, { formid, shortname }, timeZone, onClose) => (
    <SubmittedFormDialog
      patientId={patientid}
      answerId={formid}
      name={shortname}
      timeZone={timeZone}
      link={link}
      onClose={onClose}
    />
  ),
};

/** Page with a patient's progress, with the forms and device charts of other features; in lite also with notices of messages. */
export function ProgressByLinkPage() {
  const hears = useLite();
  return (
    <>
      <ProgressPage {...others} />
      {hears && <LiteNotifications />}
    </>
  );
}

/** Page with the values of one device, below the greeting of the progress page. Both pages are in one file because they share the greeting. */
export const DeviceChartsByLinkPage = () => (
  <DeviceChartsPage greeting={(patientid, link) => <GreetingByLink patientid={patientid} link={link} />} />
);
