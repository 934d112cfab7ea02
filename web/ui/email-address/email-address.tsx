/** An email address, which breaks only after the at sign or before a dot. */
export function EmailAddress({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its position.
  return children.split(/(?<=@)|(?=\.)/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));
}
