import { type Language, languages } from "#domain/language.ts";
import type { CatalogueName, KeyIn } from "#i18n/area.ts";

type Texts<Name extends CatalogueName> = Readonly<Record<KeyIn<Name>, string>>;

/** Reads catalogues in every language, merged, for texts that the server writes itself. */
export async function readCatalogues<Name extends CatalogueName>(...names: Name[]) {
  const inLanguage = async (language: Language): Promise<[Language, Texts<Name>]> => {
    const modules = await Promise.all(names.map((name) => import(`./${language}/${name}.ts`)));
    return [language, Object.assign({}, ...modules.map(({ texts }) => texts))];
  };
  return Object.fromEntries(await Promise.all(languages.map(inLanguage))) as Record<Language, Texts<Name>>;
}
