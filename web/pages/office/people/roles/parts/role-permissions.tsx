import { givenRoles, permissions, roleActs } from "#domain/permission.ts";
import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Table } from "#web/ui/table/table.tsx";
import "./role-permissions.css";

/** The permissions of each role, from the one table of them. */
export function RolePermissions() {
  const text = useText("people");
  return (
    <section className="role-permissions" aria-labelledby="may-heading">
      <h2 id="may-heading">{text("roles.may")}</h2>
      <p className="muted">{text("roles.may.lead")}</p>
      <Table caption={text("roles.may")} stack>
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
          {roleActs.map((act) => (
            <tr key={act}>
              <th scope="row">{text(`roles.act.${act}`)}</th>
              {givenRoles.map((role) => (
                <td key={role} data-label={text(`role.${role}`)}>
                  {(permissions[act] as readonly string[]).includes(role) && (
                    <>
                      <Icon name="check" />
                      <span className="vh">{text("roles.yes")}</span>
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
