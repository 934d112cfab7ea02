import { setUpTimes } from "#domain/set-up.ts";

/** Says where a new installation is set up. */
export function setUpGreeting(link: string): string {
  const hours = `${setUpTimes.linkHours} hours`;
  return `\n  Samen is ready to be set up. Open this link within ${hours}; it works once:\n\n  ${link}\n\n  Ctrl-C stops it.\n`;
}

/** Says where the demo is, and as whom one can log in. */
export async function demoGreeting(url: string): Promise<string> {
  const { demoPeople } = await import("#server/database/demo/people.ts");
  const people = demoPeople.map(
    ({ who, name, email }) => `    ${who.padEnd(28)} ${name.padEnd(24)} ${email ?? "(no mailbox)"}`,
  );
  return `\n  Samen is ready: ${url}\n\n  This is the demo fund. Its people:\n${people.join("\n")}\n\n  Ctrl-C stops it.\n`;
}
