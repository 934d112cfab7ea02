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
import { createVisitorQueue, type VisitorQueue } from "#server/api/visitor-queue.ts";
import { isKept, isShared, keepAnswer } from "#server/database/memory.ts";
import type { Log } from "#server/platform/log.ts";

/** A request as it stands in a POST body. */
export type ApiRequest = {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
};

/** Something that is being followed: what happens, and what of it is told to whoever asks at that moment. */
export type Subscription = {
  events: AsyncIterable<unknown>;
  answer(event: unknown, context: ApiContext): Promise<ExecutionResult>;
};

/** One schema, ready to answer: in this process, or behind HTTP through its parts. */
export type Endpoint = {
  /** Runs a document of our own pages, which wait for nobody. */
  run(request: ApiRequest, context: ApiContext): Promise<ExecutionResult>;
  /** Begins to follow something; what is no subscription is answered once. */
  subscribe(request: ApiRequest, context: ApiContext): Promise<Subscription | ExecutionResult>;
  /** Checks a request from outside and waits until it may run, and gives what ends it; throws a refusal. */
  admit(request: ApiRequest, context: ApiContext): Promise<() => void>;
  prepare(query: string): Prepared;
  execute(prepared: Prepared, args: ExecutionArgs): Promise<ExecutionResult>;
};

/** A document that was parsed and checked once; `compiled` appears when it comes a second time. */
export type Prepared = {
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
  /** Whether strangers may look up the schema, which is for those who build the site. */
  introspection: boolean;
  /** Where visitors wait for their turn; both endpoints of a process share one. */
  queue?: VisitorQueue;
};

// The answers that would have been others at another time.
const timely = new WeakSet<ExecutionResult>();

const nothingToEnd = () => {};

// Our pages send a fixed set of documents; the bound is there for everyone else.
const mostPrepared = 500;

/** Makes a schema answer requests, with each document parsed, checked and compiled once. */
export function createEndpoint({ schema, log, introspection, queue = createVisitorQueue() }: Options): Endpoint {
  const rules = [...specifiedRules, ...(introspection ? [] : [noWideIntrospection])];
  // "Did you mean" tells strangers the names of fields.
  const hideSuggestions = !introspection;
  const cache = new Map<string, Prepared>();

  const prepare = (query: string): Prepared => {
    const known = cache.get(query);
    if (known) {
      known.uses++;
      // The one that was used last goes last when there are too many.
      cache.delete(query);
      cache.set(query, known);
      return known;
    }
    refuseAsError(checkBrackets(query));
    const document = parse(query, { maxLexicalTokens: limits.tokens, noLocation: true });
    const measure = measureDocument(schema, document);
    // Measuring is quick, and checking what asks for too much is not.
    const problem = checkMeasure(measure);
    const errors = problem ? [errorOf(problem)] : validate(schema, document, rules, { hideSuggestions });
    const prepared = { id: randomUUID(), document, measure, errors, uses: 1, compiled: new Map() };
    if (errors.length > 0) return prepared;
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
    return shown(result, contextValue as ApiContext);
  };

  const shown = (result: ExecutionResult, context: ApiContext): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => answerable(error, context, log)) } : result;

  const executePrepared = async (prepared: Prepared, given: ExecutionArgs): Promise<ExecutionResult> => {
    const args = { ...given, hideSuggestions };
    const context = args.contextValue as ApiContext;
    const problem = checkCost(context, prepared.measure);
    if (problem) return { errors: [errorOf(problem)] };
    const isQuery = operationOf(prepared, args.operationName) === "query";
    if (!isQuery || !isVisitor(context)) return executeAnew(prepared, args, isQuery);
    // All visitors get the same answer, as long as it did not depend on the time.
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
    // Whoever watches our own clock must know, also when the answer was made for someone else who asked just before.
    if (timely.has(result)) watched.look();
    return result;
  };

  type Ready = { prepared: Prepared; args: ExecutionArgs };

  const makeReady = (
    { query, variables, operationName }: ApiRequest,
    context: ApiContext,
  ): Ready | { errors: readonly GraphQLError[] } => {
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
    if (!(Symbol.asyncIterator in events)) return shown(events, context);
    return {
      events,
      answer: async (event, now) =>
        shown(await executeSubscriptionEvent({ ...checked, rootValue: event, contextValue: now }), now),
    };
  };

  // The questions of visitors that wait for their turn, by what tells their answers apart.
  const waiting = new Map<string, Promise<() => void>>();

  const admit = async (request: ApiRequest, context: ApiContext): Promise<() => void> => {
    refuse(checkVariables(request.variables));
    if (!isVisitor(context)) return nothingToEnd;
    const { query, operationName, variables } = request;
    const known = cache.get(query);
    // A login must not wait for what strangers read; how often one may try is counted elsewhere.
    if (known && operationOf(known, operationName) === "mutation") return queue.pass(context.network());
    // What nobody sent before waits too: checking it takes as long as answering some others.
    const key = known && keyOf(known, operationName, variables);
    if (!key || !isShared(context.db, key)) return queue.enter(context.network());
    if (isKept(context.db, key)) return nothingToEnd;
    const earlier = waiting.get(key);
    if (earlier !== undefined) {
      // Who asks the same waits for the same turn: a hundred equal questions are one.
      await earlier;
      return nothingToEnd;
    }
    const entering = queue.enter(context.network()).finally(() => waiting.delete(key));
    waiting.set(key, entering);
    return entering;
  };

  return { run, subscribe, admit, prepare, execute: executePrepared };
}

function operationOf({ document }: Prepared, name: string | null | undefined) {
  return getOperationAST(document, name)?.operation;
}

/** What tells the answers for visitors apart. */
function keyOf({ id }: Prepared, operationName: string | null | undefined, variables: unknown): string {
  return `${id} ${operationName ?? ""} ${JSON.stringify(variables ?? {})}`;
}

/** A problem as an answer holds it. */
export function errorOf(problem: Problem): GraphQLError {
  return new GraphQLError(problem.code, { extensions: { problem } });
}

function refuseAsError(problem: Problem | null): void {
  if (problem) throw errorOf(problem);
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
