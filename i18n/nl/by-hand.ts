import type { ProjectByHandProblem } from "#domain/project-by-hand.ts";
import type { ProjectImportProblem } from "#domain/project-import.ts";

type Needed = ProjectByHandProblem["code"] | ProjectImportProblem["code"];

export const texts = {
  // A project without a dossier.
  "byHand.new": "Nieuw project",
  "byHand.new.lead": "Een project zonder dossier, of een project uit een jaar voor deze site.",
  "byHand.title": "Titel",
  "byHand.language": "Taal van de titel",
  "byHand.call": "Oproep",
  "byHand.call.year": "Een vroeger jaar",
  "byHand.year": "Jaar",
  "byHand.year.help": "Alleen voor een vroeger jaar, van {first} tot {last}.",
  "byHand.status": "Status",
  "byHand.status.selected": "Keuze van het fonds",
  "byHand.status.shortlisted": "Op de stemlijst",
  "byHand.make": "Maak het project",
  "byHand.branch": "Vestiging van wie het voorstelde",
  "byHand.branch.choose": "Kies een vestiging",
  "byHand.cost": "Kosten van het project (euro)",
  "byHand.asked": "Gevraagd aan het fonds (euro)",
  "byHand.given": "Gegeven door het fonds (euro)",
  "byHand.source": "de eerste tekst",
  "byHand.version.site": "{date}, zoals op de site",
  "project.noBallot": "De stemlijst van deze oproep ligt vast, of er is geen stemming. Kies dan “Keuze van het fonds”.",

  // A list of projects of earlier years.
  "projectImport.title": "Projecten van vroeger importeren",
  "projectImport.heading":
    "{added, plural, =0 {Geen nieuwe projecten} one {1 nieuw project} other {# nieuwe projecten}}{wrong, plural, =0 {} one {, 1 regel klopt niet} other {, # regels kloppen niet}}",
  "projectImport.lead": "Kies een bestand met projecten uit eerdere jaren. Je ziet eerst wat elke regel doet.",
  "projectImport.columns":
    "De eerste rij heeft de namen van de kolommen: jaar, titel, samenvatting, organisatie, postcode, gemeente, thema, vestiging, gegeven. Provincie, website, verhaal, impact, gevraagd en kost mogen erbij, en voor een stemming van dat jaar: uitslag (winnaar, kandidaat) en rang. Een tekst in een andere taal heeft een eigen kolom: titel fr, titel en.",
  "projectImport.status": "Uitslag",
  "projectImport.place": "Rang",
  "projectImport.count.all": "regels",
  "projectImport.count.wrong": "kloppen niet",
  "projectImport.count.added": "nieuw",
  "projectImport.count.present": "al op de site",
  "projectImport.kind.wrong": "Klopt niet",
  "projectImport.kind.added": "Nieuw",
  "projectImport.kind.present": "Bestaat al",
  "projectImport.lines": "Gevolg van elke regel",
  "projectImport.effect": "Gevolg",
  "projectImport.nothing": "Geen regels",
  "projectImport.publishes.selected": "Komt op de site, als keuze van het fonds van {year}",
  "projectImport.publishes.winner": "Komt op de site als winnaar van {year}, op plaats {place, number}",
  "projectImport.publishes.not_elected": "Komt op de site als kandidaat van {year}, op plaats {place, number}",
  "projectImport.makesYear": "{year} is een nieuw jaar op de site",
  "projectImport.makesOrganisation": "De organisatie is nieuw op de site",
  "projectImport.stays": "Dit jaar heeft al een project met deze titel. Er verandert niets.",
  "projectImport.apply":
    "{count, plural, =0 {Niets om over te nemen} one {Publiceer 1 project} other {Publiceer # projecten}}",
  "projectImport.effect.added": "{count, plural, one {project komt op de site} other {projecten komen op de site}}",
  "projectImport.effect.present":
    "{count, plural, one {project staat er al en blijft zoals het is} other {projecten staan er al en blijven zoals ze zijn}}",
  "projectImport.effect.wrong":
    "{count, plural, one {regel klopt niet; verbeter het bestand} other {regels kloppen niet; verbeter het bestand}}",
  "byHand.import": "Importeer een lijst",
  "projectImport.unreadable": "We kunnen dit bestand niet lezen. Bewaar het als Excel (.xlsx) of CSV.",
  "projectImport.columnsMissing": "Deze kolommen ontbreken: {columns}.",
  "projectImport.tooLong": "Deze lijst heeft meer dan {most, number} projecten. Verdeel ze over twee bestanden.",
  "projectImport.wrongLines":
    "{count, plural, one {1 regel klopt niet} other {# regels kloppen niet}}. Er is niets overgenomen. Verbeter het bestand en kies het opnieuw.",
  "projectImport.noDraft": "Deze lijst is er niet meer. Kies het bestand opnieuw.",
  "projectImport.twice": "Dit jaar heeft deze titel al op een regel hierboven.",
  "projectImport.votedHere": "De site heeft de stemming van dit jaar, en die zegt wie won. Laat de uitslag leeg.",
  "projectImport.running": "Deze oproep loopt nog. Maak het project met de hand.",
  "projectImport.unknown": "{label}: het fonds kent dit niet.",
  "projectImport.postalCode": "Deze postcode bestaat niet.",
} satisfies Record<Needed, string> & Record<string, string>;
