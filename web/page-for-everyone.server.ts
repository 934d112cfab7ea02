import { hashSource } from "#web/content-security-policy.server.ts";

/**
 * Takes the nonce out of a page, which is of use for one answer only, and gives the hashes that allow the same scripts
 * in every answer. A script that does not carry the nonce is not ours and stays forbidden.
 */
export function withoutNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const inline = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
    .map(([, , script = ""]) => hashSource(script));
  return { html: html.replaceAll(mark, ""), scripts: [...new Set(inline)] };
}
