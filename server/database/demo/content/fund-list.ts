import type { BranchItem, FundLists, ListItem } from "#domain/fund-list.ts";

function item(code: string, nl: string, en: string, fr: string): ListItem {
  return { code, names: { nl, en, fr }, isActive: true };
}

// Brussels has no legal language of its own: there a letter is in the language of the person.
const branch = (item: ListItem, legalLanguage: BranchItem["legalLanguage"]): BranchItem => ({ ...item, legalLanguage });

/** The branches, departments and themes of the demo fund. */
export const demoLists: FundLists = {
  branches: [
    branch(item("brussel", "Brussel", "Brussels", "Bruxelles"), null),
    branch(item("gent", "Gent", "Ghent", "Gand"), "nl"),
    branch(item("rotselaar", "Rotselaar", "Rotselaar", "Rotselaar"), "nl"),
    branch(item("wevelgem", "Wevelgem", "Wevelgem", "Wevelgem"), "nl"),
    branch(item("zwevegem", "Zwevegem", "Zwevegem", "Zwevegem"), "nl"),
    branch(item("retired", "Gepensioneerd", "Retired", "Retraité"), null),
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
