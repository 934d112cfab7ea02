import type { FundLists, ListItem } from "#domain/fund-list.ts";

function item(code: string, nl: string, en: string, fr: string): ListItem {
  return { code, names: { nl, en, fr }, isActive: true };
}

/** The branches, departments and themes of the demo fund. */
export const demoLists: FundLists = {
  branches: [
    item("brussel", "Brussel", "Brussels", "Bruxelles"),
    item("gent", "Gent", "Ghent", "Gand"),
    item("rotselaar", "Rotselaar", "Rotselaar", "Rotselaar"),
    item("wevelgem", "Wevelgem", "Wevelgem", "Wevelgem"),
    item("zwevegem", "Zwevegem", "Zwevegem", "Zwevegem"),
    item("retired", "Gepensioneerd", "Retired", "Retraité"),
  ],
  departments: [
    item("marketing", "Marketing", "Marketing", "Marketing"),
    item("general_secretary", "Algemeen secretariaat", "General secretariat", "Secrétariat général"),
    item(
      "growth_strategy_transformation",
      "Groei, strategie en transformatie",
      "Growth, strategy and transformation",
      "Croissance, stratégie et transformation",
    ),
    item("human_resources", "Personeelszaken", "Human resources", "Ressources humaines"),
    item("finance", "Financiën", "Finance", "Finance"),
    item("supply_chain", "Supply chain", "Supply chain", "Supply chain"),
    item("customer_department", "Klantendienst", "Customer department", "Service clients"),
    item("other", "Een andere afdeling", "Another department", "Un autre département"),
  ],
  themes: [
    item("care", "Zorg", "Care", "Soin"),
    item("youth", "Jeugd", "Youth", "Jeunesse"),
    item("nature", "Natuur", "Nature", "Nature"),
    item("food", "Voeding", "Food", "Alimentation"),
    item("inclusion", "Samenleven", "Inclusion", "Inclusion"),
    item("sport", "Sport", "Sport", "Sport"),
    item("culture", "Cultuur", "Culture", "Culture"),
    item("animals", "Dieren", "Animals", "Animaux"),
  ],
};
