import type { RosterDoubt } from "#domain/roster.ts";
import type { SetUpProblem } from "#domain/set-up.ts";
import type { SetUpStep } from "#domain/set-up-step.ts";

type Needed = SetUpProblem["code"] | `setUp.${SetUpStep}` | `setUp.doubt.${RosterDoubt}`;

/** The sentences of the set-up. */
export const texts = {
  // The frame of the set-up.
  "setUp.title": "De site instellen",
  "setUp.heading": "Stel je fonds in",
  "setUp.lead":
    "In acht stappen is je site klaar. Dat duurt ongeveer een kwartier. Je kunt elke stap verlaten en later verdergaan.",
  "setUp.begin": "Begin",
  "setUp.session": "Deze browser kan de site {hours} uur lang instellen. De link werkt daarna niet meer.",
  "setUp.link.over":
    "Deze link werkt niet meer. Een link werkt één keer, en 24 uur lang. Misschien is er een nieuwere.",
  "setUp.link.none": "Je hebt een link nodig om de site in te stellen. Hij staat op het scherm waar Samen gestart is.",
  "setUp.link.command": "Met deze opdracht krijg je een nieuwe link:",
  "setUp.link.embedded":
    "Werkt Samen zonder PostgreSQL? Stop Samen en start het opnieuw: dan krijg je ook een nieuwe link.",
  "setUp.part": "Stap {step} van {steps}",
  "setUp.pageTitle": "{title} (stap {step} van {steps})",
  "setUp.save": "Bewaar en ga verder",
  "setUp.continue": "Ga verder",
  "setUp.later": "Doe dit later",
  "setUp.later.text": "Je vindt dit straks in het kantoor.",
  "setUp.outcome.done": "klaar",
  "setUp.outcome.later": "later",
  "setUp.outcome.missing": "nog nodig",
  "setUp.outcome.noMail": "nog niet ingesteld",

  // The steps: the title, its short name, why it is there, and what it asks.
  "setUp.fund": "Het fonds en zijn talen",
  "setUp.fund.short": "Fonds",
  "setUp.fund.why": "Je geeft het fonds een naam en kiest de talen.",
  "setUp.fund.lead": "Deze namen staan overal op de site en in mails. Je kunt later alles nog veranderen.",
  "setUp.brand": "De kleuren",
  "setUp.brand.short": "Kleuren",
  "setUp.brand.why": "Twee kleuren geven de site het gezicht van je bedrijf.",
  "setUp.brand.lead": "Kies twee kleuren van je bedrijf. Alle andere kleuren volgen daaruit.",
  "setUp.mail": "De mails",
  "setUp.mail.short": "Mails",
  "setUp.mail.why": "Een testmail bewijst dat mails aankomen.",
  "setUp.mail.lead":
    "Collega’s melden zich aan met een code die ze per mail krijgen. Daarom moet een testmail echt aankomen.",
  "setUp.people": "Beheerder en coördinator",
  "setUp.people.short": "Mensen",
  "setUp.people.why": "Twee mensen openen straks het kantoor, met een tweede bewijs.",
  "setUp.people.lead":
    "Je fonds begint met twee mensen. Elk van hen opent het kantoor met een code per mail en een tweede bewijs: een toegangssleutel, of een app op de telefoon.",
  "setUp.lists": "Vestigingen, afdelingen en thema’s",
  "setUp.lists.short": "Lijsten",
  "setUp.lists.why": "De keuzelijsten van je bedrijf.",
  "setUp.lists.lead": "Schrijf één naam per regel, in het Nederlands. Vertalingen voeg je later toe in het kantoor.",
  "setUp.roster": "De personeelslijst",
  "setUp.roster.short": "Personeelslijst",
  "setUp.roster.why": "De lijst zegt wie zich kan aanmelden.",
  "setUp.roster.lead": "Alleen mensen op deze lijst kunnen zich aanmelden. Je ziet eerst wat de lijst zou veranderen.",
  "setUp.call": "De eerste oproep",
  "setUp.call.short": "Oproep",
  "setUp.call.why": "Wanneer collega’s projecten kunnen indienen.",
  "setUp.call.lead":
    "Een oproep zegt wanneer collega’s een project kunnen indienen. Met deze antwoorden kan hij van start.",
  "setUp.finish": "Open de site",
  "setUp.finish.short": "Openen",
  "setUp.finish.why": "Tot dan zegt de site dat ze binnenkort opent.",
  "setUp.finish.lead":
    "Kijk na wat klaar is. Zodra je de site opent, ziet iedereen ze. De link om ze in te stellen werkt dan niet meer.",
  "setUp.open": "Open de site voor iedereen",
  "setUp.gaps": "Dit ontbreekt nog",
  "setUp.gaps.texts":
    "Nog zonder tekst: {titles}. Bezoekers zien “Deze tekst komt nog”. Schrijf de tekst na de opening in het kantoor, bij Teksten.",
  "setUp.gaps.committee":
    "Nog niemand zit in de commissie, en collega’s kunnen al steun vragen. De beheerder geeft die rol na de opening in het kantoor, bij Mensen.",

  // The fund.
  "setUp.languages": "Talen van de site",
  "setUp.languages.help": "Nederlands is er altijd bij en vervangt teksten die niet vertaald zijn.",
  "setUp.company": "Naam van het bedrijf",
  "setUp.company.help": "De vette regel van het logo. De naam van het fonds is de regel eronder.",
  "setUp.company.ask": "Vul de naam van het bedrijf in.",
  "setUp.shortName": "Naam van het fonds",
  "setUp.shortName.ask": "Vul de naam van het fonds in.",
  "setUp.email": "E-mailadres van het fonds",
  "setUp.email.help": "Mails van de site komen van dit adres, en antwoorden komen er aan.",
  "setUp.email.ask": "Vul het e-mailadres van het fonds in.",

  // The colours.
  "setUp.brand.primary.ask": "Kies een hoofdkleur.",
  "setUp.brand.accent.ask": "Kies een accentkleur.",

  // The test mail.
  "setUp.mail.to": "Jouw e-mailadres",
  "setUp.mail.to.help": "Kies een mailbox die je nu kunt openen.",
  "setUp.mail.to.ask": "Vul je e-mailadres in.",
  "setUp.mail.send": "Stuur een testmail",
  "setUp.mail.again": "Stuur een nieuwe testmail",
  "setUp.mail.code": "Code uit de testmail",
  "setUp.mail.code.help": "De code heeft {digits} cijfers.",
  "setUp.mail.code.ask": "Vul de code uit de testmail in.",
  "setUp.mail.confirm": "Ga verder",
  "setUp.mail.arrived": "De testmail is aangekomen: mails werken.",
  "setUp.mail.queued": "De mail naar {to} vertrekt",
  "setUp.mail.queued.text": "Blijft dit lang zo? Dan antwoordt de mailserver niet. Kijk SMTP_URL na.",
  "setUp.mail.sent": "De mail naar {to} is vertrokken",
  "setUp.mail.sent.text": "Open je mailbox en typ de code hieronder. Niets gekregen? Kijk bij ongewenste mails.",
  "setUp.mail.failed": "De mailserver weigert de mail",
  "setUp.mail.failed.text":
    "Kijk SMTP_URL en MAIL_FROM na. Het logboek van de server zegt waarom. Start Samen opnieuw en probeer het nog eens.",
  "setUp.mail.noServer": "Er is geen mailserver",
  "setUp.mail.noServer.text":
    "Op deze computer mag dat: elke mail wordt een bestand in deze map. Voor een echte site vul je SMTP_URL in.",

  // The first people.
  "setUp.people.operator": "De beheerder",
  "setUp.people.operator.text": "Houdt de site draaiende en geeft rollen. Ziet geen dossiers.",
  "setUp.people.coordinator": "De coördinator",
  "setUp.people.coordinator.text": "Leidt de oproepen en is het gezicht van het fonds.",
  "setUp.people.firstname": "Voornaam",
  "setUp.people.firstname.ask": "Vul de voornaam in.",
  "setUp.people.lastname": "Naam",
  "setUp.people.lastname.ask": "Vul de naam in.",
  "setUp.people.email": "E-mailadres",
  "setUp.people.email.ask": "Vul het e-mailadres in.",
  "setUp.people.name": "Geef hun de rollen",
  "setUp.people.change": "Verander de namen",
  "setUp.people.ready": "kan het kantoor openen",
  "setUp.people.logIn": "Ik ben {firstname}: meld me aan",
  "setUp.people.nobodyReady":
    "Ben jij een van beiden? Meld je aan en kies een tweede bewijs. De andere kreeg een mail en doet dat zelf. Eén van beiden moet klaar zijn voor je verdergaat.",
  "setUp.people.oneReady": "Het kantoor kan open. Is de andere nog niet klaar? Dat kan ook na de opening.",
  "setUp.people.folder": "De mails zijn bestanden in deze map:",

  // The lists.
  "setUp.lists.branches": "Vestigingen",
  "setUp.lists.branches.help":
    "De plaatsen waar collega’s werken. De wet zegt in welke taal brieven aan hen moeten zijn: zet elke plaats in het juiste vak.",
  "setUp.lists.branches.ask": "Schrijf minstens één vestiging.",
  "setUp.lists.branches_nl": "Brieven in het Nederlands",
  "setUp.lists.branches_nl.help": "Zoals in Vlaanderen.",
  "setUp.lists.branches_fr": "Brieven in het Frans",
  "setUp.lists.branches_fr.help": "Zoals in Wallonië.",
  "setUp.lists.branches_other": "Geen verplichte taal",
  "setUp.lists.branches_other.help":
    "Zoals in Brussel of buiten België. Gepensioneerde collega’s horen bij de regel “Gepensioneerden”.",
  "setUp.lists.branches_other.usual": "Gepensioneerden",
  "setUp.lists.departments": "Afdelingen",
  "setUp.lists.departments.help":
    "De delen van het bedrijf. Mensen van personeelszaken lezen nooit een aanvraag om steun. Je kiest die afdelingen later bij de instellingen.",
  "setUp.lists.departments.ask": "Schrijf minstens één afdeling.",
  "setUp.lists.departments.usual": "Productie\nVerkoop\nAdministratie",
  "setUp.lists.themes": "Thema’s van projecten",
  "setUp.lists.themes.help": "Projecten kunnen over deze thema’s gaan.",
  "setUp.lists.themes.ask": "Schrijf minstens één thema.",
  "setUp.lists.themes.usual": "Armoede\nGezondheid\nOnderwijs\nNatuur\nCultuur",

  // The staff list.
  "setUp.roster.file": "De lijst, uit Excel of als CSV",
  "setUp.roster.columns":
    "De eerste regel noemt de kolommen: personeelsnummer, voornaam, naam, vestiging, en als je ze hebt e-mail, afdeling, statuut en taal.",
  "setUp.roster.choose": "Kies het bestand of sleep het hierheen",
  "setUp.roster.look": "Toon wat er zou veranderen",
  "setUp.roster.unreadable": "Dit bestand kan niet gelezen worden. Kies een Excel- of CSV-bestand van hoogstens 24 MB.",
  "setUp.roster.done": "De lijst is ingelezen. Je kunt een nieuwe lijst kiezen.",
  "setUp.roster.dry": "Er is nog niets veranderd",
  "setUp.roster.dry.text": "Dit zou de lijst doen. Kijk het na en lees ze dan in.",
  "setUp.roster.zeros":
    "Een personeelsnummer heeft altijd 8 cijfers, zo nodig met nullen vooraan: {example}. Zo typen je collega’s het ook.",
  "setUp.roster.officers": "Zo kan de lijst niet ingelezen worden",
  "setUp.roster.doubtful": "{count, plural, one {# regel is twijfelachtig} other {# regels zijn twijfelachtig}}",
  "setUp.roster.added": "{count, plural, one {# persoon komt erbij} other {# mensen komen erbij}}",
  "setUp.roster.changed": "{count, plural, one {# persoon verandert} other {# mensen veranderen}}",
  "setUp.roster.left": "{count, plural, one {# persoon gaat weg} other {# mensen gaan weg}}",
  "setUp.roster.line": "regel {line, number}",
  "setUp.roster.more": "{count, plural, one {En nog # regel.} other {En nog # regels.}}",
  "setUp.roster.import": "{count, plural, one {Lees # persoon in} other {Lees # mensen in}}",
  "setUp.roster.other": "Kies een ander bestand",
  "setUp.doubt.id_malformed": "Overgeslagen: het personeelsnummer heeft geen 8 cijfers.",
  "setUp.doubt.id_twice": "Overgeslagen: dit personeelsnummer staat op meer dan één regel.",
  "setUp.doubt.name_missing": "Overgeslagen: de voornaam of naam ontbreekt.",
  "setUp.doubt.name_too_long": "Overgeslagen: de naam is langer dan 80 tekens.",
  "setUp.doubt.email_malformed": "Overgeslagen: het e-mailadres klopt niet.",
  "setUp.doubt.email_twice": "Overgeslagen: het e-mailadres is van iemand anders.",
  "setUp.doubt.branch_unknown": "Overgeslagen: deze vestiging staat niet in je lijst.",
  "setUp.doubt.department_unknown": "Overgeslagen: deze afdeling staat niet in je lijst.",
  "setUp.doubt.status_unknown":
    "Overgeslagen: het statuut “{word}” kennen we niet. Schrijf bediende, arbeider, kaderlid, gepensioneerd of familie.",
  "setUp.doubt.language_unknown": "Overgeslagen: je fonds spreekt deze taal niet.",
  "setUp.doubt.name_differs": "Kijk na: dit nummer had een andere naam.",

  // The first call.
  "setUp.call.name": "Titel",
  "setUp.call.name.usual": "Oproep {year}",
  "setUp.call.name.help": "In het Nederlands. De andere talen krijgen een titel met het jaar.",
  "setUp.call.name.ask": "Vul een titel in.",
  "setUp.call.opens": "Eerste dag om in te dienen",
  "setUp.call.opens.help": "Zoals 16/09/2026. Tot die dag kun je alle data en bedragen nog vrij veranderen.",
  "setUp.call.opens.ask": "Vul de eerste dag in.",
  "setUp.call.closes": "Laatste dag om in te dienen",
  "setUp.call.closes.help": "Tot en met 23:59 uur.",
  "setUp.call.closes.ask": "Vul de laatste dag in.",
  "setUp.call.budget": "Budget",
  "setUp.call.budget.help": "Voor alle projecten samen.",
  "setUp.call.budget.ask": "Vul het budget in.",
  "setUp.call.vote": "Collega’s stemmen over de projecten",
  "setUp.call.rest":
    "De andere data, bedragen en criteria krijgen gewone waarden. Kijk ze in het kantoor na voor de eerste dag.",
  "setUp.call.publish": "Maak de oproep",
  "setUp.call.done": "De oproep is klaar. Je verandert hem in het kantoor.",

  // The reasons why a step is refused.
  "setUp.noSession": "Deze browser kan de site niet (meer) instellen. Open een nieuwe link.",
  "setUp.linkOver": "Deze link werkt niet meer.",
  "setUp.cannotWait": "Deze stap is nodig voor de site opengaat.",
  "setUp.wrongCode":
    "{left, plural, =0 {Deze code klopt niet. Stuur een nieuwe testmail.} one {Deze code klopt niet. Je kunt nog # keer proberen.} other {Deze code klopt niet. Je kunt nog # keer proberen.}}",
  "setUp.codeOver": "Deze code werkt niet meer. Stuur een nieuwe testmail.",
  "setUp.samePerson":
    "Kies twee mensen. Eén persoon met beide rollen zou kunnen lezen wat alleen de commissie mag lezen.",
  "setUp.peopleMissing": "Vul eerst de beheerder en de coördinator in.",
  "setUp.noSecondFactor": "Nog niemand heeft een tweede bewijs. Meld je aan en kies er een.",
  "setUp.noList": "Er is geen lijst meer om in te lezen. Kies het bestand opnieuw.",
  "setUp.officersMissing":
    "Op deze lijst ontbreken: {names}. Ze zouden hun toegang verliezen. Zet hen op de lijst, met hetzelfde e-mailadres.",
  "setUp.unfinished": "Sommige stappen zijn nog nodig. Rond ze eerst af.",
} satisfies Record<Needed, string> & Record<string, string>;
