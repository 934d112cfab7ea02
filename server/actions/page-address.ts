import { type Language, pathPrefix } from "#domain/language.ts";

/** Makes the full address of a page in one language, for mails and letters. */
export function pageAddress(publicUrl: URL, language: Language, path: string): URL {
  return new URL(`${pathPrefix[language]}${path}`, publicUrl);
}

/** Formats an address as people read and type it. */
export function typedAddress({ host, pathname }: URL): string {
  return host + pathname;
}
