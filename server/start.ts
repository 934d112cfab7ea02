import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brusselsTime } from "#domain/brussels-time.ts";
import { awayFromKiosk } from "#domain/kiosk.ts";
import { defaultLanguage, isLanguage } from "#domain/language.ts";
import { setUpTimes } from "#domain/set-up.ts";
import { planReleases } from "#server/actions/decision-release.ts";
import { openDemo } from "#server/actions/demo.ts";
import { remindNextTime } from "#server/actions/dossier-reminder.ts";
import { forgetOldTonight } from "#server/actions/retention.ts";
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
import { createEndpoint, type Endpoint } from "#server/api/endpoint.ts";
import { createFeedHandler } from "#server/api/feed.ts";
import { createFileHandler } from "#server/api/file.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { createFundPictureHandler } from "#server/api/fund-picture.ts";
import { createHttpHandler } from "#server/api/http.ts";
import { createImportFileHandlers } from "#server/api/import-file.ts";
import { createLetterHandler } from "#server/api/letter.ts";
import { createListFileHandler } from "#server/api/list-file.ts";
import { createMailPreviewHandler } from "#server/api/mail-preview.ts";
import { createMailboxHandler } from "#server/api/mailbox.ts";
import { createManifestHandler } from "#server/api/manifest.ts";
import { createMinutesPdfHandler } from "#server/api/meeting-pdf.ts";
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
import { keepPublicReads, publicVersion } from "#server/database/memory.ts";
import { migrateDatabase, NewerDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { findOpening } from "#server/database/queries/set-up.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { startQueue } from "#server/jobs/queue.ts";
import { openCompanyLogin } from "#server/platform/company-login.ts";
import { type Config, ConfigError, readConfig, readEnvironment } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import { openScanner } from "#server/platform/files/scanner.ts";
import { openAssets } from "#server/platform/http/assets.ts";
import { openBuilt, openSources } from "#server/platform/http/bundle.ts";
import { securityHeaders } from "#server/platform/http/headers.ts";
import { healthHandler } from "#server/platform/http/health.ts";
import {
  createLanguageMemory,
  createLanguageRedirect,
  opensWithChoice,
} from "#server/platform/http/language-switch.ts";
import { originHandler } from "#server/platform/http/origin.ts";
import { createPageCache, type PageCache } from "#server/platform/http/page-cache.ts";
import { closeServer, createHttpServer, type Handler, type Incoming } from "#server/platform/http/server.ts";
import { createLog } from "#server/platform/log.ts";
import { mailFolderOf, openMailer } from "#server/platform/mail/open.ts";
import { readOutbox } from "#server/platform/mail/outbox.ts";
import { openAlbum } from "#server/platform/picture/album.ts";
import { openPainter } from "#server/platform/picture/painter.ts";
import { openSecret } from "#server/platform/secret.ts";
import { languageOfPath, listedPages, pathIn, switchPath } from "#web/address.ts";
import { nextIn } from "#web/next.ts";

type WebApp = typeof import("../web/server/answer.ts");
type ServerSide = Parameters<WebApp["renderPage"]>[2];

const root = join(import.meta.dirname, "..");

/** The time that current requests get after a stop signal. */
const graceTime = 20_000;

/** The number of sharing pictures on disk; one takes some hundred kilobytes. */
const mostPictures = 1000;

/** The number of mails in the demo's mailbox. */
const mostDemoMails = 50;

/** Starts everything, and returns the site's address and a function that stops it. Tests may set the clock. */
export async function start(config: Config, clock = () => new Date()) {
  const log = createLog({ level: config.logLevel, clock });

  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  await migrateDatabase(database.db);
  const secret = openSecret(config);
  const files = await openFiles(config);
  if (config.demo) await openDemo({ db: database.db, now: clock(), secret, files });
  await checkDemoMark(database.db, { isDemo: config.demo });
  if (!config.demo) await beginSetUp({ db: database.db, now: clock() });

  const stopKeeping = await keepPublicReads(database.db, { seconds: config.rememberSeconds, clock });

  const scanner = config.clamdUrl && openScanner(config.clamdUrl);
  const mailer = openMailer(config);
  const { publicUrl } = config;
  const handlers = createHandlers({ mailer, publicUrl, secret, files, scanner });
  const queue = startQueue({ db: database.db, handlers, clock, log });
  const jobContext = { db: database.db, now: clock() };
  await forgetOldTonight(jobContext);
  await remindNextTime(jobContext);
  await planVotes(jobContext);
  await planReleases(jobContext);

  const isDevelopment = config.mode === "development";
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

  const web = isDevelopment ? await openSources<WebApp>(root) : openBuilt<WebApp>(root);
  const sideOf = async (requestId: string) => ({
    listLanguages: () => listLanguages(db),
    apiUrls: {
      ...(config.apiUrl && { default: config.apiUrl.href }),
      ...(config.apiSystemUrl && { system: config.apiSystemUrl.href }),
    },
    uploadPath: config.uploadUrl ? `${config.uploadUrl.pathname}${config.uploadUrl.search}` : undefined,
    publicUrl: publicUrl.href,
    nonce: randomBytes(16).toString("base64"),
    requestId,
    isDemo: config.demo,
    opensSoon: await findOpening(db),
    brand: await brandOfPages(db),
    year: brusselsTime(clock()).slice(0, 4),
    showsWorkshop: config.mode !== "production",
    reportError: (error: unknown) => log.error({ requestId, error }, "page failed"),
  });
  // We cannot notice changes of an external API or of sources in development, so we do not share pages then.
  const sharesPages = !isDevelopment && !config.apiUrl && !config.apiSystemUrl;
  const pages = createPageCache({
    version: () => (sharesPages ? publicVersion(database.db) : null),
    clock,
    headers: securityHeaders(publicUrl),
  });
  const shared = sharedPages({ endpoints, seconds: config.rememberSeconds });
  const rememberLanguage = createLanguageMemory({ languageOf, switchPath, isSecure });
  const answerPages = pageHandlers({ web, endpoints, visitorOf, contextOf, sideOf, pages, shared });
  const server = createHttpServer({
    atOnce: (request, response, requestId) => {
      rememberLanguage(request, response);
      return !opensWithChoice(request) && pages.answer(request, response, requestId);
    },
    handlers: [
      createLanguageRedirect({ switchPath, listOffered: () => listLanguages(db) }),
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
      healthHandler({ database: database.ping, storage: files.ping }),
      await fileHandler(web.middleware),
      answerPages.page,
    ],
    publicUrl,
    log,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });

  const { port } = server.address() as AddressInfo;
  log.info({ port, database: database.kind, demo: config.demo }, "listening");
  return {
    url: `http://${config.host}:${port}`,
    /** Makes a link to the set-up; null if this installation is set up. */
    makeSetUpLink: () => makeSetUpLink({ db, now: clock(), secret, publicUrl }),
    stop: async () => {
      log.info({}, "stopping");
      streams.close();
      await closeServer(server, graceTime);
      await queue.stop();
      await painter.close();
      await stopKeeping();
      await web.close();
      mailer.close();
      await database.close();
      log.info({}, "stopped");
    },
  };
}

const languageOf = (path: string) => languageOfPath(path) ?? defaultLanguage;

/** Gives the look of the fund as pages need it. */
async function brandOfPages(db: Database): Promise<ServerSide["brand"]> {
  const { themes, styles, markPath } = await getBrand(db);
  return { styles: styles?.path ?? null, mark: markPath, grounds: { light: themes.light.bg, dark: themes.dark.bg } };
}

type AnswerApi = ReturnType<typeof createHttpHandler>;

type ContextOf = Contexts["contextOf"];

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

type Contexts = ReturnType<typeof createContexts>;
type PageParts = Contexts & {
  web: { load(): Promise<WebApp> };
  endpoints: Record<"default" | "system", Endpoint>;
  /** Gives the facts about this installation that a page needs. */
  sideOf(requestId: string): Promise<Omit<ServerSide, "run" | "cookie">>;
  pages: PageCache;
  shared: ReturnType<typeof sharedPages<"default" | "system">>;
};

/** Answers requests with pages. */
function pageHandlers({ web, endpoints, visitorOf, contextOf, sideOf, pages, shared }: PageParts) {
  /** Answers with a page for the sender of the request alone. */
  const answerPersonally = async (incoming: Incoming, side: Awaited<ReturnType<PageParts["sideOf"]>>) => {
    const { request, response } = incoming;
    const { renderPage } = await web.load();
    // A page runs several queries, so we look the user up once.
    const context = await contextOf(incoming, { withRoll: true, language: languageOf(incoming.path) });
    // Nobody may find a personal page after its user left, by going back or in the browser's cache.
    if (context.me || context.kiosk || context.setUp) response.setHeader("cache-control", "private, no-store");
    // At a kiosk, every address outside the vote redirects to its start, because others use the tablet next.
    const away = context.kiosk && awayFromKiosk(incoming.path);
    if (away) {
      response.writeHead(303, { location: away });
      response.end();
      return;
    }
    const run: ServerSide["run"] = (endpoint, body) => endpoints[endpoint].run(body, context);
    await renderPage(request, response, { ...side, run, cookie: request.headers.cookie ?? "" });
  };
  /** Answers with a shared page if possible, and otherwise with a personal one. */
  const page: Handler = async (incoming) => {
    const { request, response, requestId } = incoming;
    const { renderForEveryone } = await web.load();
    const side = await sideOf(requestId);
    const isShared = await pages.make(request, response, requestId, () =>
      shared(visitorOf(incoming), (run, spoil) => {
        const reportError = (error: unknown) => {
          spoil();
          side.reportError(error);
        };
        return renderForEveryone(request.url ?? "/", { ...side, run, reportError });
      }),
    );
    if (!isShared) await answerPersonally(incoming, side);
    return true;
  };
  /** Answers with the error page, because a part of the installation does not answer now. */
  const unavailable = async (incoming: Incoming, error: unknown) => {
    const side = await sideOf(incoming.requestId);
    side.reportError(error);
    await answerPersonally(incoming, { ...side, isUnavailable: true });
  };
  return { page, unavailable };
}

async function fileHandler(middleware: Awaited<ReturnType<typeof openSources>>["middleware"]) {
  const assets = middleware ? null : await openAssets(join(root, "build/client"));
  const handler: Handler = ({ path, request, response }) => {
    if (assets) return assets(request, response, path);
    return new Promise((resolve) => {
      response.once("close", () => resolve(true));
      middleware?.(request as never, response as never, () => resolve(false));
    });
  };
  return handler;
}

async function main() {
  const config = readConfig(readEnvironment());
  const { url, makeSetUpLink, stop } = await start(config);
  const link = await makeSetUpLink();
  if (config.demo) console.log(await demoGreeting(url));
  if (link) console.log(setUpGreeting(link));
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second Ctrl-C stops at once.
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

function setUpGreeting(link: string): string {
  const hours = `${setUpTimes.linkHours} hours`;
  return `\n  Samen is ready to be set up. Open this link within ${hours}; it works once:\n\n  ${link}\n\n  Ctrl-C stops it.\n`;
}

async function demoGreeting(url: string): Promise<string> {
  const { demoPeople } = await import("#server/database/demo/people.ts");
  const people = demoPeople.map(
    ({ who, name, email }) => `    ${who.padEnd(24)} ${name.padEnd(24)} ${email ?? "(no mailbox)"}`,
  );
  return `\n  Samen is ready: ${url}\n\n  This is the demo fund. Its people:\n${people.join("\n")}\n\n  Ctrl-C stops it.\n`;
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    // These errors explain what to do in a sentence; any other error is unexpected and needs its stack.
    const isKnown = [ConfigError, NewerDatabase, WrongDatabase, FolderInUse, FolderVersionMismatch].some(
      (errorClass) => error instanceof errorClass,
    );
    console.error(isKnown ? (error as Error).message : error);
    process.exit(1);
  });
}
