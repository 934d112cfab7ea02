import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  context,
  createContextKey,
  DiagLogLevel,
  diag,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { Config } from "#server/platform/config.ts";
import type { Log } from "#server/platform/log.ts";
import { isEventStream, methodOf, routeOf } from "#server/platform/metrics.ts";
import { samenVersion } from "#server/platform/version.ts";

// A trace holds no personal data, and nothing that tells how many people voted. While traces are off, the functions
// below do nothing but their work.

// A tracer stays with the collector that it first knew, so each span asks for it.
const getTracer = () => trace.getTracer("samen", samenVersion);

/** The collector gets what is left within this time when the process ends. */
const longestFlush = 2_000;

const showsStatements = createContextKey("whether statements show in the trace");

type Options = { config: Pick<Config, "traces">; log: Log };

/** Sends traces to a collector if the operator named one; returns a function that ends it. */
export async function startTraces({ config, log }: Options): Promise<() => Promise<void>> {
  if (!config.traces) return async () => {};
  // Nobody waits at a start for libraries that do nothing.
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const { detectResources, resourceFromAttributes, resourceAttributesEnvDetector, serviceNameEnvDetector } = resources;
  const own = resourceFromAttributes({ "service.name": "samen", "service.version": samenVersion });
  const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector];
  const provider = new sdk.TracerProvider({
    resource: own.merge(detectResources({ detectors })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.traces.ratio) }),
    // The exporter reads the address, the headers and the time limit from the environment.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const warn = (message: string) => log.warn({ reason: message }, "Traces did not leave.");
  const silent = () => {};
  const logger = { error: warn, warn, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await Promise.race([provider.shutdown().catch(() => {}), wait(longestFlush, null, { ref: false })]);
    trace.disable();
    context.disable();
    diag.disable();
  };
}

type Request = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** Answers a request as the root of a trace. A header of the caller starts none: strangers would fill the collector. */
export function traceRequest({ request, response, requestId }: Request, answer: () => void): void {
  const [method, route] = [methodOf(request.method), routeOf(request.url)];
  const attributes = { "http.request.method": method, "http.route": route, "samen.request_id": requestId };
  const span = getTracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, root: true, attributes });
  if (!span.isRecording()) {
    answer();
    return;
  }
  response.once("close", () => {
    // An event stream stays open for hours, which says nothing about how fast we are.
    if (isEventStream(response)) return;
    const { statusCode } = response;
    span.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  const inside = trace.setSpan(context.active(), span);
  const isRead = method === "GET" || method === "HEAD";
  context.with(isRead ? inside.setValue(showsStatements, true) : inside, answer);
}

/**
 * Shows the statements of a read in its trace. Those of a change stay hidden, because votes have a pattern of their own
 * and readers of the traces could count them.
 */
export function traceReads<Value>(read: () => Promise<Value>): Promise<Value> {
  return context.with(context.active().setValue(showsStatements, true), read);
}

/** Runs a job as a trace of its own. */
export async function traceJob(kind: string, run: () => Promise<void>): Promise<void> {
  const options = { root: true, attributes: { "samen.job": kind } };
  await getTracer().startActiveSpan(`job ${kind}`, options, async (span) => {
    try {
      await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Begins the span of a statement; null outside a read. The text and the values of the statement stay here. */
export function beginStatement(text: string): Span | null {
  if (!context.active().getValue(showsStatements)) return null;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "other";
  const attributes = { "db.system.name": "postgresql", "db.operation.name": operation };
  return getTracer().startSpan(operation, { kind: SpanKind.CLIENT, attributes });
}

/** Ends the span of a statement. */
export function endStatement(span: Span, error: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
