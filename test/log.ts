import type { Log } from "#server/platform/log.ts";

/** A log that nobody reads. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {}, isLevelEnabled: () => true };

/** A log that remembers its lines, for tests of what it must and must not contain. */
export function rememberingLog() {
  const lines: { level: keyof Log; fields: Record<string, unknown>; message: string }[] = [];
  const logAt = (level: keyof Log) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, fields, message });
  };
  const log: Log = {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
    isLevelEnabled: () => true,
  };
  return { log, lines };
}
