import type { ConnectionProblem } from "#domain/connection.ts";
import type { DecisionProblem } from "#domain/decision.ts";
import type { DossierProblem } from "#domain/dossier.ts";
import type { FileProblem } from "#domain/file.ts";
import type { KioskProblem } from "#domain/kiosk.ts";
import type { MeetingProblem } from "#domain/meeting.ts";
import type { NewsProblem } from "#domain/news.ts";
import type { OfferDraftProblem } from "#domain/offer-draft.ts";
import type { OrganisationProblem } from "#domain/organisation-form.ts";
import type { OfficeProblem, Problem } from "#domain/problem.ts";
import type { ProjectByHandProblem } from "#domain/project-by-hand.ts";
import type { ApprovalProblem, ProjectProblem } from "#domain/project-draft.ts";
import type { ProjectImportProblem } from "#domain/project-import.ts";
import type { ProjectPictureProblem } from "#domain/project-picture.ts";
import type { Country, Region } from "#domain/region.ts";
import type { CommonRuleProblem } from "#domain/rules.ts";
import type { SecondFactorProblem } from "#domain/second-factor.ts";
import type { SetUpProblem } from "#domain/set-up.ts";

/** The problems whose sentences are in the catalogue of one area. */
type ProblemOfArea =
  | ApprovalProblem
  | ConnectionProblem
  | DecisionProblem
  | DossierProblem
  | FileProblem
  | KioskProblem
  | MeetingProblem
  | NewsProblem
  | OfferDraftProblem
  | OfficeProblem
  | OrganisationProblem
  | ProjectByHandProblem
  | ProjectImportProblem
  | ProjectPictureProblem
  | ProjectProblem
  | SecondFactorProblem
  | SetUpProblem;

type Needed =
  | Exclude<Problem["code"], ProblemOfArea["code"]>
  | CommonRuleProblem["code"]
  | `country.${Country}`
  | `region.${Region}`;

/** The sentences of every page. */
export const texts = {
  "date.until": "tot en met {day}, {time}",
  // Shell.
  "shell.skip": "Ga naar de inhoud",
  "shell.mainMenu": "Hoofdmenu",
  "shell.menu": "Menu",
  "shell.language": "Taal",
  "shell.loading": "De pagina wordt geladen",
  "shell.offline": "Je bent offline. Nieuwe pagina’s laden weer zodra je verbinding terug is.",
  "shell.projects": "Projecten",
  "shell.vote": "Stemmen",
  "shell.voteDue": "(nog te doen)",
  "shell.submit": "Indienen",
  "shell.donate": "Een gift doen",
  "shell.volunteer": "Vrijwilligers",
  "shell.contact": "Contact",
  "shell.login": "Aanmelden",
  "shell.account": "Mijn account",
  "shell.office": "Kantoor",
  "shell.email": "E-mail",
  "shell.phone": "Telefoon",
  "shell.address": "Adres",
  "shell.takePart": "Meedoen",
  "shell.theFund": "Het fonds",
  "shell.terms": "Voorwaarden",
  "shell.about": "Over het fonds",
  "shell.winners": "Winnaars",
  "shell.selection": "Keuze van het fonds",
  "shell.disclaimer": "Disclaimer",
  "shell.privacy": "Privacybeleid",
  "shell.cookiePolicy": "Cookiebeleid",
  "shell.cookieManagement": "Cookies beheren",
  "shell.conditions": "Algemene voorwaarden",
  "shell.accessibility": "Toegankelijkheid",
  "shell.byColleagues": "© {year} {name} · een initiatief van en voor collega’s",
  "shell.afterHours": "Na de uren (donker)",
  // Until the fund is set up.
  "opensSoon.title": "Binnenkort open",
  "opensSoon.heading": "Deze site opent binnenkort",
  "opensSoon.named": "{name} opent binnenkort",
  "opensSoon.text": "We leggen de laatste hand aan de site. Kom later nog eens kijken.",
  "shell.demo": "Demo: alles hier is verzonnen.",
  "shell.mailbox": "Demo-mailbox",
  "project.inDutch": "In het Nederlands",
  "form.optional": "(optioneel)",
  "form.problem": "Er is een probleem",
  "form.titlePrefix": "Fout: {title}",

  // Error.
  "error.heading": "Oeps, er ging iets mis",
  "error.notFound": "Deze pagina kon niet gevonden worden",
  "error.lostPetal": "Misschien is ze verplaatst, of klopt het adres niet.",
  "error.office":
    "Ze bestaat niet, of je hebt niet meer het recht om ze te openen. Rollen kunnen veranderen. Vraag het aan de coördinator van het fonds.",
  "error.notThereOrNotTranslated": "Deze pagina bestaat niet of is nog niet volledig vertaald",
  "error.notTranslated": "Deze pagina is nog niet volledig vertaald",
  "error.inDutch": "Delen zonder vertaling lees je in het Nederlands.",
  "error.unexpected": "Het ligt niet aan jou. Probeer het straks opnieuw, of laat het ons weten.",
  "error.home": "Terug naar home",
  "error.projects": "Bekijk de projecten",
  "error.picture": "Een bloesem met één blaadje op de grond",

  // The texts that any page may need when the server cannot be reached.
  unavailable: "We kunnen de server niet bereiken. Probeer het over een minuut opnieuw.",
  offline: "Je bent offline. Controleer je verbinding en probeer het opnieuw.",

  // The texts of a button that copies.
  "copy.done": "Gekopieerd",
  "copy.failed": "Kopiëren lukt niet. Selecteer de tekst zelf.",

  // Written.
  "written.changed": "Laatst gewijzigd op {date}",
  "written.version": "Dit is een eerdere versie",
  "written.version.text": "Deze tekst gold van {from, date, longDate} tot {until, date, longDate}.",
  "written.version.present": "Lees de huidige tekst",
  "written.versions": "Eerdere versies",
  "written.versions.first": "Eerste tekst",
  "written.versions.present": "huidige tekst",
  "written.none": "Deze tekst komt nog. Heb je een vraag? Stel ze aan het fonds.",

  // The texts of a project on a card or beside a list.
  "result.count": "{votes, plural, one {# stem} other {# stemmen}}",
  "project.proposed.employed": "Voorgedragen door {name, select, none {een collega} other {{name}}} ({place})",
  "project.proposed.retired":
    "Voorgedragen door {name, select, none {een gepensioneerde collega} other {{name}, gepensioneerde collega}}",
  "project.proposed.family": "Voorgedragen door een collega uit {branch}, namens een familielid",
  "status.shortlisted": "In de stemming",
  "status.winner": "Winnaar {year}",
  "status.not_elected": "Deed mee in {year}",
  "status.selected": "Keuze van het fonds {year}",
  "project.proposer.employed": "{name, select, none {Een collega} other {{name}}} ({place})",
  "project.proposer.retired":
    "{name, select, none {Een gepensioneerde collega} other {{name}, gepensioneerde collega}}",
  "project.proposer.family": "Een collega uit {branch}, namens een familielid",
  "project.amount.shortlisted": "Vraagt",
  "project.amount.not_elected": "Vroeg",
  "project.amount.winner": "Steun",
  "project.amount.selected": "Steun",
  "project.asked": "Vroeg {amount}",
  "project.organisation": "Organisatie",
  "project.proposedBy": "Voorgedragen door",
  "project.donate.action": "Doe een gift",
  "project.voteFor": "Stem op dit project",
  "project.voted": "Je hebt al gestemd.",
  "project.voted.action": "Bekijk je stem",

  // Deadline.
  "deadline.days": "{days, plural, one {dag} other {dagen}}, {hours} u en {minutes} min te gaan",
  "deadline.hours":
    "{hours, plural, one {uur} other {uur}} en {minutes, plural, one {# minuut} other {# minuten}} te gaan",
  "deadline.minutes": "minuten te gaan",
  "deadline.seconds": "{seconds, plural, one {seconde} other {seconden}} te gaan",
  "deadline.voting": "Stemmen kan {until}.",
  "deadline.submission": "Indienen kan {until}.",
  "deadline.follow": "Volg de data in je agenda",
  "deadline.download": "Download de data (.ics)",
  "phase.all": "Fasen: {call}",
  "phase.submission": "Indienen",
  "phase.selection": "Selectie",
  "phase.voting": "Stemmen",
  "phase.announcement": "Bekendmaking",
  "phase.award": "Uitreiking",
  "phase.done": "Afgerond",
  "phase.now": "Nu bezig",
  "phase.from": "vanaf {date}",

  // Share.
  "share.heading": "Deel dit project",
  "share.native": "Deel",
  "share.copy": "Kopieer de link",
  "share.mail": "Mail",
  "share.address": "Adres van deze pagina",

  // Region.
  "country.belgium": "België",
  "country.netherlands": "Nederland",
  "region.brussels": "Brussel",
  "region.antwerp": "Antwerpen",
  "region.east-flanders": "Oost-Vlaanderen",
  "region.flemish-brabant": "Vlaams-Brabant",
  "region.limburg-be": "Limburg (België)",
  "region.west-flanders": "West-Vlaanderen",
  "region.hainaut": "Henegouwen",
  "region.liege": "Luik",
  "region.luxembourg": "Luxemburg",
  "region.namur": "Namen",
  "region.walloon-brabant": "Waals-Brabant",
  "region.drenthe": "Drenthe",
  "region.flevoland": "Flevoland",
  "region.friesland": "Friesland",
  "region.gelderland": "Gelderland",
  "region.groningen": "Groningen",
  "region.limburg-nl": "Limburg (Nederland)",
  "region.north-brabant": "Noord-Brabant",
  "region.north-holland": "Noord-Holland",
  "region.overijssel": "Overijssel",
  "region.south-holland": "Zuid-Holland",
  "region.utrecht": "Utrecht",
  "region.zeeland": "Zeeland",
  "map.label": "Kaart van België en Nederland",
  "map.skip": "Sla de kaart over",
  "map.list": "Toon als lijst",
  "map.region": "{region}, {count, plural, one {# project} other {# projecten}}",
  "map.count": "{count, plural, =0 {nog geen projecten} one {# project} other {# projecten}}",
  "map.all": "Toon alle regio’s",

  // Role.
  "role.committee": "Lid van de selectiecommissie",
  "role.coordinator": "Coördinator",
  "role.treasurer": "Penningmeester",
  "role.editor": "Redacteur",
  "role.board": "Lid van het bestuur",
  "role.operator": "Beheerder",
  "role.substitute": "Vervanger",
  "seat.chair": "Voorzitter",
  "seat.deputy": "Plaatsvervanger van de voorzitter",

  // Login.
  "login.email": "E-mailadres",
  "login.firstname": "Voornaam",
  "login.lastname": "Naam",
  "login.remember": "Onthoud mij op dit toestel",
  "login.send": "Stuur mij een code",
  "login.heading": "Meld je aan",
  "login.title": "Aanmelden",
  "login.text": "Geen wachtwoord: we mailen je een code van zes cijfers.",
  "login.tip": "Gedeelde computer? Vink ‘Onthoud mij’ niet aan.",
  "login.email.help": "Je werkadres, of je privéadres als je met pensioen bent.",
  "login.employeeId": "Personeelsnummer",
  "login.employeeId.help": "8 cijfers, op je werkprofiel.",
  "login.employeeId.where": "Waar vind ik mijn personeelsnummer?",
  "login.employeeId.there": "Op je profiel op het werk. Vind je het niet? Laat dit leeg.",
  "login.email.ask": "Vul je e-mailadres in.",
  "login.firstname.ask": "Vul je voornaam in.",
  "login.lastname.ask": "Vul je naam in.",
  "login.employeeId.ask": "Vul je personeelsnummer in.",
  "login.withLetter": "Geen mailbox? Gebruik je toegangsbrief",
  "login.company": "Aanmelden met {name}",
  "login.company.or": "Of met een code per mail",
  "login.contact": "Lukt het niet? Contacteer het fonds",
  "login.code.title": "Code invullen",
  "login.code.heading": "Kijk in je mailbox",
  // Before the site opens, there may be no staff list yet.
  "login.code.text":
    "{when, select, before {Als je beheerder of coördinator bent} other {Als je op de personeelslijst staat}}, krijg je nu een code. Die werkt {minutes} minuten.",
  "login.code.label": "Code van zes cijfers",
  "login.code.continue": "Verder",
  "login.code.again": "Stuur een nieuwe code",
  "login.code.againIn": "Stuur een nieuwe code (over {seconds} s)",
  "login.code.sentAgain": "Er is een nieuwe code onderweg",
  "login.code.sentAgain.text": "De vorige code werkt niet meer.",
  "login.code.startAgain": "Geen mail? Kijk je gegevens na",
  "login.link.title": "Aanmelden met je link",
  "login.link.heading": "Nog één klik",
  "login.link.text": "De link werkt één keer.",
  "login.link.continue": "Meld mij aan",
  "login.link.again": "Vraag een nieuwe code",
  "login.letter.title": "Aanmelden met je toegangsbrief",
  "login.letter.heading": "Aanmelden met je toegangsbrief",
  "login.letter.text": "Zo meld je je aan zonder mailbox.",
  "login.letter.employeeId.help": "8 cijfers, bovenaan op je brief.",
  "login.letter.code": "Toegangscode",
  "login.letter.code.ask": "Vul de code van je brief in.",
  "login.letter.code.help": "Twaalf letters en cijfers, zoals ABCD-EFGH-JKMN.",
  "login.letter.withMail": "Liever een code per mail?",
  "login.listed.title": "Sta ik op de lijst?",
  "login.listed.heading": "Sta ik op de lijst?",
  "login.listed.text":
    "Als je e-mailadres op de personeelslijst staat, krijg je meteen een mail. Anders krijg je niets.",
  "login.listed.send": "Vraag het",
  "login.listed.sent": "Kijk in je mailbox",
  "login.listed.sent.text":
    "Geen mail binnen vijf minuten? Dan staat dit adres niet op de lijst. Vraag het aan je personeelsdienst.",
  "login.listed.contact": "Schrijf het fonds",
  "login.listed.ask": "Sta ik op de lijst?",
  "login.demo.heading": "Demo: meld je aan als",
  "login.demo.more": "Andere rollen",
  "login.demo.real": "Aanmelden zoals iedereen",
  "login.demo.employee": "collega: ziet de eigen dossiers",
  "login.demo.retired": "met pensioen: ziet de eigen dossiers",
  "login.demo.without_mailbox": "zonder mailbox, met een toegangsbrief",
  "login.demo.chair": "voorzitter van de commissie: leest ook vertrouwelijke dossiers",
  "login.demo.coordinator": "coördinator: leest gewone dossiers, geen vertrouwelijke",
  "login.demo.deputy": "plaatsvervanger: beslist als de voorzitter betrokken is",
  "login.demo.member": "lid van de commissie: geeft punten aan dossiers",
  "login.demo.editor": "redacteur: ziet de teksten van de site, geen dossiers",
  "login.demo.treasurer": "penningmeester: ziet voorlopig alleen de pagina Vandaag",
  "login.demo.board": "bestuur: ziet voorlopig alleen de pagina Vandaag",
  "login.demo.operator": "beheerder: ziet mensen en instellingen, geen dossiers",
  "login.demo.hint": "Demo: je mail is onderweg.",
  "login.demo.code": "Demo: je code is {code}",
  "login.demo.open": "Open de demo-mailbox",

  // The problems that every form can have.
  "rule.required": "{field} is verplicht.",
  "rule.email": "Vul een geldig e-mailadres in.",
  "rule.phone": "Vul een telefoonnummer in zoals {example}.",
  "rule.employeeId": "Een personeelsnummer telt 8 cijfers, bijvoorbeeld 00412345.",
  "rule.number": "{field} moet een getal zijn.",
  "rule.in": "Kies een mogelijkheid bij {field}.",
  "rule.taken": "Iemand anders heeft dit al.",
  "rule.character": "{field} bevat een teken dat we niet kunnen bewaren. Typ het opnieuw, zonder te plakken.",
  "rule.accepted": "Aanvaard {name}.",
  "rule.url": "Vul een geldig webadres in.",
  "rule.min.number": "{field} moet minstens {least, number} zijn.",
  "rule.min.text": "{field} moet minstens {least, plural, one {# teken} other {# tekens}} tellen.",
  "rule.max.number": "{field} mag hoogstens {most, number} zijn.",
  "rule.max.text": "{field} mag hoogstens {most, plural, one {# teken} other {# tekens}} tellen.",
  "rule.between.number": "{field} moet tussen {least, number} en {most, number} liggen.",
  "rule.between.text": "{field} moet tussen {least, number} en {most, number} tekens tellen.",
  "rule.amount.unreadable": "{field} kunnen we niet lezen. Schrijf een bedrag zoals 25 of 2.500,50.",
  "rule.amount.ambiguous": "{field} is niet duidelijk. Schrijf een bedrag zoals 2500 of 2.500,50.",
  "rule.amount.decimals": "{field} mag hoogstens twee cijfers na de komma hebben.",
  "rule.amount.negative": "{field} kan niet negatief zijn.",
  "rule.amount.least": "{field} moet minstens €\u00a0{least, number} zijn.",
  "rule.amount.most": "{field} mag hoogstens €\u00a0{most, number} zijn.",
  "rule.default": "Dit veld is niet goed ingevuld.",
  "form.starred": "Velden met * zijn verplicht.",

  // Problem.
  unexpected: "Er ging iets mis bij ons. Probeer het opnieuw. Geef code {requestId} door als je ons schrijft.",
  "form.invalid": "Kijk de velden met een foutmelding na.",
  "offer.over": "Deze oproep is voorbij. Hieronder staan andere oproepen.",
  "robot.hiddenField": "Je browser vulde een verborgen veld in. Verstuur nog eens.",
  "robot.tooFast": "Dat ging heel snel. Verstuur het nog eens.",
  "robot.tooManyLinks":
    "Er staan te veel links in. Laat er hoogstens {most, plural, one {# link} other {# links}} staan, en geen in je naam.",
  "pledge.notOpen": "Het fonds heeft nog geen rekening voor giften.",
  "pledge.mailedEnough": "We mailden vandaag al vaak naar dit adres. Laat het leeg: je ziet alles op het scherm.",
  "limit.tooMany": "Dat was te vaak. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.",

  // The reasons why people cannot log in; only the pages about people load them.
  "company.unknown": "We vinden je niet op de personeelslijst. Meld je anders aan.",
  "company.stopped": "Het aanmelden is gestopt. Probeer opnieuw.",
  "company.expired": "Het aanmelden duurde te lang. Probeer opnieuw.",
  "company.unavailable": "Zo aanmelden lukt nu niet. Probeer het straks opnieuw.",
  "account.notSure": "Vink eerst aan dat je dit begrijpt.",
  "login.required": "Meld je aan om dit te doen.",
  "loggedOut.logIn": "Meld je opnieuw aan (nieuw tabblad)",
  "loggedOut.title": "Je bent afgemeld",
  "loggedOut.text": "Je tekst blijft hier. Meld je aan in een nieuw tabblad en kom terug.",
  "loggedOut.continue": "Ik ben aangemeld: ga verder",
  "demo.only": "Dit kan alleen in de demo.",
  "login.wrongCode":
    "Die code klopt niet. {left, plural, =0 {Vraag een nieuwe code aan.} one {Je kunt nog # keer proberen.} other {Je kunt nog # keer proberen.}}",
  "login.expired": "Deze code of link werkt niet meer. Vraag een nieuwe aan.",
  "login.linkOnly": "Codes werken nu even niet. Open de link in onze mail.",
  "login.tooSoon": "Wacht {seconds} seconden voor je een nieuwe code vraagt.",
  "login.wrongAccessCode": "We herkennen deze gegevens niet. Kijk na wat er op je brief staat.",
  "permission.denied": "Je hebt hier geen toegang.",
  "lateAccess.own": "Je kunt jezelf geen extra tijd geven. Vraag het aan een andere coördinator.",
  "role.own": "Je kunt je eigen rollen niet veranderen.",
  "seat.notMember": "Deze persoon zit niet in de selectiecommissie.",
  "seat.taken": "{name} heeft deze plaats al. Maak van {name} eerst een gewoon lid.",
  "session.unknown": "Deze sessie bestaat niet meer.",

  // The reasons for refusing a vote.
  "vote.notOpen": "De stemming is nu niet open.",
  "vote.notOnBallot": "Dit project staat niet op de stemlijst. Kies een ander project.",
  "vote.alreadyVoted": "Je hebt al gestemd, op {project}.",

  // The reasons for which the API refuses requests that none of our pages sends; no page loads them.
  "query.tooDeep": "Deze vraag gaat te diep: hoogstens {most} niveaus.",
  "query.tooCostly": "Deze vraag is te groot. Vraag minder rijen of velden.",
  "query.tooManyAliases": "Deze vraag heeft te veel aliassen: hoogstens {most}.",
  "query.tooLarge": "Het antwoord zou groter zijn dan {kilobytes} kB. Vraag minder rijen of velden.",
  "id.malformed": "Dit is geen geldige id.",
  "list.badCursor": "Deze plaats in de lijst bestaat niet.",
  "list.tooLong": "Vraag hoogstens {most} rijen tegelijk.",
  "contact.topic.question": "Een vraag over het fonds",
  "contact.topic.project": "Een project of dossier",
  "contact.topic.vote": "De stemming",
  "contact.topic.donation": "Een gift",
  "contact.topic.volunteering": "Vrijwilligers",
  "contact.topic.privacy": "Mijn persoonsgegevens",
  "contact.topic.other": "Iets anders",
} satisfies Record<Needed, string> & Record<string, string>;
