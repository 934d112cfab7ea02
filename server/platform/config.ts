import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Everything an operator can set; `.env.example` has a line for each name. */
export type Config = {
  port: number;
  host: string;
  publicUrl: URL;
  dataDir: string;
  /** Null uses the embedded database in the data folder. */
  databaseUrl: string | null;
  /** The address of PostgreSQL itself, if the other one leads to a pooler in transaction mode. */
  databaseDirectUrl: string | null;
  /** How many connections to PostgreSQL this process has, and how long it waits for one and for an answer. */
  databaseLimits: { connections: number; connectSeconds: number; querySeconds: number };
  /** How long a start waits for a database that does not answer yet. */
  databaseWaitSeconds: number;
  /** Null stores files in the data folder. */
  storage: StorageConfig | null;
  /** The ClamAV daemon that scans every file of a dossier; null scans none. */
  clamdUrl: URL | null;
  /** Null writes each mail as a file in the outbox of the data folder. */
  smtpUrl: URL | null;
  mailFrom: string | null;
  /** Messages to other sites leave; a copy of the site for a drill must not send any. */
  sendsWebhooks: boolean;
  /** Null makes a key once and keeps it in the data folder. */
  secretKey: string | null;
  /** Earlier keys, which still open data that was sealed with them. */
  secretKeysBefore: string[];
  /** The company's own login, through OpenID Connect; without it people log in by mail or letter. */
  companyLogin: CompanyLoginConfig | null;
  demo: boolean;
  /** The address of the API for the web app; null is this process. */
  apiUrl: URL | null;
  apiSystemUrl: URL | null;
  /** The address to which forms send files, on the site's own origin; null is `/files` of this process. */
  uploadUrl: URL | null;
  /** The number of proxies in front; each adds one X-Forwarded-For entry. */
  trustProxy: number;
  /** The longest time that public reads are cached in memory; 0 turns the cache off. */
  rememberSeconds: number;
  /** The most memory for the pages of visitors. */
  pageMegabytes: number;
  /** How long a process that was asked to end says so before it refuses connections. */
  drainSeconds: number;
  /** The port on which `/metrics` answers by itself; null opens none. */
  metricsPort: number | null;
  /** The token that `/metrics` asks for; without it the port of the site does not answer there. */
  metricsToken: string | null;
  /** The part of the requests whose traces go to the collector of OpenTelemetry; null sends none. */
  traces: { ratio: number } | null;
  logLevel: LogLevel;
  /** Development serves the sources and allows introspection; test is production with the gallery. */
  mode: Mode;
};

/** A bucket of S3 or of a compatible store. */
export type StorageConfig = {
  bucket: string;
  /** Comes before every name; ends in a slash unless it is empty. */
  prefix: string;
  region: string;
  /** Null uses Amazon. */
  endpoint: URL | null;
  /** The bucket is in the path of an address and not in its host. */
  pathStyle: boolean;
  /** Null uses the default credentials of the Amazon SDK. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

export type CompanyLoginConfig = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The claim that contains the employee ID. */
  employeeIdClaim: string;
  /** The name that people know; null uses the name of the company. */
  name: string | null;
};

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const modes = ["production", "development", "test"] as const;
export type Mode = (typeof modes)[number];

/** Thrown for an unusable setting, with a sentence for the operator. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Environment = Record<string, string | undefined>;

/** Reads the settings of this process; a `.env` file adds those that the environment does not have. */
export function readEnvironment(): Environment {
  if (existsSync(".env")) process.loadEnvFile(".env");
  // React reads it too when it is loaded later, and is slower in development mode.
  process.env.NODE_ENV ??= "production";
  return process.env;
}

/** Reads and checks all settings at once; throws one error that lists every bad value. */
export function readConfig(environment: Environment): Config {
  const complaints: string[] = [];
  const complain = (name: string, what: string) => {
    complaints.push(`${name} ${what}`);
    return null;
  };
  // An empty line in a .env file means the same as no line.
  const value = (name: string) => environment[name]?.trim() || null;

  const number = (name: string, fallback: number, least: number, most: number) => {
    const text = value(name);
    if (text === null) return fallback;
    const parsed = Number(text);
    if (/^\d+$/.test(text) && parsed >= least && parsed <= most) return parsed;
    complain(name, `must be a whole number from ${least} to ${most}, not "${text}".`);
    return fallback;
  };
  const url = (name: string, protocols: string[]) => {
    const text = value(name);
    if (text === null) return null;
    const parsed = URL.parse(text);
    // The message does not repeat the value, because it often contains a password.
    if (!parsed || !protocols.includes(parsed.protocol)) {
      return complain(name, `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`);
    }
    return parsed;
  };
  const flag = (name: string, fallback: boolean) => {
    const text = value(name);
    if (text === null) return fallback;
    if (/^(1|true|yes|on)$/i.test(text)) return true;
    if (/^(0|false|no|off)$/i.test(text)) return false;
    complain(name, `must be true or false, not "${text}".`);
    return fallback;
  };
  const oneOf = <T extends string>(name: string, allowedWords: readonly T[], fallback: T): T => {
    const text = value(name);
    if (text === null) return fallback;
    const match = allowedWords.find((choice) => choice === text);
    if (!match) complain(name, `must be one of ${allowedWords.join(", ")}, not "${text}".`);
    return match ?? fallback;
  };

  const port = number("PORT", 8055, 0, 65535);
  const databaseUrl = url("DATABASE_URL", ["postgres:", "postgresql:"]);
  const databaseDirectUrl = url("DATABASE_DIRECT_URL", ["postgres:", "postgresql:"]);
  if (databaseDirectUrl && !value("DATABASE_URL"))
    complain("DATABASE_DIRECT_URL", "needs DATABASE_URL, the address of the pooler.");
  const smtpUrl = url("SMTP_URL", ["smtp:", "smtps:"]);
  const secretKey = value("SECRET_KEY");
  if (secretKey && secretKey.length < 32) complain("SECRET_KEY", "must have at least 32 characters.");
  const metricsToken = value("METRICS_TOKEN");
  if (metricsToken && metricsToken.length < 16) complain("METRICS_TOKEN", "must have at least 16 characters.");
  const storageUrl = url("STORAGE_URL", ["s3:"]);
  const storage = storageUrl && readStorage(storageUrl);
  if (typeof storage === "string") complain("STORAGE_URL", storage);
  const clamdUrl = url("CLAMD_URL", ["tcp:", "unix:"]);
  if (clamdUrl && (clamdUrl.protocol === "tcp:" ? !clamdUrl.hostname : !clamdUrl.pathname.startsWith("/")))
    complain("CLAMD_URL", "must be tcp://host:port or unix:/path/of/the/socket.");

  const company = {
    issuer: url("OIDC_ISSUER", ["http:", "https:"]),
    clientId: value("OIDC_CLIENT_ID"),
    clientSecret: value("OIDC_CLIENT_SECRET"),
    employeeIdClaim: value("OIDC_EMPLOYEE_ID_CLAIM") ?? "employee_id",
    name: value("OIDC_NAME"),
  };
  const { issuer } = company;
  // Over plain HTTP an attacker could forge identities.
  if (issuer?.protocol === "http:" && issuer.hostname !== "localhost")
    complain("OIDC_ISSUER", "must be an address that starts with https://.");
  const together = {
    OIDC_ISSUER: value("OIDC_ISSUER"),
    OIDC_CLIENT_ID: company.clientId,
    OIDC_CLIENT_SECRET: company.clientSecret,
  };
  const missing = Object.entries(together).filter(([, partValue]) => !partValue);
  const isComplete = missing.length === 0;
  if (!isComplete && missing.length < 3)
    for (const [name] of missing) complain(name, `must be set too: ${Object.keys(together).join(", ")} go together.`);

  const publicUrl = url("PUBLIC_URL", ["http:", "https:"]) ?? new URL(`http://localhost:${port}`);
  const isLocal = isThisMachine(publicUrl);
  // Without TLS others on the network can read codes and cookies.
  if (!isLocal && publicUrl.protocol === "http:")
    complain("PUBLIC_URL", "must start with https://, unless it is on localhost.");
  // The demo lets anyone log in as coordinator, so a public address must ask for it explicitly.
  const demo = flag("DEMO", isLocal && !databaseUrl && !smtpUrl);
  if (!isLocal && !demo && !value("SMTP_URL"))
    complain("SMTP_URL", "must be set: without a mail server nobody gets a code to log in with.");
  const uploadUrl = url("UPLOAD_URL", ["http:", "https:"]);
  // The session cookie only goes to our own origin, and the content policy blocks uploads to others.
  if (uploadUrl && uploadUrl.origin !== publicUrl.origin)
    complain("UPLOAD_URL", "must start like PUBLIC_URL: a proxy may lead its path to another process.");

  // The exporter itself reads the other variables of OpenTelemetry.
  const readTraces = () => {
    const collector =
      url("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", ["http:", "https:"]) ??
      url("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]);
    const isOff = flag("OTEL_SDK_DISABLED", false) || value("OTEL_TRACES_EXPORTER") === "none";
    const ratio = Number(value("OTEL_TRACES_SAMPLER_ARG") ?? 1);
    if (!(ratio >= 0 && ratio <= 1)) complain("OTEL_TRACES_SAMPLER_ARG", "must be a number from 0 to 1, such as 0.1.");
    return isOff || !collector ? null : { ratio };
  };

  const config: Config = {
    port,
    host: value("HOST") ?? "127.0.0.1",
    publicUrl,
    dataDir: resolve(value("DATA_DIR") ?? "data"),
    databaseUrl: databaseUrl?.href ?? null,
    databaseDirectUrl: databaseDirectUrl?.href ?? null,
    databaseLimits: {
      connections: number("DATABASE_CONNECTIONS", 10, 2, 200),
      connectSeconds: number("DATABASE_CONNECT_SECONDS", 5, 1, 60),
      querySeconds: number("DATABASE_QUERY_SECONDS", 30, 1, 600),
    },
    databaseWaitSeconds: number("DATABASE_WAIT_SECONDS", 60, 0, 3600),
    storage: typeof storage === "string" ? null : storage,
    clamdUrl,
    smtpUrl,
    mailFrom: value("MAIL_FROM"),
    sendsWebhooks: flag("WEBHOOKS", true),
    secretKey,
    secretKeysBefore: (value("SECRET_KEYS_BEFORE") ?? "")
      .split(",")
      .map((key) => key.trim())
      .filter(Boolean),
    companyLogin: isComplete ? (company as CompanyLoginConfig) : null,
    demo,
    apiUrl: url("API_URL", ["http:", "https:"]),
    apiSystemUrl: url("API_SYSTEM_URL", ["http:", "https:"]),
    uploadUrl,
    trustProxy: number("TRUST_PROXY", 0, 0, 10),
    rememberSeconds: number("REMEMBER_SECONDS", 60, 0, 3600),
    pageMegabytes: number("PAGE_MEGABYTES", 64, 1, 4096),
    drainSeconds: number("DRAIN_SECONDS", 5, 0, 20),
    metricsPort: value("METRICS_PORT") === null ? null : number("METRICS_PORT", 0, 0, 65535),
    metricsToken,
    traces: readTraces(),
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
    mode: oneOf("NODE_ENV", modes, "production"),
  };
  if (complaints.length > 0) throw new ConfigError(complaints.join("\n"));
  return config;
}

/** Tells whether an address is that of the local machine. */
function isThisMachine({ hostname }: URL): boolean {
  return /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
}

/** Reads an address that may be given instead of a folder, as `STORAGE_URL` is. */
export function readBucket(address: string): StorageConfig {
  const url = URL.parse(address);
  const bucket = url ? readStorage(url) : "must be an address.";
  if (typeof bucket === "string") throw new ConfigError(`The address of the bucket ${bucket}`);
  return bucket;
}

/** Reads `s3://key:secret@bucket/prefix?region=…&endpoint=…&pathStyle=1`, or returns a sentence on what is wrong. */
function readStorage(url: URL): StorageConfig | string {
  const unknown = [...url.searchParams.keys()].filter((name) => !["region", "endpoint", "pathStyle"].includes(name));
  if (unknown.length > 0) return `must not say ${unknown.join(", ")}: it can say region, endpoint and pathStyle.`;
  const region = url.searchParams.get("region");
  if (!url.hostname || !region) return "must name a bucket and its region: s3://bucket/prefix?region=eu-west-1.";
  if (Boolean(url.username) !== Boolean(url.password)) return "must have both a user and a password, or neither.";
  const address = url.searchParams.get("endpoint");
  const endpoint = address === null ? null : URL.parse(address);
  if (address !== null && !/^https?:$/.test(endpoint?.protocol ?? ""))
    return "must have an endpoint that starts with http:// or https://.";
  const folder = url.pathname.replace(/^\/+|\/+$/g, "");
  return {
    bucket: url.hostname,
    prefix: folder && `${decodeURIComponent(folder)}/`,
    region,
    endpoint,
    pathStyle: /^(1|true|yes|on)$/i.test(url.searchParams.get("pathStyle") ?? ""),
    credentials: url.username
      ? { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) }
      : null,
  };
}
