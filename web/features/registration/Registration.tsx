import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { deviceToday } from "../../platform/device/device-today.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { usePublicToasts } from "../../platform/page/use-public-toasts.ts";
import { PublicFrame } from "../../ui/page/PublicFrame.tsx";
import { ErrorState, NoResult } from "../../ui/look/States.tsx";
import { StepRow } from "../../ui/look/StepRow.tsx";
import { ConsentStep } from "./ConsentStep.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { type ConsentForm, stepOf } from "./registration-state.ts";
import { RegistrationPageDocument } from "./registration.graphql.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { ThankYou } from "./ThankYou.tsx";
import { useRegistration } from "./use-registration.ts";
import * as texts from "./registration-texts.ts";

const steps = [texts.patientDetails, texts.consentForms, texts.review, texts.thankYou];

/** Scrolls to the top of a new step and focuses its title, so that a screen reader reads it. */
function useFreshStep(step: number) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (step === first.current) return;
    first.current = -1;
    scrollTo(0, 0);
    box.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [step]);
  return box;
}

interface WizardProps {
  customer: string;
  clinic: string;
  logo: string | null;
  forms: readonly ConsentForm[];
}

function Wizard({ customer, clinic, logo, forms }: WizardProps) {
  const { state, change, finish } = useRegistration(customer);
  const [today] = useState(deviceToday);
  const step = stepOf(state, forms, today);
  const box = useFreshStep(step);
  const part = { state, change, forms, today };
  return (
    <PublicFrame
      name={clinic}
      logo={logo}
      subject={texts.patientRegistration}
      steps={<StepRow steps={steps} current={step} />}
    >
      <div ref={box}>
        {step === 0 && <DetailsStep {...part} />}
        {step === 1 && <ConsentStep {...part} />}
        {step === 2 && <ReviewStep {...part} customer={customer} onDone={finish} />}
        {step === 3 && <ThankYou clinic={clinic} />}
      </div>
    </PublicFrame>
  );
}

/** Public page on which a patient registers with a clinic: details, consent forms, review, thanks. */
export function Registration() {
  usePublicToasts();
  const { customer_id: customer = "" } = useParams();
  const { data, failure, refused, refetch } = useGraphqlQuery(
    RegistrationPageDocument,
    { customerid: customer },
    { tags: ["customers"] },
  );
  const forms = data?.getConsentForm.forms;
  if (failure !== null) {
    return (
      <PublicFrame subject={texts.patientRegistration}>
        {refused ? (
          <NoResult title={texts.thisPageCannotBeOpened} text={failure} />
        ) : (
          <ErrorState message={failure} reassurance={texts.nothingYouEnteredIsLost} onRetry={refetch} />
        )}
      </PublicFrame>
    );
  }
  if (!forms) return null;
  const { name, logo } = data.getCustomerLogoAndName;
  return <Wizard customer={customer} clinic={name ?? ""} logo={logo ?? null} forms={forms} />;
}
