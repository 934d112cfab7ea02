import type { FundSettings, YearFigures } from "#domain/setting.ts";

/** The settings of the demo fund, the Amandel Social Fund of the plant-food company Amandel. All of it is invented. */
export const fundSettings: Omit<FundSettings, "helplines" | "retention"> = {
  languages: ["nl", "en", "fr"],
  colours: { primary: "#2b38b3", accent: "#ffa866" },
  company: "Amandel",
  fund: { nl: "Sociaal Fonds", en: "Social Fund", fr: "Fonds social" },
  name: { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" },
  claim: {
    nl: "Help de wereld mooier maken, ook na de werkuren",
    en: "Help make the world a better place, even after working hours",
    fr: "Aidez à rendre le monde meilleur, même après les heures de travail",
  },
  email: "fonds@amandel.example",
  phone: "+32 2 512 34 56",
  address: "Amandelstraat 1, 1000 Brussel",
  iban: "BE68539007547034",
  accountHolder: "Amandel Sociaal Fonds",
  mailDomains: ["amandel.example"],
  asksRegisterNumber: true,
  humanResources: ["human_resources"],
  terms: { usual: 15, urgent: 5 },
  requestBudgetInCents: 15_000_00,
  quorum: { percent: 50, least: 3 },
  history: [
    year(2012, { projects: 6, amount: 46_500, internalRequests: 5, internalAmount: 5_200 }),
    year(2013, { projects: 8, amount: 64_000, internalRequests: 5, internalAmount: 5_650 }),
    year(2014, { projects: 9, amount: 74_500, internalRequests: 6, internalAmount: 6_900 }),
    year(2015, { projects: 9, amount: 78_000, internalRequests: 6, internalAmount: 7_100 }),
    year(2016, { projects: 11, amount: 96_500, internalRequests: 7, internalAmount: 8_050 }),
    year(2017, { projects: 12, amount: 106_000, internalRequests: 7, internalAmount: 8_400 }),
    year(2018, { projects: 12, amount: 108_500, internalRequests: 8, internalAmount: 9_300 }),
    year(2019, { projects: 14, amount: 127_000, internalRequests: 9, internalAmount: 10_600 }),
    year(2020, { projects: 7, amount: 71_000, internalRequests: 16, internalAmount: 19_200 }),
    // From here on the catalogue has the projects, so these are only the small grants without a page.
    year(2021, { projects: 7, amount: 9_800, internalRequests: 11, internalAmount: 13_100 }),
    year(2022, { projects: 10, amount: 14_200, internalRequests: 8, internalAmount: 9_450 }),
    year(2023, { projects: 9, amount: 12_600, internalRequests: 12, internalAmount: 14_300 }),
    year(2024, { projects: 10, amount: 14_900, internalRequests: 10, internalAmount: 11_900 }),
    year(2025, { projects: 11, amount: 16_300, internalRequests: 11, internalAmount: 13_650 }),
  ],
};

type FiguresInEuro = { projects: number; amount: number; internalRequests: number; internalAmount: number };

function year(year: number, figures: FiguresInEuro): YearFigures {
  return {
    year,
    projects: figures.projects,
    amountInCents: figures.amount * 100,
    internalRequests: figures.internalRequests,
    internalAmountInCents: figures.internalAmount * 100,
  };
}
