import { expectTypeOf, test } from "vitest";
import type { SentForm } from "./sent-form.ts";

interface BirdInput {
  readonly ring: string;
  readonly name?: string | null;
}

test("a form whose fields are the input's is sent as it is", () => {
  expectTypeOf<SentForm<BirdInput, { ring: string; name: string }>>().toEqualTypeOf<{ ring: string; name: string }>();
});

test("a field that the input does not have can have no value, in either of two forms", () => {
  type Sent = SentForm<BirdInput, { ring: string; colour: string } | { name: string }>;
  expectTypeOf<{ ring: string; colour: string }>().not.toExtend<Sent>();
  expectTypeOf<{ name: string }>().toExtend<Sent>();
});
