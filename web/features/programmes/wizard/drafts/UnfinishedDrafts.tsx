import { pathOf } from "@restride/domain/access/routes.ts";
import { surgeryTypeLabel, surgeryTypes } from "@restride/domain/schedules/surgery-days.ts";
import { stepName, stepsOf } from "@restride/domain/programmes/wizard-steps.ts";
import { addDays, formatTime, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSingleKeys } from "../../../../platform/device/single-keys.ts";
import { useKeys } from "../../../../platform/device/use-keys.ts";
import { mutateAndNotify } from "../../../../platform/calls/calls.ts";
import { useSignedIn } from "../../../../platform/session/use-profile.ts";
import { IconButton } from "../../../../ui/look/IconButton.tsx";
import { Avatar, Kbd } from "../../../../ui/look/Marks.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/Dialog.tsx";
import { PopoverButton } from "../../../../ui/overlay/PopoverButton.tsx";
import { stepPath } from "../use-wizard.ts";
import { readStep } from "../wizard-content.ts";
import { DiscardPatientDraftDocument, type ListedDraftFragment } from "./drafts.graphql.ts";
import styles from "./UnfinishedDrafts.module.css";
import * as texts from "./unfinished-drafts-texts.ts";

/** Returns a function that formats when a draft was last changed: "yesterday, 5:52 PM". */
function useWhen(): (at: string) => string {
  const zone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const [now] = useState(Date.now);
  const today = todayIn(now, zone);
  return (at) => {
    const instant = Date.parse(at);
    const day = todayIn(instant, zone);
    const names = new Map([
      [today, texts.todayWord],
      [addDays(today, -1), texts.yesterdayWord],
    ]);
    return `${names.get(day) ?? formatUs(day)}, ${formatTime(instant, zone)}`;
  };
}

/** Returns the state of a draft: "Knee · 12/07/2026 · Exercise schedule, 5 of 6". */
const stateText = (draft: ListedDraftFragment): string => {
  const { surgerytype, surgerydate, step, hasdevices, includesregimens } = draft;
  const joint = surgeryTypes.find((type) => type === surgerytype);
  const at = readStep(step);
  const isPlanned = typeof hasdevices === "boolean" && typeof includesregimens === "boolean";
  const steps = stepsOf(isPlanned ? { hasDevices: hasdevices, includesRegimens: includesregimens } : null);
  const place = texts.stepNameOfPlace(stepName(at), steps.indexOf(at) + 1, steps.length);
  return [joint && surgeryTypeLabel(joint), surgerydate && formatUs(surgerydate), place].filter(Boolean).join(" · ");
};

type Drafts = readonly ListedDraftFragment[];

/** Button that opens the list of unfinished patients. */
export const UnfinishedDrafts = ({ drafts, ...button }: { drafts: Drafts; button: ReactNode; className: string }) => (
  <PopoverButton label={texts.add} {...button}>
    <Panel drafts={drafts} />
  </PopoverButton>
);

/** Button that starts a new patient; while the list is open, the key N starts one too. */
function NewPatient({ isOff }: { isOff: boolean }) {
  const navigate = useNavigate();
  useKeys((event) => {
    if (event.key.toLowerCase() !== "n" || isOff) return;
    event.preventDefault();
    void navigate(pathOf("patientAddInfo"));
  });
  return (
    <Link to={pathOf("patientAddInfo")} className={styles.add}>
      <Plus /> {texts.newPatient} {useSingleKeys() && <Kbd>N</Kbd>}
    </Link>
  );
}

/** List of unfinished patients, and a button for a new one. */
function Panel({ drafts }: { drafts: Drafts }) {
  const [discarding, setDiscarding] = useState<ListedDraftFragment | null>(null);
  const when = useWhen();
  const discard = async (id: string): Promise<void> => {
    setDiscarding(null);
    await mutateAndNotify(DiscardPatientDraftDocument, { id }, { invalidates: ["drafts"] });
  };
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <strong>{texts.unfinishedLabel}</strong> <span>{texts.kept30Days}</span>
      </p>
      <ul>
        {drafts.map((draft) => {
          const name = draft.name === "" ? texts.noNameYet : draft.name;
          return (
            <li key={draft._id} className={styles.draft}>
              <Link to={stepPath(readStep(draft.step), draft._id)}>
                <Avatar name={draft.name} />
                <span className={styles.twoLines}>
                  <strong>{name}</strong>
                  <small>{stateText(draft)}</small>
                </span>
                <span className={styles.editor}>
                  {draft.heldby ? texts.editedBy(draft.heldby) : draft.changedby}
                  <small>{when(draft.changedat)}</small>
                </span>
              </Link>
              <IconButton label={texts.discardName(name)} icon={<Trash2 />} onClick={() => setDiscarding(draft)} />
            </li>
          );
        })}
      </ul>
      <NewPatient isOff={discarding !== null} />
      {discarding && (
        <ConfirmDialog
          title={texts.discardThisDraft}
          text={texts.whatWasTypedForThis(discarding.name)}
          confirm={texts.discard}
          danger
          onConfirm={() => void discard(discarding._id)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </div>
  );
}
