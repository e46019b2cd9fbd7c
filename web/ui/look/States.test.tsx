import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { followConnection } from "./page-connection.ts";
import { ErrorState } from "./States.tsx";

const rendered = (kind: "fine" | "lost"): string => {
  followConnection({ current: () => ({ kind }), subscribe: () => () => {}, wait: () => () => {} });
  return renderToString(
    <ErrorState message="This was not found." reassurance="Nothing was changed." onRetry={() => {}} />,
  );
};

describe("ErrorState", () => {
  test("the sign of a lost connection stands only where the server cannot be reached, whatever the network card says", () => {
    expect(rendered("fine")).not.toContain("wifi-off");
    expect(rendered("lost")).toContain("wifi-off");
  });
});
