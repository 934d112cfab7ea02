import { useIsOnline } from "#web/online.ts";
import { useText } from "#web/text.tsx";
import { Banner } from "#web/ui/banner/banner.tsx";

/** Says that the device is offline. */
export function OfflineNotice() {
  const text = useText();
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <Banner>{text("shell.offline")}</Banner>}</div>;
}
