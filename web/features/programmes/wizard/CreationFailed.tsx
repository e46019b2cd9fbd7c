import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import * as texts from "./wizard-texts.ts";

/** Dialog with the reason why a patient was not created. */
export const CreationFailed = ({ failure, onClose }: { failure: string; onClose: () => void }) => (
  <Dialog
    title={texts.somethingWentWrong}
    onClose={onClose}
    actions={
      <Button variant="primary" data-first-focus onClick={onClose}>
        {texts.okLabel}
      </Button>
    }
  >
    <p>{failure}</p>
    <p>{texts.nothingWasCreatedAndAll}</p>
  </Dialog>
);
