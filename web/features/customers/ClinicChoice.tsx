import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { LiteClinicsDocument } from "./clinics.graphql.ts";
import styles from "./ClinicChoice.module.css";
import * as texts from "./customers-texts.ts";

interface ClinicChoiceProps {
  /** Enters a clinic. */
  enter: (customerId: string) => Promise<boolean>;
  onEntered?: () => void;
}

/** List of a company user's clinics, of which one is entered. */
export function ClinicChoice({ enter, onEntered }: ClinicChoiceProps) {
  const { company } = useSignedIn();
  const [entering, setEntering] = useState("");
  const { data, failure, refetch } = useGraphqlQuery(
    LiteClinicsDocument,
    { companyId: company?._id ?? null },
    { tags: ["customers"] },
  );
  const choose = async (id: string): Promise<void> => {
    setEntering(id);
    if (await enter(id)) onEntered?.();
    setEntering("");
  };
  return (
    <>
      {failure && <PartFailed message={failure} effect={texts.theClinicsAreNotShown} onRetry={refetch} />}
      <ul className={styles.clinics}>
        {data?.getCustomersIdAndNameList.customers?.map(({ id, name }) => (
          <li key={id}>
            <Button size="large" busy={entering === id} onClick={() => void choose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
