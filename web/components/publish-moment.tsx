import { readWallTime } from "#domain/brussels-time.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

type Props = { now: string; later: string; day: string; hour: string; plan: string };

/**
 * The part of a form that publishes something now or at an hour, with its sentences. The hour comes first, because Enter
 * in its fields presses the first button.
 */
export function PublishMoment({ now, later, day, hour, plan }: Props) {
  return (
    <>
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
      <Button name="when" value="now">
        {now}
      </Button>
    </>
  );
}

/** Reads from this part when something is published; null is now. */
export function readPublishMoment(form: FormData): Date | null | "noDay" | "unreadable" {
  if (form.get("when") === "now") return null;
  const day = String(form.get("day") ?? "");
  if (day === "") return "noDay";
  return readWallTime(day, String(form.get("hour") ?? "")) ?? "unreadable";
}
