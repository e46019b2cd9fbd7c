import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ErrorState } from "./States.tsx";

const drawn = (onLine: boolean): string => {
  vi.stubGlobal("navigator", { onLine });
  return renderToString(<ErrorState message="This was not found." safe="Nothing was changed." onRetry={() => {}} />);
};

describe("ErrorState", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("only a device without a connection is shown the sign of one: what was refused is not offline", () => {
    expect(drawn(true)).not.toContain("wifi-off");
    expect(drawn(false)).toContain("wifi-off");
  });
});
