import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brusselsTime } from "#domain/brussels-time.ts";
import { isLanguage } from "#domain/language.ts";
import { planReleases } from "#server/actions/decision-release.ts";
import { openDemo } from "#server/actions/demo.ts";
import { remindNextTime } from "#server/actions/dossier-reminder.ts";
import { forgetOldTonight } from "#server/actions/retention.ts";
import { keepSecret } from "#server/actions/secret-check.ts";
import { beginSetUp, makeSetUpLink } from "#server/actions/set-up.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import { createAccountDataHandler } from "#server/api/account-data.ts";
import { createBrandHandler, getBrand } from "#server/api/brand.ts";
import { createCalendarHandler } from "#server/api/calendar.ts";
import { createCompanyLoginHandler } from "#server/api/company-login.ts";
import { createDecisionPdfHandler } from "#server/api/decision-pdf.ts";
import { createDossierArchiveHandlers } from "#server/api/dossier-archive.ts";
import { createDossierFileHandler } from "#server/api/dossier-file.ts";
import { createDossierPdfHandler } from "#server/api/dossier-pdf.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { createFeedHandler } from "#server/api/feed.ts";
import { createFileHandler } from "#server/api/file.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { createFundPictureHandler } from "#server/api/fund-picture.ts";
import { answerUnavailable, createHttpHandler } from "#server/api/http.ts";
import { createImportFileHandlers } from "#server/api/import-file.ts";
import { createLetterHandler } from "#server/api/letter.ts";
import { createListFileHandler } from "#server/api/list-file.ts";
import { createMailPreviewHandler } from "#server/api/mail-preview.ts";
import { createMailboxHandler } from "#server/api/mailbox.ts";
import { createManifestHandler } from "#server/api/manifest.ts";
import { createMinutesPdfHandler } from "#server/api/meeting-pdf.ts";
import { openMetrics } from "#server/api/metrics.ts";
import { createOfficeDossierPdfHandler } from "#server/api/office-dossier-pdf.ts";
import { createPictureHandler } from "#server/api/picture.ts";
import { createPosterHandler } from "#server/api/poster.ts";
import { createProjectPictureHandler, createProjectUploadHandler } from "#server/api/project-picture.ts";
import { createContexts } from "#server/api/request-context.ts";
import { createRobotsHandler } from "#server/api/robots.ts";
import { createRosterHandlers } from "#server/api/roster.ts";
import { sharedPages } from "#server/api/shared-page.ts";
import { createSitemapHandler } from "#server/api/sitemap.ts";
import { asksForEvents, createStreams } from "#server/api/stream.ts";
import { systemSchema } from "#server/api/system/index.ts";
import { createUploadHandler } from "#server/api/upload.ts";
import { createVisitorQueue } from "#server/api/visitor-queue.ts";
import { createVoteListHandler } from "#server/api/vote-list.ts";
import { checkDemoMark, WrongDatabase } from "#server/database/demo/mark.ts";
import { FolderVersionMismatch } from "#server/database/embedded.ts";
import { FolderInUse } from "#server/database/folder-lock.ts";
import { keepPublicReads, publicChange, publicVersion } from "#server/database/memory.ts";
import { migrateDatabase, NewerDatabase } from "#server/database/migrate.ts";
import type { Database } from "#server/database/open.ts";
import { openWhenThere } from "#server/database/open-when-there.ts";
import { DatabaseAway, isOutage, lastKnown } from "#server/database/outage.ts";
import { UnfitPooler } from "#server/database/pooler.ts";
import { findOpening } from "#server/database/queries/set-up.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { demoGreeting, setUpGreeting } from "#server/greeting.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { startQueue } from "#server/jobs/queue.ts";
import { languageOf, pageHandlers, type ServerSide, type WebApp } from "#server/page-handler.ts";
import { openCompanyLogin } from "#server/platform/company-login.ts";
import { type Config, ConfigError, type Environment, readConfig } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import { openScanner } from "#server/platform/files/scanner.ts";
import { openAssets } from "#server/platform/http/assets.ts";
import { findBuild, openBuilt, openSources } from "#server/platform/http/bundle.ts";
import { retryAfter, securityHeaders } from "#server/platform/http/headers.ts";
import { healthHandler } from "#server/platform/http/health.ts";
import {
  createLanguageMemory,
  createLanguageRedirect,
  opensWithChoice,
} from "#server/platform/http/language-switch.ts";
import { addressOf, listenOn, PortInUse } from "#server/platform/http/listen.ts";
import { originHandler } from "#server/platform/http/origin.ts";
import { createPageCache, roomFor } from "#server/platform/http/page-cache.ts";
import { createPost } from "#server/platform/http/post.ts";
import { closeServer, createHttpServer, type Handler, type Incoming } from "#server/platform/http/server.ts";
import { createLog, type Log } from "#server/platform/log.ts";
import { mailFolderOf, openMailer } from "#server/platform/mail/open.ts";
import { readOutbox } from "#server/platform/mail/outbox.ts";
import { openAlbum } from "#server/platform/picture/album.ts";
import { openPainter } from "#server/platform/picture/painter.ts";
import { root } from "#server/platform/root.ts";
import { openSecret } from "#server/platform/secret.ts";
import type { followStopSignals } from "#server/platform/stop-signal.ts";
import { startTraces } from "#server/platform/traces.ts";
import { listedPages, pathIn, switchPath } from "#web/address.ts";
import { nextIn } from "#web/next.ts";

/** The process ends at the latest this long after a stop signal. */
const stopTime = 30_000;

/** The part of that time that is left for closing everything once the requests are answered. */
const closeTime = 5_000;

/** The number of sharing pictures on disk; one takes some hundred kilobytes. */
const mostPictures = 1000;

/** The number of mails in the demo's mailbox. */
const mostDemoMails = 50;

/** The clock of a site, which tests set, and the build with its pages; without one it is the current build. */
type StartOptions = { clock?: () => Date; build?: string | undefined };

/** Starts everything, and returns the site's address and a function that stops it. */
export async function start(config: Config, { clock = () => new Date(), build: ownBuild }: StartOptions = {}) {
  const log = createLog({ level: config.logLevel, clock });
  const isDevelopment = config.mode === "development";
  const build = isDevelopment ? null : (ownBuild ?? findBuild(root));

  const stopTraces = await startTraces({ config, log });
  const database = await openWhenThere({ ...config, log });
  const secret = openSecret(config);
  const files = await openFiles(config);
  await database.patiently(async (db) => {
    await migrateDatabase(db);
    await keepSecret({ db, secret });
    if (config.demo) await openDemo({ db, now: clock(), secret, files });
  });
  await checkDemoMark(database.db, { isDemo: config.demo });
  if (!config.demo) await beginSetUp({ db: database.db, now: clock() });

  const stopKeeping = await keepPublicReads(database.db, { seconds: config.rememberSeconds, clock });

  const scanner = config.clamdUrl && openScanner(config.clamdUrl);
  const mailer = openMailer(config);
  const { publicUrl } = config;
  const handlers = createHandlers({
    mailer,
    publicUrl,
    secret,
    files,
    scanner,
    post: config.sendsWebhooks ? createPost() : null,
  });
  const queue = startQueue({ db: database.db, handlers, clock, log });
  const jobContext = { db: database.db, now: clock() };
  await forgetOldTonight(jobContext);
  await remindNextTime(jobContext);
  await planVotes(jobContext);
  await planReleases(jobContext);

  const introspection = isDevelopment;
  const visitors = createVisitorQueue();
  const endpoints = {
    default: createEndpoint({ schema: fundSchema, log, introspection, queue: visitors }),
    system: createEndpoint({ schema: systemSchema, log, introspection, queue: visitors }),
  };
  const streams = createStreams({ endpoint: endpoints.default, log });
  const demo = config.demo ? { readMails: () => readOutbox(join(config.dataDir, "outbox"), mostDemoMails) } : null;
  const isSecure = publicUrl.protocol === "https:";
  const { db } = database;
  const { visitorOf, contextOf } = createContexts({
    config,
    clock,
    db,
    secret,
    files,
    scansFiles: scanner !== null,
    mailFolder: mailFolderOf(config),
    demo,
  });
  const site = { publicUrl, pathIn, pages: listedPages() };
  const company = config.companyLogin && openCompanyLogin({ config: config.companyLogin, publicUrl, clock });
  const painter = openPainter(join(root, "web/public/illustrations"));
  const album = openAlbum(join(config.dataDir, "og"), mostPictures);

  let isStopping = false;
  const offeredLanguages = lastKnown(() => listLanguages(db));
  const lookOfSite = lastKnown(async () => ({ opensSoon: await findOpening(db), brand: await brandOfPages(db) }));
  // The error page needs them too, when the database is down before anybody opened a page.
  await Promise.all([offeredLanguages(), lookOfSite()]);

  const web = build ? openBuilt<WebApp>(build) : await openSources<WebApp>(root);
  const sideOf = async (requestId: string, { isDown = false } = {}) => ({
    listLanguages: () => offeredLanguages({ isDown }),
    apiUrls: {
      ...(config.apiUrl && { default: config.apiUrl.href }),
      ...(config.apiSystemUrl && { system: config.apiSystemUrl.href }),
    },
    uploadPath: config.uploadUrl ? `${config.uploadUrl.pathname}${config.uploadUrl.search}` : undefined,
    publicUrl: publicUrl.href,
    nonce: randomBytes(16).toString("base64"),
    requestId,
    isDemo: config.demo,
    ...(await lookOfSite({ isDown })),
    retryAfter,
    year: brusselsTime(clock()).slice(0, 4),
    showsWorkshop: config.mode !== "production",
    reportError: (error: unknown) => log.error({ requestId, error }, "page failed"),
  });
  // We cannot notice changes of an external API or of sources in development, so we do not share pages then.
  const sharesPages = !isDevelopment && !config.apiUrl && !config.apiSystemUrl;
  const pages = createPageCache({
    version: () => (sharesPages ? publicVersion(db) : null),
    change: () => publicChange(db),
    mark: async (page) => (await web.load()).markKeptPage(page),
    most: roomFor(config.pageMegabytes),
    clock,
    headers: securityHeaders(publicUrl),
  });
  const shared = sharedPages({ endpoints });
  const rememberLanguage = createLanguageMemory({ languageOf, switchPath, isSecure });
  const metrics = openMetrics({ config, db, clock, countPages: pages.count });
  const answerPages = pageHandlers({ web, endpoints, visitorOf, contextOf, sideOf, pages, shared });
  const server = createHttpServer({
    atOnce: (request, response, requestId) => {
      rememberLanguage(request, response);
      return !opensWithChoice(request) && pages.answer(request, response, requestId);
    },
    handlers: [
      createLanguageRedirect({ switchPath, listOffered: offeredLanguages }),
      originHandler(publicUrl),
      streamHandler("/graphql", streams.answer, contextOf),
      apiHandler("/graphql", createHttpHandler(endpoints.default, fundSchema), contextOf),
      apiHandler("/graphql/system", createHttpHandler(endpoints.system, systemSchema), contextOf),
      createAccountDataHandler(contextOf),
      createDossierPdfHandler(contextOf),
      createOfficeDossierPdfHandler(contextOf),
      createDecisionPdfHandler(contextOf),
      createMinutesPdfHandler(contextOf),
      ...createDossierArchiveHandlers(contextOf),
      ...createRosterHandlers(contextOf),
      ...createImportFileHandlers(contextOf, nextIn),
      createLetterHandler(contextOf),
      createListFileHandler(contextOf),
      createPosterHandler(contextOf),
      createFileHandler(database.db, files),
      createDossierFileHandler(contextOf, answerPages.unavailable),
      createUploadHandler(contextOf, nextIn),
      createFundPictureHandler(contextOf, nextIn),
      createProjectUploadHandler(contextOf, nextIn),
      createProjectPictureHandler(contextOf),
      createCompanyLoginHandler({ company, contextOf, site, nextIn, log }),
      createRobotsHandler({ db, site }),
      createSitemapHandler({ db, site, clock }),
      createFeedHandler({ db, site, clock }),
      createCalendarHandler({ db, site, clock }),
      createVoteListHandler(db),
      ...(config.mode === "production" ? [] : [createMailPreviewHandler(db)]),
      createMailboxHandler(demo),
      createManifestHandler({ db, site }),
      createBrandHandler(db),
      createPictureHandler({ db, files, painter, album, log }),
      ...metrics.handlers,
      healthHandler({
        needs: [{ ping: database.ping, silence: "The database does not answer." }],
        wants: [{ ping: files.ping, silence: "The store of files does not answer." }],
        isStopping: () => isStopping,
      }),
      await fileHandler(build, web.middleware),
      answerPages.page,
    ],
    publicUrl,
    log,
    isStopping: () => isStopping,
    answerOutage: async (incoming, error) => {
      if (!isOutage(error)) return false;
      if (wantsJson(incoming)) answerUnavailable(incoming.response);
      else await answerPages.outage(incoming);
      return true;
    },
  });
  await metrics.start(server);
  await listenOn(server, config.port, config.host);

  const { port } = server.address() as AddressInfo;
  log.info({ port, database: database.kind, demo: config.demo }, "listening");
  return {
    url: addressOf(config.host, port),
    /** Makes a link to the set-up; null if this installation is set up. */
    makeSetUpLink: () => makeSetUpLink({ db, now: clock(), secret, publicUrl }),
    /** Ends the site; `drains` first says so for a while, so that a proxy sends new requests elsewhere. */
    stop: async ({ drains = false } = {}) => {
      log.info({}, "stopping");
      isStopping = true;
      const drainTime = drains ? config.drainSeconds * 1000 : 0;
      await wait(drainTime);
      const closed = closeServer(server, stopTime - closeTime - drainTime);
      streams.close();
      await closed;
      await metrics.stop();
      await queue.stop();
      await painter.close();
      await stopKeeping();
      await web.close();
      mailer.close();
      await database.close();
      await stopTraces();
      log.info({}, "stopped");
    },
  };
}

/** Tells whether a program asks and not a reader. */
function wantsJson({ path, request }: Incoming): boolean {
  return path.startsWith("/graphql") || /^application\/json\b/.test(request.headers.accept ?? "");
}

/** Gives the look of the fund as pages need it. */
async function brandOfPages(db: Database): Promise<ServerSide["brand"]> {
  const { themes, styles, mark, markPath } = await getBrand(db);
  const grounds = { light: themes.light.bg, dark: themes.dark.bg };
  return { styles: styles?.path ?? null, mark: markPath, isInitial: mark.isInitial, grounds };
}

type AnswerApi = ReturnType<typeof createHttpHandler>;

type ContextOf = ReturnType<typeof createContexts>["contextOf"];

function apiHandler(address: string, answer: AnswerApi, contextOf: ContextOf): Handler {
  return async (incoming) => {
    if (incoming.path !== address) return false;
    const { request, response } = incoming;
    // Our pages send one language here; a browser by itself sends a list of languages.
    const language = request.headers["accept-language"];
    await answer(request, response, await contextOf(incoming, { language: isLanguage(language) ? language : null }));
    return true;
  };
}

type AnswerStream = ReturnType<typeof createStreams>["answer"];

function streamHandler(address: string, answer: AnswerStream, contextOf: ContextOf): Handler {
  return async (incoming) => {
    if (incoming.path !== address || !asksForEvents(incoming.request)) return false;
    await answer(incoming.request, incoming.response, () => contextOf(incoming));
    return true;
  };
}

async function fileHandler(build: string | null, middleware: Awaited<ReturnType<typeof openSources>>["middleware"]) {
  const assets = build === null ? null : await openAssets(join(build, "client"));
  const handler: Handler = ({ path, request, response }) => {
    if (assets) return assets(request, response, path);
    return new Promise((resolve) => {
      response.once("close", () => resolve(true));
      middleware?.(request as never, response as never, () => resolve(false));
    });
  };
  return handler;
}

type RunOptions = {
  /** The build that this program is from; without one it runs from the sources. */
  build?: string;
  stopSignals: ReturnType<typeof followStopSignals>;
};

/** Runs the site until the process is asked to end. */
export function run(environment: Environment, options: RunOptions): Promise<void> {
  return runUntilAsked(environment, options).catch(endWith);
}

async function runUntilAsked(environment: Environment, { build, stopSignals }: RunOptions): Promise<void> {
  const config = readConfig(environment);
  const { url, makeSetUpLink, stop } = await start(config, { build });
  stopSignals.stop = (signal) => {
    setTimeout(() => {
      openLastLog().error({}, "Samen did not end in time, so it ends now.");
      process.exit(1);
    }, stopTime).unref();
    // Nobody waits at a terminal for a proxy to notice.
    stop({ drains: signal === "SIGTERM" }).then(() => process.exit(0), endWith);
  };
  const link = await makeSetUpLink();
  if (config.demo) console.log(await demoGreeting(url));
  if (link) console.log(setUpGreeting(link));
}

/** Ends the process: in a sentence for errors that an operator can mend, and otherwise with the error. */
function endWith(error: unknown): never {
  const knownErrors = [
    ConfigError,
    NewerDatabase,
    WrongDatabase,
    FolderInUse,
    FolderVersionMismatch,
    DatabaseAway,
    UnfitPooler,
    PortInUse,
  ];
  const log = openLastLog();
  if (knownErrors.some((errorClass) => error instanceof errorClass))
    // A setting that is wrong has a line of its own.
    for (const sentence of (error as Error).message.split("\n")) log.error({}, sentence);
  else log.error({ error }, "Samen had to end.");
  process.exit(1);
}

/** Opens a log for the end of the process, which may come before the settings are read. */
function openLastLog(): Log {
  return createLog({ level: "error", clock: () => new Date() });
}
