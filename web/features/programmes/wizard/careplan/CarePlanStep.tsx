import { matchesSearch, searchParts } from "@restride/domain/names/search-form.ts";
import { fitsPatient } from "@restride/domain/content/fits.ts";
import { mayOpen, pathOf, routes } from "@restride/domain/access/routes.ts";
import { ageGroups } from "@restride/domain/patients/age-group.ts";
import { surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { stepAfter } from "@restride/domain/programmes/wizard-steps.ts";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { visitorOf } from "../../../../platform/session/profile.ts";
import { useSignedIn } from "../../../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../../../platform/calls/use-graphql-query.ts";
import { Carousel } from "../../../../ui/list/Carousel.tsx";
import { SearchField } from "../../../../ui/list/SearchField.tsx";
import { Button, buttonClass } from "../../../../ui/look/Button.tsx";
import { EmptyState, NoResult, PartFailed } from "../../../../ui/look/States.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { CarePlansDocument, type OfferedPlanFragment } from "../../content.graphql.ts";
import { CreationFailed } from "../CreationFailed.tsx";
import { useCreate } from "../use-create.ts";
import { contentVariablesOf } from "../../use-content.ts";
import { useNextStep } from "../use-next-step.ts";
import { type NewPatient, useWizardState } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import styles from "./CarePlanStep.module.css";
import { PlanCard } from "./PlanCard.tsx";
import { PlanPreview } from "./PlanPreview.tsx";
import { ReplaceQuestion } from "./ReplaceQuestion.tsx";
import { WaitingCards } from "./WaitingCards.tsx";
import { useAssign } from "./use-assign.ts";
import * as texts from "./careplan-texts.ts";

/** Loads the plans that fit the patient; with `showAll` also others for the same joint. */
function useOffered({ patient, today }: NewPatient, showAll: boolean) {
  const lookedFor = contentVariablesOf(patient, today);
  const variables = useMemo(() => ({ surgery_type: lookedFor.surgery_type }), [lookedFor.surgery_type]);
  const answer = useGraphqlQuery(CarePlansDocument, variables, { tags: ["content"] });
  const plans = answer.data?.getAllCarePlans.plans ?? null;
  const isFor = ({ age_groups }: OfferedPlanFragment): boolean =>
    fitsPatient({ age_groups: ageGroups.filter((group) => age_groups.includes(group)) }, lookedFor);
  const fitting = plans?.filter(isFor) ?? [];
  const others = plans?.filter((plan) => !isFor(plan)) ?? [];
  const visiblePlans = showAll || fitting.length === 0 ? [...fitting, ...others] : fitting;
  const audience = texts.forPatient(surgeryTypeLabel(patient.surgery.type), lookedFor.age_group, patient.gender);
  return { ...answer, plans, visiblePlans, hidden: (plans?.length ?? 0) - visiblePlans.length, audience };
}

interface PlansProps {
  offered: ReturnType<typeof useOffered>;
  search: string;
  assign: ReturnType<typeof useAssign>;
  onClear: () => void;
  onAll: () => void;
}

/** Cards of the plans that match the search, side by side. */
function Plans({ offered, search, assign, onClear, onAll }: PlansProps) {
  const matchingPlans = offered.visiblePlans.filter(({ name }) => matchesSearch([name], searchParts(search)));
  return (
    <div className={styles.plans}>
      {offered.plans === null ? (
        !offered.failure && <WaitingCards subject={texts.carePlans} />
      ) : search !== "" && matchingPlans.length === 0 ? (
        <NoPlanFound search={search} onClear={onClear} />
      ) : (
        <Carousel
          label={texts.carePlans}
          counted={texts.plansAudience(offered.audience)}
          cards={matchingPlans.map((plan) => ({ id: plan._id, card: <PlanCard plan={plan} assign={assign} /> }))}
        />
      )}
      {offered.hidden > 0 && (
        <Button variant="text" onClick={onAll}>
          {texts.showAll}
        </Button>
      )}
    </div>
  );
}

/** SELECT CARE PLAN: plans side by side, and a preview of the chosen one. */
export function CarePlanStep({ planContext }: { planContext: NewPatient }) {
  const [search, setSearch] = useState("");
  const [showAll, setShowAll] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { content } = useWizardState();
  const { busy, create, failure, dismiss } = useCreate();
  const offered = useOffered(planContext, showAll);
  const assign = useAssign(planContext, offered.plans);
  const { firstname, lastname } = planContext.patient;
  const after = stepAfter("careplan", content.carePlan);
  const isLast = content.carePlan !== null && after === null;
  const { waits, openStep } = useNextStep();
  const goOn = (): void => (content.carePlan && after ? void openStep(after) : setAsking(true));
  return (
    <WizardFrame
      step="careplan"
      title={texts.selectCarePlan(firstname, lastname)}
      tools={
        <SearchField
          label={texts.searchCarePlans}
          placeholder={texts.searchCarePlans}
          value={search}
          onValue={setSearch}
        />
      }
      busy={busy || waits}
      onNext={isLast ? () => void create() : goOn}
    >
      {offered.failure && (
        <PartFailed message={offered.failure} effect={texts.carePlansCouldNotBe} onRetry={offered.refetch} />
      )}
      {offered.plans?.length === 0 && <NonePublished />}
      <div className={styles.columns} hidden={offered.plans?.length === 0}>
        <Plans
          offered={offered}
          search={search}
          assign={assign}
          onClear={() => setSearch("")}
          onAll={() => setShowAll(true)}
        />
        <PlanPreview planContext={planContext} />
      </div>
      {assign.replacing && <ReplaceQuestion assign={assign} />}
      {isAsking && <NoPlan onClose={() => setAsking(false)} />}
      {failure !== null && <CreationFailed failure={failure} onClose={dismiss} />}
    </WizardFrame>
  );
}

function NonePublished() {
  const mayOffer = mayOpen(routes.contentCarePlans, visitorOf(useSignedIn()));
  return (
    <EmptyState title={texts.noCarePlanIsOffered} text={texts.aCompanyAdminCanOffer}>
      {mayOffer && (
        <Link to={pathOf("contentCarePlans")} className={buttonClass({})}>
          {texts.content}
        </Link>
      )}
    </EmptyState>
  );
}

const NoPlanFound = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <NoResult title={texts.noCarePlanFoundWith(search)} text={texts.tryAPartOfItsName}>
    <Button onClick={onClear}>{texts.clearSearch}</Button>
  </NoResult>
);

const NoPlan = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={texts.noCarePlanSelected}
    onClose={onClose}
    actions={
      <Button variant="primary" data-first-focus onClick={onClose}>
        {texts.okLabel}
      </Button>
    }
  >
    <p>{texts.selectACareplanToContinue}</p>
  </Dialog>
);
