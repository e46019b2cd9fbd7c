import { expect, test } from "vitest";
import { describeUnsupported } from "./supported-versions.ts";

test("PostgreSQL 15 to 18 is supported, and an older or newer one is refused with a sentence", () => {
  for (const number of [150000, 150018, 180004, 189999]) expect(describeUnsupported(number, "")).toBeNull();
  expect(describeUnsupported(140020, "14.20 (Debian 14.20-1)")).toBe(
    "PostgreSQL 14.20 (Debian 14.20-1) is not supported. DATABASE_URL must name a server of version 15 to 18.",
  );
  expect(describeUnsupported(190000, "19.0")).toBe(
    "PostgreSQL 19.0 is not supported. DATABASE_URL must name a server of version 15 to 18.",
  );
});
