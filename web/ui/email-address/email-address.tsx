/** An email address, which breaks only after the at sign or before a dot. */
export function EmailAddress({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
  return children.split(/(?<=@)|(?=\.)/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));
}
