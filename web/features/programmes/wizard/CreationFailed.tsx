import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";

/** Dialog with the reason why a patient was not created. */
export const CreationFailed = ({ failure, onClose }: { failure: string; onClose: () => void }) => (
  <Dialog
    title="Something went wrong"
    onClose={onClose}
    actions={
      <Button variant="primary" data-first-focus onClick={onClose}>
        OK
      </Button>
    }
  >
    <p>{failure}</p>
    <p>Nothing was created, and all that you typed is still there.</p>
  </Dialog>
);
