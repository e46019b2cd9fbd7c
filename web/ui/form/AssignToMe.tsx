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

/** The button that takes a case; `label` is read by people who do not see which case it is of. */
export const AssignToMe = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" aria-label={label} onClick={onClick}>
    Assign to me
  </Button>
);
