import { expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/platform/config.ts";
import { textOf } from "#test/source.ts";

test("a fresh clone runs without any setting", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 8055, demo: true, databaseUrl: null, smtpUrl: null, mode: "production" });
  expect(config.publicUrl.href).toBe("http://localhost:8055/");
});

test("turns the demo off with a real database or mail server, unless DEMO is set", () => {
  const databaseUrl = "postgres://localhost/samen";
  expect(readConfig({ DATABASE_URL: databaseUrl }).demo).toBe(false);
  expect(readConfig({ SMTP_URL: "smtp://localhost" }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: databaseUrl, DEMO: "true" }).demo).toBe(true);
});

const publicUrl = "https://fund.company.example";

test("turns the demo off at a public address, unless DEMO is set", () => {
  expect(readConfig({ PUBLIC_URL: publicUrl, SMTP_URL: "smtp://mail.company.example" }).demo).toBe(false);
  expect(readConfig({ PUBLIC_URL: publicUrl, DEMO: "1" }).demo).toBe(true);
  for (const local of ["http://localhost:8080", "http://samen.localhost", "http://127.0.0.1", "http://[::1]:8055"])
    expect(readConfig({ PUBLIC_URL: local }).demo, local).toBe(true);
});

test("requires a mail server and HTTPS at a public address", () => {
  expect(() => readConfig({ PUBLIC_URL: publicUrl })).toThrow(/^SMTP_URL must be set/);
  expect(() => readConfig({ PUBLIC_URL: publicUrl, DEMO: "0" })).toThrow(/^SMTP_URL must be set/);
  for (const open of ["http://fund.company.example", "http://localhost.company.example", "http://127.company.example"])
    for (const DEMO of ["0", "1"])
      expect(() => readConfig({ PUBLIC_URL: open, DEMO }), open).toThrow(/^PUBLIC_URL must start with https:/);
  // On a local machine mails are files, so no mail server is needed.
  expect(readConfig({ DEMO: "0" })).toMatchObject({ demo: false, smtpUrl: null });
});

test("an empty line is the same as no line", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " ", DEMO: "" })).toEqual(readConfig({}));
});

const bad: [name: string, value: string, sentence: RegExp][] = [
  ["PORT", "70000", /^PORT must be a whole number from 0 to 65535/],
  ["PORT", "8o55", /^PORT must be/],
  ["PUBLIC_URL", "fonds.example", /^PUBLIC_URL must be an address that starts with http:\/\/ or https:\/\//],
  ["DATABASE_URL", "mysql://user:secret@host/db", /^DATABASE_URL must be an address that starts with postgres:/],
  ["STORAGE_URL", "/srv/files", /^STORAGE_URL must be/],
  ["STORAGE_URL", "s3://key:secret@bucket", /^STORAGE_URL must name a bucket and its region/],
  ["STORAGE_URL", "s3:///prefix?region=eu-west-1", /^STORAGE_URL must name a bucket/],
  ["STORAGE_URL", "s3://:secret@bucket?region=eu-west-1", /^STORAGE_URL must have both a user and/],
  ["STORAGE_URL", "s3://bucket?region=eu-west-1&endpoint=minio:9000", /^STORAGE_URL must have an endpoint that/],
  ["STORAGE_URL", "s3://bucket?region=eu-west-1&zone=a", /^STORAGE_URL must not say zone/],
  ["CLAMD_URL", "localhost:3310", /^CLAMD_URL must be an address that starts with tcp:/],
  ["CLAMD_URL", "tcp:3310", /^CLAMD_URL must be tcp:/],
  ["UPLOAD_URL", "https://files.fonds.example/files", /^UPLOAD_URL must start like PUBLIC_URL/],
  ["SMTP_URL", "localhost:25", /^SMTP_URL must be/],
  ["SECRET_KEY", "too short", /^SECRET_KEY must have at least 32 characters/],
  ["OIDC_ISSUER", "login.company.example", /^OIDC_ISSUER must be an address/],
  ["OIDC_ISSUER", "http://login.company.example", /^OIDC_ISSUER must be an address that starts with https:/],
  [
    "OIDC_ISSUER",
    "https://login.company.example",
    /^OIDC_CLIENT_ID must be set too: .*\nOIDC_CLIENT_SECRET must be set too/,
  ],
  ["OIDC_CLIENT_SECRET", "a secret", /^OIDC_ISSUER must be set too/],
  ["DEMO", "perhaps", /^DEMO must be true or false/],
  ["TRUST_PROXY", "all", /^TRUST_PROXY must be a whole number/],
  ["METRICS_PORT", "on", /^METRICS_PORT must be a whole number/],
  ["METRICS_TOKEN", "too short", /^METRICS_TOKEN must have at least 16 characters/],
  ["LOG_LEVEL", "loud", /^LOG_LEVEL must be one of debug, info/],
  ["NODE_ENV", "prod", /^NODE_ENV must be one of production/],
];

test.each(bad)("%s=%s is refused with a sentence that does not repeat a secret", (name, value, sentence) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/secret/);
});

test("reads all parts of a bucket from STORAGE_URL", () => {
  expect(readConfig({ STORAGE_URL: "s3://fund-files?region=eu-west-1" }).storage).toEqual({
    bucket: "fund-files",
    prefix: "",
    region: "eu-west-1",
    endpoint: null,
    pathStyle: false,
    credentials: null,
  });
  const own = "s3://me:pass%2Fword@files/samen/live/?region=nl&endpoint=https%3A%2F%2Fminio.example&pathStyle=1";
  expect(readConfig({ STORAGE_URL: own }).storage).toEqual({
    bucket: "files",
    prefix: "samen/live/",
    region: "nl",
    endpoint: new URL("https://minio.example"),
    pathStyle: true,
    credentials: { accessKeyId: "me", secretAccessKey: "pass/word" },
  });
});

test("turns the company's login on when all its settings are present", () => {
  const loginSettings = { OIDC_ISSUER: "https://login.example", OIDC_CLIENT_ID: "samen", OIDC_CLIENT_SECRET: "secret" };
  expect(readConfig({}).companyLogin).toBeNull();
  expect(readConfig(loginSettings).companyLogin).toEqual({
    issuer: new URL("https://login.example"),
    clientId: "samen",
    clientSecret: "secret",
    employeeIdClaim: "employee_id",
    name: null,
  });
  expect(
    readConfig({ ...loginSettings, OIDC_EMPLOYEE_ID_CLAIM: "staff", OIDC_NAME: "Amandel ID" }).companyLogin,
  ).toMatchObject({
    employeeIdClaim: "staff",
    name: "Amandel ID",
  });
});

test(".env.example has exactly the settings that are read, with their defaults", () => {
  const code = textOf("server/platform/config.ts");
  const read = [...code.matchAll(/\b(?:value|number|url|flag|oneOf)\("([A-Z_]+)"/g)].map(([, name]) => name ?? "");
  const lines = [...textOf(".env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)];
  expect(lines.map(([, name]) => name).sort()).toEqual([...new Set(read)].sort());
  const example = Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
  expect(readConfig(example)).toEqual(readConfig({}));
});
