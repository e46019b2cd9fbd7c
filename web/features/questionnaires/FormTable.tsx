import { scoreScales } from "@restride/domain/questionnaires/score-scale.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { TableHead } from "../../ui/list/TableHead.tsx";
import styles from "./SubmittedFormDialog.module.css";
import type { SubmittedFormQuery } from "./questionnaires.graphql.ts";
import * as texts from "./questionnaires-texts.ts";

/** Filled form, as it is shown. */
export type SubmittedForm = NonNullable<SubmittedFormQuery["getFormByScheduleSubId"]["form"]>;
type Question = SubmittedForm["questions"][number];

const none = "—";
const selectedOption = ({ options }: Question) => options.find(({ selected }) => selected);
const pointsOf = (points: number | null | undefined): string => (typeof points === "number" ? String(points) : none);
const sumOf = (points: readonly (number | null | undefined)[]): number =>
  points.reduce<number>((sum, each) => sum + (each ?? 0), 0);

/** Options as dots: the chosen one is filled, the previously chosen one is hollow. */
function Dots({ question, before }: { question: Question; before: number | null | undefined }) {
  return (
    <span className={styles.dots} aria-hidden>
      {question.options.map(({ optnumber, selected }) => (
        <i key={optnumber} data-full={selected} data-before={optnumber === before} />
      ))}
    </span>
  );
}

interface RowProps {
  question: Question;
  form: SubmittedForm;
  hasPoints: boolean;
}

function Row({ question, form: { before }, hasPoints }: RowProps) {
  const answer = selectedOption(question);
  const earlier = before?.answers[question.questnumber - 1];
  return (
    <tr>
      <td>{question.questnumber}</td>
      <th scope="row">{question.question}</th>
      <td>
        <strong>{answer?.option ?? none}</strong>
      </td>
      <td>
        <Dots question={question} before={earlier} />
      </td>
      {hasPoints && <td>{pointsOf(answer?.optnumber)}</td>}
      {hasPoints && before && <td>{pointsOf(earlier)}</td>}
    </tr>
  );
}

/**
 * Table of the questions with their answers and, when a form has points, the points of this submission and of the previous one. A skipped question is
 * shown as such, not as 0.
 */
export function FormTable({ form }: { form: SubmittedForm }) {
  const { kind, before, questions } = form;
  const scale = scoreScales[kind];
  const dots = before ? texts.chosenHollowOn(formatUs(before.date)) : texts.chosenLabel;
  const heads = [
    "#",
    texts.question,
    texts.answer,
    dots,
    ...(scale ? [texts.points, ...(before ? [texts.before] : [])] : []),
  ];
  return (
    <table className={styles.table} data-points={scale !== undefined}>
      <caption className="visually-hidden">{form.shortname}</caption>
      <TableHead heads={heads} />
      <tbody>
        {questions.map((question) => (
          <Row key={question.questnumber} question={question} form={form} hasPoints={scale !== undefined} />
        ))}
      </tbody>
      {scale?.isSum && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {texts.sum}
            </th>
            <td>{sumOf(questions.map((question) => selectedOption(question)?.optnumber))}</td>
            {before && <td>{sumOf(before.answers)}</td>}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
