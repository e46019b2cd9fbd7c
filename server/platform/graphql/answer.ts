import { tokenExpired } from "@restride/domain/operations.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";

/** Status and message of an operation's answer. `error` repeats "fail" for operations whose type has that field. */
export interface OperationAnswer {
  readonly status: string;
  readonly message: string;
  readonly error: boolean;
}

/** Turns a result or an expected refusal into an answer; all answers are made here. A crash never reaches this function. */
export const toAnswer = (result: object | Refusal): OperationAnswer =>
  isRefusal(result)
    ? {
        status: result.message === tokenExpired ? tokenExpired : "fail",
        message: result.message,
        error: true,
        ...result.data,
      }
    : { status: "success", message: "", error: false, ...result };
