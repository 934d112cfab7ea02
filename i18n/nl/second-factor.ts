import type { SecondFactorProblem } from "#domain/second-factor.ts";

export const secondFactor = {
  "secondFactor.title": "Bevestig dat jij het bent",
  "secondFactor.prove.heading": "Nog één stap",
  "secondFactor.prove.text": "In het kantoor van het fonds liggen gegevens van collega’s. Bevestig dat jij het bent.",
  "secondFactor.setUp.heading": "Beveilig je toegang",
  "secondFactor.setUp.text":
    "In het kantoor van het fonds liggen gegevens van collega’s. Daarom vragen we naast je aanmelding een tweede bewijs. Je stelt het één keer in.",
  "secondFactor.own.heading": "Zo open je het kantoor",
  "secondFactor.own.text":
    "Alleen wie een van deze toont, komt binnen. Heb er liefst twee: raak je er een kwijt, dan kun je nog verder.",
  "secondFactor.added": "Toegevoegd. Vanaf nu kun je er het kantoor mee openen.",
  "secondFactor.removed": "Verwijderd. Daarmee opent het kantoor niet meer.",
  "secondFactor.own.passkeys": "Je toegangssleutels",
  "secondFactor.own.passkeys.none": "Je hebt er nog geen.",
  "secondFactor.own.app": "Je code-app",
  "secondFactor.own.app.none": "Je hebt er nog geen verbonden.",
  "secondFactor.own.app.since": "Verbonden op {date}",
  "secondFactor.own.app.replace": "Verbind een andere code-app",
  "secondFactor.own.made": "Gemaakt op {date}",
  "secondFactor.own.used": "Laatst gebruikt op {date}",
  "secondFactor.own.unnamed": "Zonder naam",
  "secondFactor.own.remove": "Verwijder",
  "secondFactor.own.only": "Je enige bewijs: voeg eerst een ander toe.",
  "secondFactor.own.name": "Naam van de nieuwe sleutel",
  "secondFactor.own.name.help": "Zo herken je hem later, bijvoorbeeld ‘werktelefoon’. Leeg mag ook.",
  "secondFactor.own.office": "Naar het kantoor",
  "secondFactor.passkey": "Met een toegangssleutel",
  "secondFactor.passkey.text":
    "Je telefoon of computer bewaart de sleutel. Je opent met je vinger, je gezicht of je pincode en hoeft niets te onthouden.",
  "secondFactor.passkey.make": "Maak een toegangssleutel",
  "secondFactor.passkey.use": "Gebruik je toegangssleutel",
  "secondFactor.passkey.noScripts":
    "Een toegangssleutel heeft scripts nodig, en die staan uit in deze browser. Een code-app werkt ook zonder.",
  "secondFactor.app": "Of met een code-app",
  "secondFactor.app.what":
    "Een app op je telefoon toont elke halve minuut een andere code, die je bij het aanmelden invult.",
  "secondFactor.app.begin": "Gebruik een code-app",
  "secondFactor.app.heading": "Verbind je code-app",
  "secondFactor.app.text": "Scan deze QR-code met je code-app en vul de code in die ze toont.",
  "secondFactor.app.qr": "QR-code die je code-app met het fonds verbindt",
  "secondFactor.app.secret": "Lukt scannen niet? Typ deze sleutel in je app.",
  "secondFactor.app.copy": "Kopieer de sleutel",
  "secondFactor.app.open": "Open je code-app op dit toestel",
  "secondFactor.app.instead": "Liever een toegangssleutel?",
  "secondFactor.code": "Code uit je app",
  "secondFactor.code.help": "Zes cijfers, elke halve minuut andere.",
  "secondFactor.code.continue": "Verder",
  "secondFactor.lost": "Toestel kwijt? De beheerder van de site kan je opnieuw laten beginnen.",
  "secondFactor.loginAgain.action": "Meld je opnieuw aan",
  "secondFactor.required": "Bevestig eerst met je toegangssleutel of code-app dat jij het bent.",
  "secondFactor.loginAgain":
    "Voor de eerste keer moet je je net hebben aangemeld, hoogstens {minutes} minuten geleden. Meld je opnieuw aan.",
  "secondFactor.byLetter":
    "Je meldde je aan met een toegangsbrief. Daarmee kun je geen eerste bewijs instellen. Meld je aan met een code per mail. Heb je geen mailadres, vraag het dan aan de beheerder van de site.",
  "secondFactor.newAddress":
    "Je mailadres of personeelsnummer is pas veranderd. Voor de veiligheid kun je dit pas instellen vanaf {from, date, dateTime}. Heeft het haast, vraag het dan aan de beheerder van de site.",
  "secondFactor.expired": "Dat duurde te lang, of het was al gebruikt. Probeer het opnieuw.",
  "secondFactor.wrongCode": "Die code klopt niet of is al gebruikt. Wacht op de volgende code in je app en vul die in.",
  "secondFactor.last":
    "Dit is je laatste toegangssleutel of code-app, en je rol vraagt er één. Voeg eerst een andere toe.",
  "secondFactor.unknown": "Die toegangssleutel of code-app is er niet meer.",
  "secondFactor.tooMany": "Je hebt al {most} toegangssleutels. Verwijder er eerst een.",
  "passkey.refused": "We herkennen deze toegangssleutel niet. Probeer het opnieuw, of gebruik je code-app.",
  "passkey.stopped":
    "Je toestel gaf geen toegangssleutel: het venster ging dicht, of het duurde te lang. Probeer het opnieuw.",
  "passkey.unsupported": "Deze browser kent geen toegangssleutels. Gebruik een code-app, of een andere browser.",
  "passkey.needsScripts":
    "Een toegangssleutel werkt pas als de scripts van deze pagina geladen zijn. Druk nog eens op de knop; helpt dat niet, gebruik dan een code-app.",
} satisfies Record<SecondFactorProblem["code"], string> & Record<string, string>;
