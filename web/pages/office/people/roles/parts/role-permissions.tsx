import { type Act, givenRoles, permissions } from "#domain/permission.ts";
import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Table } from "#web/ui/table/table.tsx";

// Every role may open the office and add a second factor, so these say nothing about a role.
const acts = [
  "readConfidentialDossier",
  "scoreProject",
  "decideTie",
  "runCall",
  "writePage",
  "importRoster",
  "giveRole",
  "readMailLog",
  "readAuditLog",
] as const satisfies readonly Act[];

/** The permissions of each role, from the one table of them. */
export function RolePermissions() {
  const text = useText("people");
  return (
    <section aria-labelledby="may-heading">
      <h2 id="may-heading">{text("roles.may")}</h2>
      <Table caption={text("roles.may")}>
        <thead>
          <tr>
            <th scope="col">{text("roles.act")}</th>
            {givenRoles.map((role) => (
              <th key={role} scope="col">
                {text(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act}>
              <th scope="row">{text(`roles.act.${act}`)}</th>
              {givenRoles.map((role) => (
                <td key={role}>
                  {(permissions[act] as readonly string[]).includes(role) ? (
                    <>
                      <Icon name="check" />
                      <span className="vh">{text("roles.yes")}</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="vh">{text("roles.no")}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
