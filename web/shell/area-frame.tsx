import { Outlet } from "react-router";
import type { Language } from "#domain/language.ts";
import type { Area } from "#i18n/area.ts";
import type { Messages } from "#i18n/text.ts";
import type { PageModule } from "#web/page.ts";
import { SentencesProvider } from "#web/text.tsx";

/** Makes the frame around the pages of one area, which adds the sentences of that area. */
export function areaModule(language: Language, area: Area, messages: Messages): PageModule {
  return {
    default: function AreaFrame() {
      return (
        <SentencesProvider language={language} area={area} messages={messages}>
          <Outlet />
        </SentencesProvider>
      );
    },
  };
}
