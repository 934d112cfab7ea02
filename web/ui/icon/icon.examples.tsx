import type { Examples } from "#web/ui/examples.ts";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import { paths } from "#web/ui/icon/paths.ts";

/** Every icon there is, beside its name. */
export const examples: Examples = {
  title: "Icon",
  examples: Object.fromEntries(
    (Object.keys(paths) as IconName[]).map((name) => [
      name,
      <span className="row" key={name}>
        <Icon name={name} />
        {name}
      </span>,
    ]),
  ),
};
