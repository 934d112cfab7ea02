import { randomUUID } from "node:crypto";
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  executeSubscriptionEvent,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  validateSubscriptionArgs,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Problem } from "#domain/problem.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { watchClock } from "#server/api/clock.ts";
import type { ApiContext } from "#server/api/context.ts";
import {
  checkBrackets,
  checkCost,
  checkMeasure,
  checkVariables,
  isVisitor,
  limits,
  type Measure,
  measureDocument,
  noWideIntrospection,
} from "#server/api/limit.ts";
import { logRefusal } from "#server/api/refusal-log.ts";
import { createVisitorQueue, type VisitorQueue } from "#server/api/visitor-queue.ts";
import { isKept, isShared, keepAnswer } from "#server/database/memory.ts";
import { isOutage } from "#server/database/outage.ts";
import type { Log } from "#server/platform/log.ts";
import { traceReads } from "#server/platform/traces.ts";

/** A request as it is in a POST body. */
export type ApiRequest = {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
};

/** A running subscription: its events, and the answer to an event for the context of that moment. */
export type Subscription = {
  events: AsyncIterable<unknown>;
  answer(event: unknown, context: ApiContext): Promise<ExecutionResult>;
};

/** One schema, ready to answer in this process or, through its parts, over HTTP. */
export type Endpoint = {
  /** Runs a document of our own pages, which do not wait in the queue. */
  run(request: ApiRequest, context: ApiContext): Promise<ExecutionResult>;
  /** Starts a subscription; any other operation is answered once. */
  subscribe(request: ApiRequest, context: ApiContext): Promise<Subscription | ExecutionResult>;
  /** Checks a request from outside and waits for its turn; returns a function that ends the turn. Throws a refusal. */
  admit(request: ApiRequest, context: ApiContext): Promise<() => void>;
  prepare(query: string): PreparedDocument;
  execute(prepared: PreparedDocument, args: ExecutionArgs): Promise<ExecutionResult>;
};

/** A document that was parsed and checked once; `compiled` is filled when it comes a second time. */
export type PreparedDocument = {
  id: string;
  document: DocumentNode;
  measure: Measure;
  errors: readonly GraphQLError[];
  uses: number;
  compiled: Map<string, CompiledQuery | null>;
};

type Options = {
  schema: GraphQLSchema;
  log: Log;
  /** Whether anyone may read the schema; only true in development. */
  introspection: boolean;
  /** The queue in which visitors wait; both endpoints of a process share one. */
  queue?: VisitorQueue;
};

// These answers depend on the time.
const timely = new WeakSet<ExecutionResult>();

const nothingToEnd = () => {};

// Our pages send a fixed set of documents; the limit is for documents from outside.
const mostPrepared = 500;

/** Makes a schema answer requests, with each document parsed, checked and compiled once. */
export function createEndpoint({ schema, log, introspection, queue = createVisitorQueue() }: Options): Endpoint {
  const rules = [...specifiedRules, ...(introspection ? [] : [noWideIntrospection])];
  // "Did you mean" reveals the names of fields.
  const hideSuggestions = !introspection;
  const cache = new Map<string, PreparedDocument>();

  const prepare = (query: string): PreparedDocument => {
    const cached = cache.get(query);
    if (cached) {
      cached.uses++;
      // The map is in order of use, so that the document that was not used for the longest time is removed first.
      cache.delete(query);
      cache.set(query, cached);
      return cached;
    }
    refuseAsError(checkBrackets(query));
    const document = parse(query, { maxLexicalTokens: limits.tokens, noLocation: true });
    const measure = measureDocument(schema, document);
    // Measuring is quick but validating a costly document is slow, so we measure first.
    const problem = checkMeasure(measure);
    const errors = problem ? [errorOf(problem)] : validate(schema, document, rules, { hideSuggestions });
    const prepared = { id: randomUUID(), document, measure, errors, uses: 1, compiled: new Map() };
    if (errors.length > 0) return prepared;
    const oldest = cache.size >= mostPrepared ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(query, prepared);
    return prepared;
  };

  const compiledOf = (prepared: PreparedDocument, operationName: string | null | undefined): CompiledQuery | null => {
    // Compiling costs more than one execution, so we only compile a document that comes again.
    if (prepared.uses < 2) return null;
    const name = operationName ?? "";
    const cached = prepared.compiled.get(name);
    if (cached !== undefined) return cached;
    const compiled = compileQuery(schema, prepared.document, operationName ?? undefined);
    const usable = isCompiledQuery(compiled) ? compiled : null;
    prepared.compiled.set(name, usable);
    return usable;
  };

  const executeAnew = async (
    prepared: PreparedDocument,
    args: ExecutionArgs,
    isQuery: boolean,
  ): Promise<ExecutionResult> => {
    const { operationName, contextValue, variableValues } = args;
    // graphql-jit does not enforce @oneOf on variables, so only queries run on it.
    const compiled = isQuery ? compiledOf(prepared, operationName) : null;
    const answer = async () =>
      compiled
        ? ((await compiled.query(args.rootValue, contextValue, variableValues ?? {})) as ExecutionResult)
        : await execute(args);
    const result = await (isQuery ? traceReads(answer) : answer());
    return withSafeErrors(result, contextValue as ApiContext);
  };

  const withSafeErrors = (result: ExecutionResult, context: ApiContext): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => answerable(error, context, log)) } : result;

  const executePrepared = async (prepared: PreparedDocument, requestArgs: ExecutionArgs): Promise<ExecutionResult> => {
    const args = { ...requestArgs, hideSuggestions };
    const context = args.contextValue as ApiContext;
    const problem = checkCost(context, prepared.measure);
    if (problem) return { errors: [errorOf(problem)] };
    const isQuery = operationOf(prepared, args.operationName) === "query";
    if (!isQuery || !isVisitor(context)) return executeAnew(prepared, args, isQuery);
    // All visitors share one answer, unless it depends on the time.
    const watched = watchClock(context);
    const key = keyOf(prepared, args.operationName, args.variableValues);
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
    // An outer watch must notice too, also when the answer was made for another request.
    if (timely.has(result)) watched.look();
    return result;
  };

  type PreparedRequest = { prepared: PreparedDocument; args: ExecutionArgs };

  const makeReady = (
    { query, variables, operationName }: ApiRequest,
    context: ApiContext,
  ): PreparedRequest | { errors: readonly GraphQLError[] } => {
    try {
      const prepared = prepare(query);
      if (prepared.errors.length > 0) return { errors: prepared.errors };
      refuseAsError(checkVariables(variables));
      const args = {
        schema,
        document: prepared.document,
        contextValue: context,
        variableValues: variables ?? {},
        operationName: operationName ?? null,
      };
      return { prepared, args };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };

  const run = async (request: ApiRequest, context: ApiContext): Promise<ExecutionResult> => {
    const ready = makeReady(request, context);
    return "errors" in ready ? ready : executePrepared(ready.prepared, ready.args);
  };

  const subscribe = async (request: ApiRequest, context: ApiContext): Promise<Subscription | ExecutionResult> => {
    const ready = makeReady(request, context);
    if ("errors" in ready) return ready;
    const { prepared, args } = ready;
    if (operationOf(prepared, args.operationName) !== "subscription") return executePrepared(prepared, args);
    const checked = validateSubscriptionArgs(args);
    if (!("schema" in checked)) return { errors: checked };
    const events = await createSourceEventStream(checked);
    if (!(Symbol.asyncIterator in events)) return withSafeErrors(events, context);
    return {
      events,
      answer: async (event, now) =>
        withSafeErrors(await executeSubscriptionEvent({ ...checked, rootValue: event, contextValue: now }), now),
    };
  };

  // The requests of visitors that wait for their turn, by the key of their answer.
  const waiting = new Map<string, Promise<() => void>>();

  const admit = async (request: ApiRequest, context: ApiContext): Promise<() => void> => {
    refuse(checkVariables(request.variables));
    if (!isVisitor(context)) return nothingToEnd;
    const { query, operationName, variables } = request;
    const prepared = cache.get(query);
    // A login must not wait for visitors who read; attempts are limited elsewhere.
    if (prepared && operationOf(prepared, operationName) === "mutation") return queue.pass(context.network());
    // A new document waits too, because checking it can take as long as answering.
    const key = prepared && keyOf(prepared, operationName, variables);
    if (!key || !isShared(context.db, key)) return queue.enter(context.network());
    if (isKept(context.db, key)) return nothingToEnd;
    const earlier = waiting.get(key);
    if (earlier !== undefined) {
      // Equal requests share one turn.
      await earlier;
      return nothingToEnd;
    }
    const entering = queue.enter(context.network()).finally(() => waiting.delete(key));
    waiting.set(key, entering);
    return entering;
  };

  return { run, subscribe, admit, prepare, execute: executePrepared };
}

function operationOf({ document }: PreparedDocument, name: string | null | undefined) {
  return getOperationAST(document, name)?.operation;
}

/** The key under which visitors share an answer. */
function keyOf({ id }: PreparedDocument, operationName: string | null | undefined, variables: unknown): string {
  return `${id} ${operationName ?? ""} ${JSON.stringify(variables ?? {})}`;
}

/** Wraps a problem as an error of GraphQL. */
export function errorOf(problem: Problem): GraphQLError {
  return new GraphQLError(problem.code, { extensions: { problem } });
}

/** Tells whether an answer lacks something because the database cannot be used now. */
export function isUnavailable({ errors }: ExecutionResult): boolean {
  // Errors of the compiled executor about variables have no extensions.
  const problemOf = ({ extensions }: Partial<GraphQLError>) => extensions?.problem as Problem | undefined;
  return errors?.some((error) => problemOf(error)?.code === "unavailable") ?? false;
}

function refuseAsError(problem: Problem | null): void {
  if (problem) throw errorOf(problem);
}

/** Hides the details of an error: the answer has the reason of a refusal, or only the id to find it in the log. */
function answerable(error: GraphQLError, context: ApiContext, log: Log): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return error;
  const { requestId } = context;
  const unknown: Problem = isOutage(cause) ? { code: "unavailable" } : { code: "unexpected", requestId };
  const problem = cause instanceof Refusal ? cause.problem : unknown;
  const path = error.path?.join(".");
  if (problem === unknown) log.error({ requestId, path, error: cause }, "field failed");
  else logRefusal(log, context, problem, path);
  return new GraphQLError(problem.code, { nodes: error.nodes, path: error.path, extensions: { problem } });
}
