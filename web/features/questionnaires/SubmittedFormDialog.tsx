import { noScoreText, scaleText, scoreInWords, scoreScales } from "@restride/domain/questionnaires/score-scale.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { type CalendarDate, daysBetween, formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useKeys } from "../../platform/device/use-keys.ts";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./SubmittedFormDialog.module.css";
import { FormTable, type SubmittedForm } from "./FormTable.tsx";
import { SubmittedFormDocument } from "./questionnaires.graphql.ts";
import * as texts from "./questionnaires-texts.ts";

interface PagerProps {
  form: SubmittedForm;
  /** Time zone of the clinic. */
  timeZone: string;
  /** Date of the surgery, from which days are counted; null when the reader does not use such days. */
  surgery: CalendarDate | null;
  onShow: (answerId: string) => void;
}

/** Buttons to the previous and next submission of the same questionnaire. */
function Pager({ form, timeZone, surgery, onShow }: PagerProps) {
  const { date, submittime, place, count, before, laterid } = form;
  const sent = texts.sentAt(formatInstant(Date.parse(submittime), timeZone));
  const day = surgery && surgeryDayLabel(daysBetween(surgery, date));
  return (
    <div className={styles.pager}>
      <IconButton
        label={texts.theOneBefore}
        reason={texts.thisIsTheFirstOne}
        disabled={!before}
        icon={<ChevronLeft />}
        onClick={() => before && onShow(before._id)}
      />
      <p aria-live="polite">
        <strong>{formatUs(date)}</strong>
        <small>{[day, sent, texts.placeOfCount(place, count)].filter(Boolean).join(" · ")}</small>
      </p>
      <IconButton
        label={texts.theOneAfter}
        reason={texts.thisIsTheNewestOne}
        disabled={!laterid}
        icon={<ChevronRight />}
        onClick={() => laterid && onShow(laterid)}
      />
    </div>
  );
}

const changeSince = ({ kind, score, before }: SubmittedForm): string => {
  if (typeof score !== "number" || typeof before?.score !== "number" || !scoreScales[kind]) return "";
  const change = Math.round(score) - Math.round(before.score);
  const size = change === 0 ? texts.noChange : `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
  return texts.sinceText(size, formatUs(before.date));
};

function Score({ form }: { form: SubmittedForm }) {
  const { kind, score, questions } = form;
  const answers = questions.map(({ options }) => options.find(({ selected }) => selected)?.optnumber ?? null);
  const noScoreReason = noScoreText(kind, score ?? null, answers);
  return (
    <div className={styles.score}>
      <strong>{scoreInWords(kind, score ?? null)}</strong>
      <p>
        {noScoreReason ?? changeSince(form)}
        <small>{scaleText(kind)}</small>
      </p>
    </div>
  );
}

interface FormDialogProps {
  patientId: string;
  answerId: string;
  name: string;
  /** Name of the patient; left out when the reader is the patient. */
  subject?: string;
  timeZone: string;
  surgery?: CalendarDate | null;
  /** Token of a link to the patient's progress; without one the signed-in user is the principal. */
  link?: string | undefined;
  onClose: () => void;
}

/** Dialog with a submitted questionnaire and its chosen answers. Buttons and arrow keys lead to the previous and next submission. */
export function SubmittedFormDialog(props: FormDialogProps) {
  const { patientId, answerId, name, subject, timeZone, surgery = null, link, onClose } = props;
  const [openAnswerId, setOpenAnswerId] = useState(answerId);
  const { data, failure, refetch } = useGraphqlQuery(
    SubmittedFormDocument,
    { patientid: patientId, id: openAnswerId },
    { tags: ["questionnaires"], link },
  );
  const form = data?.getFormByScheduleSubId.form;
  useKeys(({ key }) => {
    const to = { ArrowLeft: form?.before?._id, ArrowRight: form?.laterid }[key];
    if (to) setOpenAnswerId(to);
  });
  return (
    <Dialog title={name} {...(subject && { subject })} width="form" onClose={onClose}>
      {failure && <PartFailed message={failure} effect={texts.theFormCouldNotBe} onRetry={refetch} />}
      {!form && !failure && <SkeletonLines count={10} height={45} />}
      {form && (
        <>
          <div className={styles.head}>
            <Pager form={form} timeZone={timeZone} surgery={surgery} onShow={setOpenAnswerId} />
            <Score form={form} />
            <Button icon={<Printer />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
          {form.questions.length > 0 ? <FormTable form={form} /> : <p>{texts.dataNotRecorded}</p>}
          {form.licence && <p className={styles.licence}>{form.licence}</p>}
        </>
      )}
    </Dialog>
  );
}
