import { caseChangeTexts } from "@restride/domain/case-work/case-change.ts";
import { useState } from "react";
import { Button } from "../look/Button.tsx";
import { ConfirmDialog } from "../overlay/Dialog.tsx";

interface TakeOverProps {
  /** The person who looks after the case. */
  name: string;
  onTake: () => void;
  onClose: () => void;
}

/** Asks before a case is taken from somebody else. */
export const TakeOverDialog = ({ name, onTake, onClose }: TakeOverProps) => (
  <ConfirmDialog
    title="Take over this case"
    text={caseChangeTexts.held(name)}
    confirm="Take over"
    onConfirm={onTake}
    onClose={onClose}
  />
);

interface AssignToMeProps {
  /** Read by who does not see which case the button is of. */
  label: string;
  /** The person who looks after the case; null for nobody. */
  present: string | null;
  onTake: () => void;
}

/** Takes a case; one of somebody else after a question. */
export function AssignToMe({ label, present, onTake }: AssignToMeProps) {
  const [isAsking, setAsking] = useState(false);
  const take = (): void => {
    setAsking(false);
    onTake();
  };
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => (present === null ? onTake() : setAsking(true))}>
        Assign to me
      </Button>
      {isAsking && <TakeOverDialog name={present!} onTake={take} onClose={() => setAsking(false)} />}
    </>
  );
}
