import { legalForms } from "#domain/legal-form.ts";
import { countries, regions } from "#domain/region.ts";
import { townIn } from "#domain/town.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import type { OrganisationRow } from "#server/database/queries/organisation.ts";

const CountryEnum = builder.enumType("Country", { description: "A country the fund works in.", values: countries });
const LegalFormEnum = builder.enumType("LegalForm", { description: "A legal form, by country.", values: legalForms });

// A GraphQL name cannot have a hyphen; its value keeps the spelling of the domain.
const regionValues = Object.fromEntries(regions.map((region) => [region.replaceAll("-", "_"), { value: region }]));
export const RegionEnum = builder.enumType("Region", { description: "A province or Brussels.", values: regionValues });

export const Organisation = builder.objectRef<OrganisationRow>("Organisation").implement({
  description: "An organisation behind a project or an offer.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "Its name." }),
    legalForm: t.expose("legalForm", { type: LegalFormEnum, description: "Its legal form." }),
    town: t.string({
      description: "The town of its seat.",
      args: {
        language: t.arg({
          type: LanguageEnum,
          required: false,
          description: "The language of its name; without one, as it is stored.",
        }),
      },
      resolve: (organisation, { language }) => (language ? townIn(organisation, language) : organisation.town),
    }),
    postalCode: t.exposeString("postalCode", { description: "The postal code of its seat." }),
    country: t.expose("country", { type: CountryEnum, description: "The country of its seat." }),
    region: t.field({
      description: "The province of its seat.",
      type: RegionEnum,
      resolve: (organisation) => organisation.region,
    }),
    website: t.exposeString("website", { nullable: true, description: "The address of its own website." }),
  }),
});
