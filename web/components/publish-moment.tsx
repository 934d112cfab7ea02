import { readWallTime } from "#domain/brussels-time.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

type Props = { now: string; later: string; day: string; hour: string; plan: string };

/** The part of a form that publishes something now or at an hour, with its sentences. */
export function PublishMoment({ now, later, day, hour, plan }: Props) {
  return (
    <>
      <Button name="when" value="now">
        {now}
      </Button>
      <p>{later}</p>
      <div className="editor__row">
        <Field name="day" label={day}>
          <Input type="date" />
        </Field>
        <Field name="hour" label={hour}>
          <Input type="time" defaultValue="09:00" />
        </Field>
        <Button variant="secondary" name="when" value="later">
          {plan}
        </Button>
      </div>
    </>
  );
}

/** Reads from this part when something is published; null is now. */
export function readPublishMoment(form: FormData): Date | null | "unreadable" {
  const [day, hour] = [String(form.get("day") ?? ""), String(form.get("hour") ?? "")];
  // Enter in the field of the day presses the first button, which publishes now. A typed day is a plan all the same.
  const isLater = form.get("when") === "later" || day !== "";
  return isLater ? (readWallTime(day, hour) ?? "unreadable") : null;
}
