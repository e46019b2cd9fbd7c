import { ageGroups } from "@restride/domain/patients/age-group.ts";
import { genders } from "@restride/domain/patients/person-name.ts";
import { surgeryTypeLabel, surgeryTypes } from "@restride/domain/schedules/surgery-days.ts";
import { readId } from "@restride/domain/values/id.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGraphqlQuery } from "../../../../platform/calls/use-graphql-query.ts";
import { Select } from "../../../../ui/field/Select.tsx";
import { Carousel } from "../../../../ui/list/Carousel.tsx";
import { PartFailed } from "../../../../ui/look/States.tsx";
import card from "../../Card.module.css";
import { OfferedRegimensDocument, type OfferedRegimenFragment } from "../../content.graphql.ts";
import { exercisesOf } from "../take-plan.ts";
import { contentVariablesOf } from "../../use-content.ts";
import { useNextStep } from "../use-next-step.ts";
import { editProgramme, type NewPatient, useWizardState } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import { wizard } from "../wizard-store.ts";
import { withoutExercises } from "@restride/domain/programmes/linking.ts";
import { editExercises } from "@restride/domain/programmes/edit-rows.ts";
import { WaitingCards } from "../careplan/WaitingCards.tsx";
import { AssignedRegimens } from "./AssignedRegimens.tsx";
import { RegimenCard } from "./RegimenCard.tsx";
import styles from "../careplan/CarePlanStep.module.css";
import { randomId } from "../../../../platform/device/random-id.ts";
import * as texts from "./regimens-texts.ts";

const any = { value: "", label: texts.all };
const filters = {
  surgery_type: [texts.surgeryType, [any, ...surgeryTypes.map((value) => ({ value, label: surgeryTypeLabel(value) }))]],
  age_group: [
    texts.ageGroup,
    [any, ...ageGroups.slice(1).map((value) => ({ value, label: texts.ageGroupLabel(value) }))],
  ],
  gender: [texts.gender, [any, ...genders.map((value) => ({ value, label: texts.genderLabels[value] }))]],
} as const;

type Filter = Record<keyof typeof filters, string>;
const everybody: Filter = { surgery_type: "", age_group: "", gender: "" };

const newId = () => readId(randomId());

/** Assigns a regimen's exercises to the patient, or removes them. */
const toggle = (regimen: OfferedRegimenFragment, isAssigned: boolean, day: number): void => {
  const { exercises } = wizard.current().content.programme;
  editProgramme({
    exercises: isAssigned
      ? editExercises(exercises, (items) => withoutExercises(items, ({ row }) => row.regimen === regimen._id))
      : [...exercises, ...exercisesOf(regimen, { today: day, newId })],
  });
};

function useOffered(filter: Filter) {
  const careplan = useWizardState().content.carePlan?._id ?? null;
  const { surgery_type, age_group, gender } = filter;
  const variables = useMemo(
    () => ({
      filter: { surgery_type: surgery_type || null, age_group: age_group || null, gender: gender || null, careplan },
    }),
    [surgery_type, age_group, gender, careplan],
  );
  const answer = useGraphqlQuery(OfferedRegimensDocument, variables, { tags: ["content"] });
  return { ...answer, isWaiting: !answer.data && !answer.failure, regimens: answer.data?.getRegimens.regimens ?? [] };
}

/** Message that no regimen is assigned. Each press of Next scrolls it into view, because a phone's page may be scrolled far from it. */
function NoneAssigned({ asks }: { asks: number }) {
  const announcement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    announcement.current?.scrollIntoView({ block: "center" });
  }, [asks]);
  return (
    <p ref={announcement} role="alert" className={card.tools}>
      {texts.assignARegimenToContinue}
    </p>
  );
}

/** ASSIGN REGIMENS: the regimens that fit, assigned ones first, with the assigned ones beside them. */
export function RegimenStep({ planContext }: { planContext: NewPatient }) {
  const { patient, today, day } = planContext;
  const preset = useMemo((): Filter => contentVariablesOf(patient, today), [patient, today]);
  const [filter, setFilter] = useState<Filter>(() =>
    preset.age_group === ageGroups[0] ? { ...preset, age_group: "" } : preset,
  );
  const [asks, setAsks] = useState(0);
  const { exercises } = useWizardState().content.programme;
  const { regimens, isWaiting, failure, refetch } = useOffered(filter);
  const isAssigned = ({ _id }: OfferedRegimenFragment): boolean => exercises.some(({ regimen }) => regimen === _id);
  const [assignedAtFirst] = useState(() => new Set(exercises.map(({ regimen }) => regimen as string | null)));
  const sorted = regimens.toSorted(
    (one, other) =>
      Number(assignedAtFirst.has(other._id)) - Number(assignedAtFirst.has(one._id)) || one.startdate - other.startdate,
  );
  const { waits, openStep } = useNextStep();
  const next = (): void => (exercises.length === 0 ? setAsks(asks + 1) : void openStep("schedule"));
  return (
    <WizardFrame step="regimens" title={texts.assignRegimens} busy={waits} onNext={next}>
      {asks > 0 && exercises.length === 0 && <NoneAssigned asks={asks} />}
      <div className={styles.columns}>
        <div className={styles.plans}>
          <fieldset className={card.tools} aria-label={texts.filters}>
            {texts.forLabel}
            {(Object.keys(filters) as (keyof Filter)[]).map((field) => (
              <Select<string>
                key={field}
                label={filters[field][0]}
                value={filter[field]}
                options={filters[field][1]}
                onValue={(value) => setFilter({ ...filter, [field]: value })}
              />
            ))}
            <button type="button" className={card.link} onClick={() => setFilter(everybody)}>
              {texts.showAllRegimens}
            </button>
            <span>{texts.regimenCount(regimens.length)}</span>
          </fieldset>
          {failure && <PartFailed message={failure} effect={texts.regimensCouldNotBeLoaded} onRetry={refetch} />}
          {isWaiting ? (
            <WaitingCards subject={texts.regimens} />
          ) : (
            <Carousel
              label={texts.regimens}
              counted={texts.regimensAssignedFirst}
              cards={sorted.map((regimen) => ({
                id: regimen._id,
                card: (
                  <RegimenCard
                    regimen={regimen}
                    isAssigned={isAssigned(regimen)}
                    exercises={exercises}
                    day={day}
                    onToggle={() => toggle(regimen, isAssigned(regimen), day)}
                  />
                ),
              }))}
            />
          )}
        </div>
        <AssignedRegimens planContext={planContext} offered={regimens} />
      </div>
    </WizardFrame>
  );
}
