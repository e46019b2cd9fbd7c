import { tokenExpired } from "@restride/domain/operations.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";

/** Status and message beside an operation's data. error says fail once more, for calls that are described with it. */
export interface Answered {
  readonly status: string;
  readonly message: string;
  readonly error: boolean;
}

/** The one place where an expected refusal and a result become an answer; a crash never comes here. */
export const answer = (result: object | Refusal): Answered =>
  isRefusal(result)
    ? {
        status: result.message === tokenExpired ? tokenExpired : "fail",
        message: result.message,
        error: true,
        ...result.data,
      }
    : { status: "success", message: "", error: false, ...result };
