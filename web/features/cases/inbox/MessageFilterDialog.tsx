import { messageFilterForm, messageFilterFormOf } from "@restride/domain/cases/message-filter-form.ts";
import type { MessageFilter } from "@restride/domain/cases/message-filter.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import * as texts from "./inbox-texts.ts";

interface MessageFilterDialogProps {
  filter: MessageFilter;
  onFilter: (change: MessageFilter) => void;
  onClose: () => void;
}

/** Dialog that filters the messages by patient, phone, and urgency. */
export function MessageFilterDialog({ filter, onFilter, onClose }: MessageFilterDialogProps) {
  const use = useForm(messageFilterForm, messageFilterFormOf(filter));
  const submit = (): void =>
    use.submit((change) => {
      onFilter(change);
      onClose();
    });
  return (
    <Dialog
      title={texts.filterMessages}
      onClose={onClose}
      formRef={use.form}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.apply}
          </Button>
        </>
      }
    >
      <TextField {...use.field("name")} label={texts.patient} placeholder={texts.firstOrLastName} />
      <TextField {...use.field("lastdigitsofphone")} label={texts.lastFourDigitsOfPhone} inputMode="numeric" />
      <Checkbox checked={use.values.urgent} onChecked={(on) => use.set("urgent", on)}>
        {texts.urgentOnly}
      </Checkbox>
    </Dialog>
  );
}
