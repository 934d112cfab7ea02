import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { demoLogins, type demoRoster } from "#server/database/demo/people.ts";

type Roster = ReturnType<typeof demoRoster>;
type DemoVote<Project> = { voter: { id: string; branch: Roster[number]["branch"] }; project: Project };

/**
 * Gives the votes on the day the demo begins. People with a mailbox have not voted, so that visitors who try the demo
 * as one of them can still vote.
 */
export function demoVotes<Project>(roster: Roster, ballot: readonly Project[]): DemoVote<Project>[] {
  const isTaken = new Set(demoLogins.map(({ employeeId }) => employeeId));
  return roster
    .filter(({ employeeId, email }) => !email && !isTaken.has(employeeId) && demoNumber(`votes ${employeeId}`, 10) < 8)
    .flatMap(({ employeeId, branch }) => {
      // Some projects are more popular than others.
      const place = Math.floor(ballot.length * (demoNumber(`choice ${employeeId}`, 1000) / 1000) ** 1.5);
      const project = ballot[place];
      return project ? [{ voter: { id: demoId("person", employeeId), branch }, project }] : [];
    });
}
