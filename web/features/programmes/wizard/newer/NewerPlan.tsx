import { useMemo, useState } from "react";
import { toasts } from "../../../../platform/notices/toasts.ts";
import { useGraphqlQuery } from "../../../../platform/calls/use-graphql-query.ts";
import { Button } from "../../../../ui/look/Button.tsx";
import { CarePlansDocument, type OfferedPlanFragment } from "../../content.graphql.ts";
import { ReplaceQuestion } from "../careplan/ReplaceQuestion.tsx";
import { useAssign } from "../careplan/use-assign.ts";
import { type NewPatient, useWizardState } from "../use-wizard.ts";
import { wizard } from "../wizard-store.ts";
import { CompareDialog } from "./CompareDialog.tsx";
import * as texts from "./newer-texts.ts";

interface Props {
  readonly planContext: NewPatient;
  readonly numbers: { readonly current: number; readonly newest: number };
  readonly newestId: string;
  readonly onTaken: () => void;
}

/**
 * Buttons that compare the newest version of a draft's care plan with the draft's version, or take it. Only versions offered to the clinic can be
 * taken.
 */
export function NewerPlan({ newestId, ...rest }: Props) {
  const { planContext } = rest;
  const variables = useMemo(
    () => ({ surgery_type: planContext.patient.surgery.type }),
    [planContext.patient.surgery.type],
  );
  const { data } = useGraphqlQuery(CarePlansDocument, variables, { tags: ["content"] });
  const plan = data?.getAllCarePlans.plans?.find(({ _id }) => _id === newestId);
  return plan ? <Offer plan={plan} {...rest} /> : null;
}

type OfferProps = Omit<Props, "newestId"> & { readonly plan: OfferedPlanFragment };

function Offer({ plan, planContext, numbers, onTaken }: OfferProps) {
  const [isComparing, setComparing] = useState(false);
  const { draft, content } = useWizardState();
  const { carePlan, programme, brought } = content;
  const putBack = (): void => {
    if (wizard.current().draft?._id === draft?._id) wizard.edit({ carePlan, programme, brought });
  };
  const assign = useAssign(planContext, null, () => {
    toasts.undo(texts.thisDraftIsMadeFromVersion(numbers.newest), putBack);
    onTaken();
  });
  return (
    <>
      <Button variant="text" size="small" onClick={() => setComparing(true)}>
        {texts.compare}
      </Button>
      <Button size="small" busy={assign.assigning !== null} onClick={() => assign.assign(plan)}>
        {texts.takeVersion(numbers.newest)}
      </Button>
      {isComparing && (
        <CompareDialog
          plan={plan}
          planContext={planContext}
          subject={texts.versionBeside(numbers.newest, numbers.current)}
          onClose={() => setComparing(false)}
        />
      )}
      {assign.replacing && <ReplaceQuestion assign={assign} version={numbers.newest} />}
    </>
  );
}
