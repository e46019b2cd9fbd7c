import { withdrawalForm } from "@restride/domain/account-deletion/withdrawal-form.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Circle, CircleCheck, Undo2 } from "lucide-react";
import { useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { TextArea } from "../../ui/field/TextField.tsx";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Card } from "../../ui/look/Card.tsx";
import { type AccountDeletionQuery, AccountDeletionDocument, WithdrawForPatientDocument } from "./deletion.graphql.ts";
import styles from "./DeletionCard.module.css";
import * as texts from "./case-detail-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

type Deletion = NonNullable<AccountDeletionQuery["getAccountDeletion"]["deletion"]>;

/** Effects of the erasure on each kind of the person's data. */
const fates = [
  [texts.namePhoneMailAddresses, texts.erasedLabel],
  [texts.signInAndLinks, texts.endAtOnce],
  [texts.readingsAndAnswers, texts.erasedLabel],
  [texts.notesCasesCommentsImages, texts.erasedLabel],
  [texts.copiesInTheAuditLog, texts.removedLabel],
  [texts.factsAndLogOfReads, texts.stayThatAndWhenIds],
] as const;

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
}

const devicesText = (devices: Deletion["devicesOut"]): string =>
  devices
    .map(({ name, status, since }) => texts.deviceIsOut(name, deviceStateLabel(status), since ? formatUs(since) : null))
    .join("; ");

/** Returns the steps of a deletion from its request to its end, with those that are done. */
function stepsOf({ requestedOn, eraseOn, withdrawnOn, erasedOn, devicesOut }: Deletion, timeZone: string): Step[] {
  const moment = (instant: string): string => formatInstant(Date.parse(instant), timeZone);
  const request = { done: true, title: texts.requestCameIn, text: texts.onThePublicPage(moment(requestedOn)) };
  const notification = {
    done: true,
    title: texts.linkToWithdraw,
    text: texts.byMailAndSmsToTheAddress,
  };
  if (withdrawnOn) return [request, notification, { done: true, title: texts.withdrawn, text: moment(withdrawnOn) }];
  if (erasedOn) return [request, notification, { done: true, title: texts.accountErased, text: moment(erasedOn) }];
  const devices = {
    done: false,
    title: texts.beforeTheDayGetTheDevices,
    text: texts.afterwardsNobodyCanTraceThem(devicesText(devicesOut)),
  };
  const end = {
    done: false,
    title: texts.erasedAfter(formatUs(eraseOn)),
    text: texts.daysAfterTheRequestTheCase,
  };
  return [request, notification, ...(devicesOut.length > 0 ? [devices] : []), end];
}

function WithdrawDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useDraft(`withdrawal ${caseId}`, () => ({ reason: "" }));
  const form = useForm(withdrawalForm, draft.value);
  const send = async ({ reason }: { reason: string }): Promise<boolean> => {
    const outcome = await mutateAndNotify(WithdrawForPatientDocument, { caseId, reason }, { invalidates: ["cases"] });
    if (outcome.kind === "data") onClose();
    return outcome.kind === "data";
  };
  return (
    <FormDialog
      title={texts.withdrawForThePatient}
      form={form}
      draft={draft}
      confirm={texts.withdraw}
      onSend={send}
      onClose={onClose}
    >
      <p>{texts.thePatientWithdrawsWithTheLink}</p>
      <TextArea {...form.field("reason")} label={texts.reason} required rows={4} />
    </FormDialog>
  );
}

/** Card about the deletion of an account: its day, open tasks, and a button to withdraw it. */
export function DeletionCard({ caseId }: { caseId: string }) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const [isWithdrawing, withdraw] = useState(false);
  const { data } = useGraphqlQuery(AccountDeletionDocument, { caseId }, { tags: ["cases"] });
  const deletion = data?.getAccountDeletion.deletion;
  if (!deletion) return null;
  const isOpen = !deletion.withdrawnOn && !deletion.erasedOn;
  return (
    <Card title={texts.whatHappens} aside={isOpen && texts.dayLeft(deletion.daysLeft)}>
      <ol className={styles.steps}>
        {stepsOf(deletion, timeZone).map(({ done, title, text }) => (
          <li key={title}>
            {done ? <CircleCheck aria-label={texts.doneLabel} /> : <Circle aria-label={texts.toCome} />}
            <span>
              <strong>{title}</strong>
              <br />
              {text}
            </span>
          </li>
        ))}
      </ol>
      {isOpen && (
        <>
          <dl className={styles.fates}>
            {fates.map(([subject, fate]) => (
              <div key={subject}>
                <dt>{subject}</dt>
                <dd>{fate}</dd>
              </div>
            ))}
          </dl>
          <Button className={styles.withdraw} icon={<Undo2 />} onClick={() => withdraw(true)}>
            {texts.withdrawForThePatient}
          </Button>
        </>
      )}
      {isWithdrawing && <WithdrawDialog caseId={caseId} onClose={() => withdraw(false)} />}
    </Card>
  );
}
