import {
  codeSearch,
  endedText,
  foundText,
  isFoundBy,
  listName,
  piecesOf,
  searchedWords,
} from "@restride/domain/diagnoses/find-codes.ts";
import { useDeferredValue, useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { FindField } from "../../ui/field/FindField.tsx";
import { type FindDiagnosisCodesQuery, FindDiagnosisCodesDocument } from "./diagnoses.graphql.ts";
import styles from "./Diagnoses.module.css";
import * as texts from "./diagnoses-texts.ts";

type Code = NonNullable<FindDiagnosisCodesQuery["findDiagnosisCodes"]["codes"]>[number];

/** Returns the remark at the end of a row. */
const remark = ({ heading, endedOn, synonym, otherSide }: Code): string => {
  if (heading) return texts.headingRemark;
  if (endedOn) return endedText(endedOn);
  if (synonym !== null) return texts.alsoSynonym(synonym);
  return otherSide ? texts.otherSide : "";
};

const Found = ({ code, words }: { code: Code; words: readonly string[] }) => (
  <span className={styles.found}>
    <strong>{code.code}</strong>
    <span>
      {piecesOf(code.description, words).map(({ at, text, hit }) =>
        hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
    <small>{remark(code)}</small>
  </span>
);

interface FindCodeProps {
  patientId: string;
  onTake: (code: string, description: string) => void;
}

/** Field that finds a diagnosis code by the beginnings of its words. */
export function FindCode({ patientId, onTake }: FindCodeProps) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data, failure, loading, isOutdated } = useGraphqlQuery(
    FindDiagnosisCodesDocument,
    search.length < codeSearch.minLength ? null : { patientId, search },
    {
      tags: [],
    },
  );
  const { codes, total, listedFrom } = data?.findDiagnosisCodes ?? {};
  const words = searchedWords(search);
  const fits = (code: Code): boolean =>
    !isOutdated || (failure === null && isFoundBy(code.code, code.description, words));
  const visibleCodes = search.length < codeSearch.minLength ? [] : (codes ?? []).filter(fits);
  const take = (key: string): void => {
    const code = visibleCodes.find((each) => each.code === key);
    if (code) onTake(code.code, code.description);
    setTyped("");
  };
  return (
    <FindField
      label={texts.findInIcd10Cm}
      placeholder={texts.wordsOrCodeSuchAs}
      typed={typed}
      onTyped={setTyped}
      items={visibleCodes.map((code) => ({
        key: code.code,
        text: `${code.code} ${code.description}`,
        disabled: code.heading,
        look: <Found code={code} words={words} />,
      }))}
      head={
        <>
          <span>{listedFrom && listName(listedFrom)}</span>
          <span>
            {visibleCodes.length > 0 &&
              !isOutdated &&
              texts.countOfFoundText(visibleCodes.length, foundText(total ?? 0))}
          </span>
        </>
      }
      none={failure ?? (loading ? texts.lookingLabel : texts.noCodeHasAllThese)}
      onTake={take}
    />
  );
}
