import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import type { Column } from "../../ui/list/DataTable.tsx";
import type { UndeliveredMessageFragment } from "./undelivered-messages.graphql.ts";
import styles from "./UndeliveredDialog.module.css";
import * as texts from "./undelivered-messages-texts.ts";

type Message = UndeliveredMessageFragment;

/** Returns the recipient's name, else the address, else the name of the patient whom the message is about; a dash for none. */
export const nameOf = ({ name, recipient, about }: Message): string => name || recipient || about || "—";

const triesText = (tries: number): string => texts.triedOnceTimes(tries);

/** Returns sentences with the reason why a message was not delivered, the number of attempts, and the next step. */
export const reasonLines = ({ reason, tries, nexttry, instead }: Message, timeZone: string): string[] => [
  reason,
  triesText(tries),
  nexttry ? texts.nextTry(formatInstant(Date.parse(nexttry), timeZone)) : instead,
];

const Lines = ({ first, more }: { first: ReactNode; more: readonly string[] }) => (
  <span className={styles.lines}>
    {first}
    {more.filter(Boolean).map((line) => (
      <small key={line}>{line}</small>
    ))}
  </span>
);

/** Returns the columns of the list; `actions` renders the actions of a message. */
export const undeliveredColumns = (timeZone: string, actions: (message: Message) => ReactNode): Column<Message>[] => [
  {
    key: "to",
    title: texts.toLabel,
    pin: "left",
    cell: (message) => (
      <Lines first={<strong>{nameOf(message)}</strong>} more={[message.name === "" ? "" : message.recipient]} />
    ),
  },
  {
    key: "kind",
    title: texts.message,
    cell: ({ kind, about }) => <Lines first={kind} more={[about && texts.aboutSubject(about)]} />,
  },
  { key: "since", title: texts.since, cell: ({ since }) => formatInstant(Date.parse(since), timeZone) },
  {
    key: "reason",
    title: texts.reason,
    cell: (message) => {
      const [reason, , next] = reasonLines(message, timeZone);
      return <Lines first={reason} more={[next ?? ""]} />;
    },
  },
  { key: "tries", title: texts.tries, align: "right", cell: ({ tries }) => String(tries) },
  { key: "action", title: texts.action, align: "right", pin: "right", cell: actions },
];
