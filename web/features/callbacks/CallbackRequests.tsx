import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Check, Undo2 } from "lucide-react";
import { useState } from "react";
import { mutate, notifyOutcome } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { useRows } from "../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../platform/page/use-local-pages.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Segmented } from "../../ui/field/Segmented.tsx";
import type { Column } from "../../ui/list/DataTable.tsx";
import { ListCard } from "../../ui/list/ListCard.tsx";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import { SectionHead } from "../../ui/page/PageHead.tsx";
import {
  type CallbackRequestFragment,
  CallbackRequestsDocument,
  SetCallbackCalledDocument,
} from "./callback-requests.graphql.ts";
import styles from "./CallbackRequests.module.css";
import { callbackTexts } from "@restride/domain/callbacks/callback-form-texts.ts";
import * as texts from "./callbacks-texts.ts";

const states = [
  { value: "open", text: texts.open },
  { value: "done", text: texts.doneLabel },
] as const;

const mutationOptions = { invalidates: ["callbacks"] } as const;

/** Records that a person was called, with an undo button; or that they were not. */
async function note(id: string, called: boolean): Promise<void> {
  const outcome = await mutate(SetCallbackCalledDocument, { id, called }, mutationOptions);
  if (outcome.kind !== "data" || !called) return notifyOutcome(outcome);
  offerUndo(callbackTexts.called, SetCallbackCalledDocument, { id, called: false }, mutationOptions);
}

const Act = ({ _id, name, calledOn }: CallbackRequestFragment) =>
  calledOn ? (
    <Button
      size="small"
      icon={<Undo2 />}
      aria-label={texts.waitsForACallAgain(name)}
      onClick={() => void note(_id, false)}
    >
      {texts.notCalled}
    </Button>
  ) : (
    <Button size="small" icon={<Check />} aria-label={texts.calledName(name)} onClick={() => void note(_id, true)}>
      {texts.calledLabel}
    </Button>
  );

const calledText = ({ calledOn, calledBy }: CallbackRequestFragment, timeZone: string): string =>
  calledOn ? `${calledBy ?? ""}, ${formatInstant(Date.parse(calledOn), timeZone)}` : "";

const columnsOf = (isDone: boolean, timeZone: string): Column<CallbackRequestFragment>[] => [
  { key: "name", title: texts.name, pin: "left", cell: ({ name }) => <strong>{name}</strong> },
  { key: "phone", title: texts.phone, cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
  { key: "surgeon", title: texts.surgeon, cell: ({ surgeonName }) => surgeonName },
  { key: "message", title: texts.message, cell: ({ message }) => <span className={styles.message}>{message}</span> },
  {
    key: "received",
    title: texts.receivedLabel,
    cell: ({ receivedOn }) => formatInstant(Date.parse(receivedOn), timeZone),
  },
  ...(isDone
    ? [{ key: "called", title: texts.calledLabel, cell: (row: CallbackRequestFragment) => calledText(row, timeZone) }]
    : []),
  { key: "action", title: texts.action, align: "right", pin: "right", cell: (row) => <Act {...row} /> },
];

/** List of requests from a public page to be called back, with the member of staff who called. */
export function CallbackRequests() {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const [state, setState] = useState<"open" | "done">("open");
  const pages = useLocalPages();
  const isDone = state === "done";
  const listed = useRows(
    CallbackRequestsDocument,
    { done: isDone, metadata: pages.page },
    { tags: ["callbacks"], read: ({ getCallbackRequests: { requests, total } }) => ({ rows: requests, total }) },
  );
  const open = listed.data?.getCallbackRequests.open ?? null;
  return (
    <ListCard>
      <div className={styles.head}>
        <SectionHead
          title={texts.callbackRequests}
          counts={open !== null && <span className={styles.openCount}>{texts.openText(open)}</span>}
        >
          <Segmented
            label={texts.whichRequests}
            value={state}
            options={states}
            onValue={(value) => {
              setState(value);
              pages.showFirst();
            }}
          />
        </SectionHead>
      </div>
      <RecordRows<CallbackRequestFragment>
        caption={texts.callbackRequests}
        listed={listed}
        pages={pages}
        sizes={pageSizes}
        columns={columnsOf(isDone, timeZone)}
        cards={(rows) => (
          <RowCards<CallbackRequestFragment>
            rows={rows}
            title={({ name }) => name}
            open={({ phone }) =>
              () =>
                window.open(`tel:${phone}`, "_self")
              }
            lines={(row) => [
              row.phone,
              row.message,
              `${row.surgeonName} · ${formatInstant(Date.parse(row.receivedOn), timeZone)}`,
              calledText(row, timeZone),
            ]}
            actions={(row) => <Act {...row} />}
          />
        )}
        open={() => () => undefined}
        nobody={
          <EmptyState
            title={isDone ? texts.nobodyWasCalledBackYet : texts.nobodyWaitsForACall}
            text={texts.requestsComeFromThePublic}
          />
        }
      />
    </ListCard>
  );
}
