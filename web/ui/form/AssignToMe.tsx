import { useState } from "react";
import { Button } from "../look/Button.tsx";
import { ConfirmDialog } from "../overlay/Dialog.tsx";

interface TakeOverProps {
  /** Names the person who looks after the case. */
  question: string;
  onTake: () => void;
  onClose: () => void;
}

/** Asks before a case is taken from somebody else. */
export const TakeOverDialog = ({ question, onTake, onClose }: TakeOverProps) => (
  <ConfirmDialog title="Take over this case" text={question} confirm="Take over" onConfirm={onTake} onClose={onClose} />
);

interface AssignToMeProps {
  /** Read by who does not see which case the button is of. */
  label: string;
  /** The question to ask first, naming the person who looks after the case; null for nobody. */
  question: string | null;
  onTake: () => void;
}

/** Takes a case; one of somebody else after a question. */
export function AssignToMe({ label, question, onTake }: AssignToMeProps) {
  const [isAsking, setAsking] = useState(false);
  const take = (): void => {
    setAsking(false);
    onTake();
  };
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => (question === null ? onTake() : setAsking(true))}>
        Assign to me
      </Button>
      {isAsking && <TakeOverDialog question={question!} onTake={take} onClose={() => setAsking(false)} />}
    </>
  );
}
