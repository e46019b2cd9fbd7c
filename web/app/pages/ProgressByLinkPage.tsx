import { lazy, Suspense } from "react";
import type { FromOthers } from "../../features/progress-page/Progress.tsx";
import { ProgressPage } from "../../features/progress-page/ProgressPage.tsx";

const MetricChart = lazy(async () => ({
  default: (await import("../../features/device-charts/MetricChart.tsx")).MetricChart,
}));

const FormDialog = lazy(async () => ({
  default: (await import("../../features/questionnaires/FormDialog.tsx")).FormDialog,
}));

const others: FromOthers = {
  deviceChart: ({ patientid, link }, { deviceid, valueIndex }) => (
    <MetricChart patientid={patientid} link={link} deviceid={deviceid} valueIndex={valueIndex} />
  ),
  form: ({ patientid, link }, { formid, shortname }, timeZone, onClose) => (
    <Suspense>
      <FormDialog
        patientId={patientid}
        answerId={formid}
        name={shortname}
        timeZone={timeZone}
        link={link}
        onClose={onClose}
      />
    </Suspense>
  ),
};

/** A patient's progress, with the forms and device charts of their features. */
export const ProgressByLinkPage = () => <ProgressPage {...others} />;
