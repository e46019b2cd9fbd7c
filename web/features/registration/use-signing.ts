import { fullName } from "@restride/domain/patients/person-name.ts";
import { useState } from "react";
import { allSigned, firstUnsigned, formKey, type StepProps } from "./registration-state.ts";

/** State of the signing step: the open form, its signature, and the next form without a signature or the review. */
export function useSigning({ state, change, forms }: StepProps) {
  const [shownKey, setShownKey] = useState("");
  const [isMissing, setMissing] = useState(false);
  const form = forms.find((one) => formKey(one) === shownKey) ?? firstUnsigned(forms, state) ?? forms[0];
  const show = (key: string): void => {
    setShownKey(key);
    setMissing(false);
    scrollTo(0, 0);
  };
  const next = (): void => {
    const unsigned = firstUnsigned(forms, state);
    if (!unsigned) change({ step: 2, signedAt: new Date().toISOString() });
    else if (form && state.signatures[formKey(form)]) show(formKey(unsigned));
    else setMissing(true);
  };
  /** Keeps the form open after it was signed. */
  const stay = (): void => {
    if (form) setShownKey(formKey(form));
    setMissing(false);
  };
  const sign = (image: string): void => {
    if (!form) return;
    stay();
    const signatures = { ...state.signatures, [formKey(form)]: image };
    change({ step: 1, signatures, isDefaultSignature: false });
  };
  const signByName = (checked: boolean): void => {
    stay();
    const signatures = checked ? allSigned(forms, fullName(state.details)) : {};
    change({ step: 1, isDefaultSignature: checked, signatures });
  };
  return { form, isMissing, show, next, sign, signByName };
}
