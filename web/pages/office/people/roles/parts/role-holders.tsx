import { Fragment } from "react";
import { useRoleWords } from "#web/pages/office/people/parts/role-words.ts";
import type { RoleHolder } from "#web/pages/office/people/roles/page.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";

/** The people with a role, and the second factor of each. */
export function RoleHolders({ holders }: { holders: readonly RoleHolder[] }) {
  const text = useText("people");
  const to = usePath();
  const roleWords = useRoleWords();
  return (
    <Rows
      caption={text("roles.holders")}
      columns={[
        { name: "name", label: text("people.name") },
        { name: "roles", label: text("people.role") },
        { name: "factors", label: text("people.factors") },
      ]}
      rows={holders.map(({ id, firstname, lastname, employeeId, roles, factors }) => {
        const name = `${firstname} ${lastname}`;
        return {
          id,
          label: name,
          cells: [
            <Fragment key="name">
              <Link className="rows__title" href={to(`/office/people?role=any&open=${id}`)}>
                {name}
              </Link>
              <span className="rows__below">{employeeId}</span>
            </Fragment>,
            roleWords(roles),
            factors.length > 0 ? (
              factors.map((way) => text(`people.factor.${way}`)).join(", ")
            ) : (
              <strong key="factors">{text("roles.noFactor")}</strong>
            ),
          ],
        };
      })}
    />
  );
}
