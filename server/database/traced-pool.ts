import { AsyncResource } from "node:async_hooks";
import { Client, Pool } from "pg";
import { beginStatement, endStatement } from "#server/platform/traces.ts";

type Result = (error: Error | null, result: unknown) => void;

/** A connection whose statements are in the trace of their request. */
export class TracedClient extends Client {
  override query(...parameters: unknown[]): never {
    const query = super.query as (...parameters: unknown[]) => unknown;
    const [statement] = parameters;
    const text = typeof statement === "string" ? statement : ((statement as { text?: string } | null)?.text ?? "");
    const span = beginStatement(text);
    if (!span) return query.apply(this, parameters) as never;
    const callback = parameters.at(-1);
    if (typeof callback === "function") {
      const ended: Result = (error, result) => {
        endStatement(span, error);
        (callback as Result)(error, result);
      };
      return query.apply(this, [...parameters.slice(0, -1), ended]) as never;
    }
    const result = query.apply(this, parameters);
    Promise.resolve(result).then(
      () => endStatement(span, null),
      (error) => endStatement(span, error),
    );
    return result as never;
  }
}

/** A pool that keeps a request's trace while the request waits for a connection. */
export class TracedPool extends Pool {
  override connect(callback?: Parameters<Pool["connect"]>[0]): never {
    const connect = super.connect as (callback?: unknown) => unknown;
    return connect.call(this, callback && AsyncResource.bind(callback)) as never;
  }
}
