import { parseDate } from "@internationalized/date";
import { type CalendarDate, calendarDate } from "@restride/domain/values/calendar-date.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import styles from "./DateCalendar.module.css";
