import { randomUUID } from "node:crypto";
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Problem } from "#domain/problem.ts";
import { Refusal } from "#domain/problem.ts";
import { watchClock } from "#server/api/clock.ts";
import type { ApiContext } from "#server/api/context.ts";
import { limits, noWideIntrospection, withinLimits } from "#server/api/limit.ts";
import { keepAnswer } from "#server/database/memory.ts";
import type { Log } from "#server/platform/log.ts";

/** A request as it stands in a POST body. */
export type ApiRequest = {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
};

/** One schema, ready to answer: in this process, or behind HTTP through its parts. */
export type Endpoint = {
  run(request: ApiRequest, context: ApiContext): Promise<ExecutionResult>;
  prepare(query: string): Prepared;
  execute(prepared: Prepared, args: ExecutionArgs): Promise<ExecutionResult>;
};

/** A document that was parsed and checked once; `compiled` appears when it comes a second time. */
export type Prepared = {
  id: string;
  document: DocumentNode;
  errors: readonly GraphQLError[];
  uses: number;
  compiled: Map<string, CompiledQuery | null>;
};

type Options = { schema: GraphQLSchema; log: Log; introspection: boolean };

// The answers that would have been others at another time.
const timely = new WeakSet<ExecutionResult>();

// Our pages send a fixed set of documents; the bound is there for everyone else.
const mostPrepared = 500;

/** Makes a schema answer requests, with each document parsed, checked and compiled once. */
export function createEndpoint({ schema, log, introspection }: Options): Endpoint {
  const rules = [...specifiedRules, withinLimits, ...(introspection ? [] : [noWideIntrospection])];
  const cache = new Map<string, Prepared>();

  const prepare = (query: string): Prepared => {
    const known = cache.get(query);
    if (known) {
      known.uses++;
      return known;
    }
    const document = parse(query, { maxTokens: limits.tokens, noLocation: true });
    const errors = validate(schema, document, rules);
    const prepared = { id: randomUUID(), document, errors, uses: 1, compiled: new Map() };
    const oldest = cache.size >= mostPrepared ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(query, prepared);
    return prepared;
  };

  const compiledOf = (prepared: Prepared, operationName: string | null | undefined): CompiledQuery | null => {
    // Compiling costs more than one execution: only what comes again is worth it.
    if (prepared.uses < 2) return null;
    const name = operationName ?? "";
    const known = prepared.compiled.get(name);
    if (known !== undefined) return known;
    const compiled = compileQuery(schema, prepared.document, operationName ?? undefined);
    const usable = isCompiledQuery(compiled) ? compiled : null;
    prepared.compiled.set(name, usable);
    return usable;
  };

  const executeAnew = async (prepared: Prepared, args: ExecutionArgs, isQuery: boolean): Promise<ExecutionResult> => {
    const { operationName, contextValue, variableValues } = args;
    // graphql-jit does not enforce @oneOf on variables, so only queries run on it.
    const compiled = isQuery ? compiledOf(prepared, operationName) : null;
    const result = compiled
      ? ((await compiled.query(args.rootValue, contextValue, variableValues ?? {})) as ExecutionResult)
      : await execute(args);
    const context = contextValue as ApiContext;
    return result.errors
      ? { ...result, errors: result.errors.map((error) => answerable(error, context, log)) }
      : result;
  };

  const executePrepared = async (prepared: Prepared, args: ExecutionArgs): Promise<ExecutionResult> => {
    const context = args.contextValue as ApiContext;
    const isQuery = getOperationAST(prepared.document, args.operationName)?.operation === "query";
    if (!isQuery || context.me) return executeAnew(prepared, args, isQuery);
    // All visitors get the same answer, as long as it did not depend on the time.
    const watched = watchClock(context);
    const key = `${prepared.id} ${args.operationName ?? ""} ${JSON.stringify(args.variableValues ?? {})}`;
    const result = await keepAnswer(
      context.db,
      key,
      async () => {
        const result = await executeAnew(prepared, { ...args, contextValue: watched.context }, isQuery);
        if (watched.looked()) timely.add(result);
        return result;
      },
      (result) => !result.errors && !timely.has(result),
    );
    // Whoever watches our own clock must know, also when the answer was made for someone else who asked just before.
    if (timely.has(result)) watched.look();
    return result;
  };

  const run = async (
    { query, variables, operationName }: ApiRequest,
    context: ApiContext,
  ): Promise<ExecutionResult> => {
    let prepared: Prepared;
    try {
      prepared = prepare(query);
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    if (prepared.errors.length > 0) return { errors: prepared.errors };
    return executePrepared(prepared, {
      schema,
      document: prepared.document,
      contextValue: context,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    });
  };

  return { run, prepare, execute: executePrepared };
}

/** What a reader gets to see of an error: the reason of a refusal, or only where to find it in the log. */
function answerable(error: GraphQLError, { requestId }: ApiContext, log: Log): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return error;
  const problem: Problem = cause instanceof Refusal ? cause.problem : { code: "unexpected", requestId };
  if (problem.code === "unexpected")
    log.error({ requestId, path: error.path?.join("."), error: cause }, "field failed");
  return new GraphQLError(problem.code, { nodes: error.nodes, path: error.path, extensions: { problem } });
}
