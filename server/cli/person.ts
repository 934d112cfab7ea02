import { parseArgs } from "node:util";
import { givenRoles } from "#domain/permission.ts";
import { plainEmployeeId } from "#domain/person.ts";
import { giveRole, takeRole } from "#server/actions/role.ts";
import { forgetFactors } from "#server/actions/second-factor.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { findPresent } from "#server/database/queries/person.ts";

export const personCommands: Commands = {
  "person role": {
    usage: `person role <email or ID> <role> gives someone a role (${givenRoles.join(", ")});
                                                   --remove takes it away`,
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { remove: { type: "boolean" } },
      });
      const [who = "", roleName] = positionals;
      const role = givenRoles.find((givenRole) => givenRole === roleName);
      if (!who || !role) throw new CommandError(`Give an email address or employee ID, and ${givenRoles.join(", ")}.`);
      const person = await findPresent(context.db, who);
      if (!person) {
        throw new CommandError(
          `Nobody on the roster has ${who}. Import the roster first; before that, they log in once with their company address.`,
        );
      }
      const change = { personId: person.id, role };
      const isChanged = values.remove ? await takeRole(context, change) : await giveRole(context, change);
      const name = `${person.firstname} ${person.lastname}`;
      if (!isChanged) return `Nothing changed: ${name} ${values.remove ? "is no" : "is already"} ${role}.`;
      return `${name} is ${values.remove ? "no longer" : "now"} ${role}, and must log in anew.`;
    },
  },
  "person second-factor": {
    usage:
      "person second-factor <employee ID> removes the passkeys, code app and letter of a person, who sets up new ones within a day",
    run: async (context, [typed = ""]) => {
      const employeeId = plainEmployeeId(typed);
      if (!(await forgetFactors(context, { employeeId })))
        throw new CommandError(`Nobody has employee ID ${employeeId}.`);
      return (
        `Employee ${employeeId} sets up a second factor anew at the next login. ` +
        "Their access letter no longer works; someone without a mailbox needs a new one, and logs in with it within a day."
      );
    },
  },
};
