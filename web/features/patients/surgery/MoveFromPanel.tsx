import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { CalendarClock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { callAndTell } from "../../../platform/calls/calls.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { MoveSurgeryDocument } from "./surgery.graphql.ts";
import type { SeenMove } from "./use-tried-move.ts";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog.tsx")).MoveDialog }));

interface MoveFromPanelProps {
  patientId: string;
  subject: string;
  date: CalendarDate;
  today: CalendarDate;
}

const changes = ["patients", "schedules", "progress", "reminders"] as const;

/** Opens the change of the surgery date beside it. */
export function MoveFromPanel({ patientId, subject, date, today }: MoveFromPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const move = async ({ reminders, ...seen }: SeenMove): Promise<boolean> => {
    const input = { patientid: patientId, ...seen, reminders: [...reminders] };
    const outcome = await callAndTell(MoveSurgeryDocument, { input }, { changes });
    if (outcome.kind === "data") setOpen(false);
    return outcome.kind === "data";
  };
  return (
    <>
      <IconButton label="Change surgery date" icon={<CalendarClock />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <MoveDialog
            patientId={patientId}
            subject={subject}
            from={date}
            to={date}
            today={today}
            onMove={move}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
