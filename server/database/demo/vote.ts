import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { demoLogins, type demoRoster } from "#server/database/demo/people.ts";

type Roster = ReturnType<typeof demoRoster>;
type Voted<Project> = { voter: { id: string; branch: Roster[number]["branch"] }; project: Project };

/**
 * Who has voted on the day the demo begins, and for what. None of those who get mails: whoever tries the demo as one of
 * them still has to vote.
 */
export function demoVotes<Project>(roster: Roster, ballot: readonly Project[]): Voted<Project>[] {
  const isTaken = new Set(demoLogins.map(({ employeeId }) => employeeId));
  return roster
    .filter(({ employeeId, email }) => !email && !isTaken.has(employeeId) && demoNumber(`votes ${employeeId}`, 10) < 8)
    .flatMap(({ employeeId, branch }) => {
      // Some projects are better liked than others.
      const place = Math.floor(ballot.length * (demoNumber(`choice ${employeeId}`, 1000) / 1000) ** 1.5);
      const project = ballot[place];
      return project ? [{ voter: { id: demoId("person", employeeId), branch }, project }] : [];
    });
}
