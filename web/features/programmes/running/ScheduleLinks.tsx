import { pathOf, roleMayOpen, type RouteName, routes } from "@restride/domain/access/routes.ts";
import { Eye, History, Lock, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { Tip } from "../../../ui/look/Tip.tsx";
import styles from "./ScheduleLinks.module.css";
import * as texts from "./running-texts.ts";

/** Areas of a patient in which something is scheduled. */
interface ScheduledAreas {
  readonly exercises: boolean;
  readonly measurements: boolean;
  readonly questionnaires: boolean;
}

interface SchedulePagesProps {
  patientId: string;
  scheduled: ScheduledAreas;
  size?: "small" | "medium";
}

interface ScheduleLinksProps extends Pick<SchedulePagesProps, "patientId" | "scheduled"> {
  /** Opens the read-only programme, or its changes. */
  onOpen: (kind: "programme" | "changes") => void;
}

const areas: readonly (readonly [RouteName, keyof ScheduledAreas, string, string])[] = [
  ["exerciseSchedule", "exercises", texts.addExercise, texts.editExerciseSchedule],
  ["deviceSchedule", "measurements", texts.addDevice, texts.editMeasurementSchedule],
  ["questionnaireSchedule", "questionnaires", texts.addQuestionnaire, texts.editQuestionnaireSchedule],
];

const reasonWhyNot = texts.schedulesAreChangedByTheClinic;

/** Link to a schedule; disabled, with the reason, for users who may not change it. */
function ScheduleLink({
  name,
  text,
  patientId,
  isNew,
  size,
}: Pick<SchedulePagesProps, "patientId" | "size"> & {
  name: RouteName;
  text: string;
  isNew: boolean;
}) {
  const role = roleOf(useSignedIn());
  if (roleMayOpen(routes[name], role))
    return (
      <Link to={pathOf(name, { id: patientId })} className={buttonClass({ capitals: true, size })}>
        {isNew ? <Plus /> : <Pencil />}
        {text}
      </Link>
    );
  return (
    <Tip text={reasonWhyNot}>
      <Button
        size={size}
        capitals
        aria-disabled
        className={styles.disabledLink}
        icon={<Lock />}
        aria-label={`${text}: ${reasonWhyNot}`}
      >
        {text}
      </Button>
    </Tip>
  );
}

/** Links to a patient's schedules. */
export const SchedulePages = ({ patientId, scheduled, size = "medium" }: SchedulePagesProps) =>
  areas.map(([name, area, add, edit]) => (
    <ScheduleLink
      key={name}
      name={name}
      text={scheduled[area] ? edit : add}
      patientId={patientId}
      isNew={!scheduled[area]}
      size={size}
    />
  ));

interface ActionButtonProps {
  text: string;
  icon: ReactNode;
  /** Whether its icon is enough where a pointer can hover; a phone shows the text. */
  showsIconOnly: boolean;
  onOpen: () => void;
}

function ActionButton({ text, icon, showsIconOnly, onOpen }: ActionButtonProps) {
  const narrow = useNarrow();
  if (showsIconOnly && !narrow) return <IconButton label={text} icon={icon} onClick={onOpen} />;
  return (
    <Button icon={icon} onClick={onOpen}>
      {text}
    </Button>
  );
}

/** Links to a patient's schedules, and buttons for the read-only programme and its changes. */
export function ScheduleLinks({ patientId, scheduled, onOpen }: ScheduleLinksProps) {
  const mayChange = roleMayOpen(routes.exerciseSchedule, roleOf(useSignedIn()));
  return (
    <>
      <SchedulePages patientId={patientId} scheduled={scheduled} />
      <ActionButton
        text={texts.viewProgramme}
        icon={<Eye />}
        showsIconOnly={mayChange}
        onOpen={() => onOpen("programme")}
      />
      <ActionButton text={texts.changes} icon={<History />} showsIconOnly onOpen={() => onOpen("changes")} />
    </>
  );
}
