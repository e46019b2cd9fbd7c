import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import styles from "./Calendar.module.css";

/** Button to the previous month. */
export const Previous = () => (
  <Button slot="previous" className={styles.turn ?? ""}>
    <ChevronLeft />
  </Button>
);

/** Button to the next month. */
export const Next = () => (
  <Button slot="next" className={styles.turn ?? ""}>
    <ChevronRight />
  </Button>
);

/** Grid of the days of a month; `ahead` counts months from the first one that is shown. */
export const Month = ({ ahead = 0 }: { ahead?: number }) => (
  <CalendarGrid offset={{ months: ahead }} weekdayStyle="short" className={styles.month ?? ""}>
    <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}</CalendarGridHeader>
    <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles.day ?? ""} />}</CalendarGridBody>
  </CalendarGrid>
);
