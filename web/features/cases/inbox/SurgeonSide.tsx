import { readId } from "@restride/domain/values/id.ts";
import { Users } from "lucide-react";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Avatar } from "../../../ui/look/Marks.tsx";
import type { ReactNode } from "react";
import styles from "./Inbox.module.css";
import type { MessagesQuery } from "./inbox.graphql.ts";
import type { InboxView } from "./use-inbox-view.ts";
import * as texts from "./inbox-texts.ts";

export type MessageSurgeon = NonNullable<MessagesQuery["getPatientMessages"]["data"]>["surgeons"][number];

interface EntryProps {
  picture: ReactNode;
  name: string;
  unread: number;
  chosen: boolean;
  onChoose: () => void;
}

const Entry = ({ picture, name, unread, chosen, onChoose }: EntryProps) => (
  <li>
    <button type="button" className={styles.surgeon} aria-pressed={chosen} onClick={onChoose}>
      {picture}
      <span className={styles.name}>{name}</span>
      {unread > 0 && (
        <span className={styles.count}>
          {unread}
          <span className="visually-hidden"> {texts.unread}</span>
        </span>
      )}
    </button>
  </li>
);

/** List of the surgeons with the numbers of their unread messages; choosing one filters the messages. */
export function SurgeonSide({ surgeons, view }: { surgeons: readonly MessageSurgeon[]; view: InboxView }) {
  const { filter, changeFilter } = view;
  const all = surgeons.reduce((sum, { unreadcount }) => sum + unreadcount, 0);
  return (
    <section className={`${styles.side} no-print`} aria-label={texts.surgeons}>
      <Checkbox
        checked={filter.bySurgeons ?? false}
        onChecked={(isOn) => changeFilter({ bySurgeons: isOn || undefined })}
      >
        {texts.bySurgeons}
      </Checkbox>
      <ul>
        <Entry
          picture={
            <span className={styles.allSurgeons}>
              <Users size={14} />
            </span>
          }
          name={texts.allSurgeons}
          unread={all}
          chosen={!filter.surgeonId}
          onChoose={() => changeFilter({ surgeonId: undefined })}
        />
        {surgeons.map(({ _id, name, image, unreadcount }) => (
          <Entry
            key={_id}
            picture={<Avatar name={name.replace(/^Dr\. /, "")} image={image} size={26} />}
            name={name}
            unread={unreadcount}
            chosen={filter.surgeonId === _id}
            onChoose={() => changeFilter({ surgeonId: readId(_id) })}
          />
        ))}
      </ul>
    </section>
  );
}
