import type { ReactNode } from "react";
import { Form } from "react-router";
import { type GivenRole, givenRoles, seats } from "#domain/permission.ts";
import { oneOf, required } from "#domain/rules.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import type { OpenPerson } from "#web/pages/office/people/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Select } from "#web/ui/select/select.tsx";

export const giveRoleForm = defineForm({
  id: "give-role",
  rules: { role: [required, oneOf(givenRoles)] },
  words: { role: { label: "people.role.new", ask: "people.role.ask" } },
});

type Props = { person: OpenPerson; myRoles: readonly GivenRole[]; refused: Refused | undefined };

/** The roles of a person, to give and to take. Nobody changes their own, and only an operator makes operators. */
export function PersonRoles({ person: { id, roles }, myRoles, refused }: Props) {
  const text = useText("people");
  const isPending = useIsPending();
  const me = useMe();
  const isMe = me?.id === id;
  const isOperator = myRoles.includes("operator");
  const mayChange = (role: GivenRole) => !isMe && (role !== "operator" || isOperator);
  const free = givenRoles.filter((role) => mayChange(role) && !roles.some((givenRole) => givenRole.role === role));
  const member = roles.find(({ role }) => role === "committee");
  return (
    <section className="person__roles" aria-labelledby="roles-heading">
      <h3 id="roles-heading">{text("people.role")}</h3>
      {roles.length === 0 && <p className="muted">{text("people.role.none")}</p>}
      <ul className="plain">
        {roles.map(({ role, seat }) => (
          <li key={role}>
            <span>{seat ? `${text(`role.${role}`)}, ${text(`seat.${seat}`)}` : text(`role.${role}`)}</span>
            {mayChange(role) && (
              <RoleForm id={id} intent="take-role" label={text("people.role.take")} about={text(`role.${role}`)}>
                <input type="hidden" name="role" value={role} />
              </RoleForm>
            )}
          </li>
        ))}
      </ul>
      {member && !isMe && (
        <RoleForm id={id} intent="give-seat" label={text("people.seat.save")}>
          <Field name="seat" label={text("people.seat")}>
            <Select defaultValue={member.seat ?? ""}>
              <option value="">{text("people.seat.none")}</option>
              {seats.map((seat) => (
                <option key={seat} value={seat}>
                  {text(`seat.${seat}`)}
                </option>
              ))}
            </Select>
          </Field>
        </RoleForm>
      )}
      {free.length > 0 && (
        <RuleForm form={giveRoleForm} refused={refused} text={text} className="person__role" isStacked>
          {({ typed, error }) => (
            <>
              <input type="hidden" name="id" value={id} />
              <Field name="role" label={text("people.role.new")} error={error("role")}>
                <Select defaultValue={typed("role")}>
                  <option value="">{text("people.role.choose")}</option>
                  {free.map((role) => (
                    <option key={role} value={role}>
                      {text(`role.${role}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Button variant="secondary" size="small" busy={isPending}>
                {text("people.role.give")}
              </Button>
            </>
          )}
        </RuleForm>
      )}
      {member && !isMe && <p className="muted">{text("people.role.scoresEnd")}</p>}
      <p className="muted">{text(isMe ? "role.own" : "people.role.ends")}</p>
    </section>
  );
}

type RoleFormProps = { id: string; intent: string; label: string; about?: string; children: ReactNode };

function RoleForm({ id, intent, label, about, children }: RoleFormProps) {
  const isPending = useIsPending();
  return (
    <Form method="post" className="person__role">
      <input type="hidden" name="id" value={id} />
      {children}
      <Button variant={about ? "quiet" : "secondary"} size="small" name="intent" value={intent} busy={isPending}>
        {label}
        {about && <span className="vh">: {about}</span>}
      </Button>
    </Form>
  );
}
