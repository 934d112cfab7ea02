import { useInstallation } from "#web/installation.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./calendar-links.css";

/** Links to put the dates of the calls into a calendar: as a subscription, or as they are today. */
export function CalendarLinks() {
  const text = useText();
  const language = useLanguage();
  const { publicUrl: origin } = useInstallation();
  const file = `/calendar/${language}.ics`;
  return (
    <p className="calendar-links">
      <Icon name="calendar" />
      <span>
        <Link href={new URL(file, origin).href.replace(/^https?:/, "webcal:")}>{text("deadline.follow")}</Link>{" "}
        <Link href={file} download>
          {text("deadline.download")}
        </Link>
      </span>
    </p>
  );
}
