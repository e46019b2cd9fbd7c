import { createElement, Fragment, type ReactElement } from "react";

/** Sentence with strong parts. */
export type Sentence = ReactElement;

/** Returns a part of a sentence that is printed strong. */
export const strong = (text: string): ReactElement => createElement("strong", null, text);

/** Returns a sentence whose values may be strong: sentence`${strong(name)} is writing a reply`. */
export const sentence = (pieces: TemplateStringsArray, ...values: readonly (string | ReactElement)[]): Sentence =>
  createElement(Fragment, null, ...pieces.flatMap((piece, at) => [piece, values[at]]));
