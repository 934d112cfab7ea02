import { BranchOptions } from "#web/components/branch-options.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";

/** The posters of a vote that is not over: for one branch, or one for each. */
export function VotePosters({ slug }: { slug: string }) {
  const text = useText("calls");
  return (
    <section aria-labelledby="posters-heading">
      <Panel className="office-page__part">
        <h2 id="posters-heading">{text("officeVote.posters")}</h2>
        <p className="muted">{text("officeVote.posters.text")}</p>
        {/* The answer is a file, and not a page of ours. */}
        <form method="post" action="/office/posters.pdf">
          <input type="hidden" name="call" value={slug} />
          <FormGrid>
            <Field name="branch" label={text("officeVote.turnout.branch")}>
              <Select defaultValue="">
                <option value="">{text("officeVote.posters.all")}</option>
                <BranchOptions areWorkplaces />
              </Select>
            </Field>
            <Button variant="secondary">{text("officeVote.posters.action")}</Button>
          </FormGrid>
        </form>
      </Panel>
    </section>
  );
}
