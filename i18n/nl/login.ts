export const login = {
  "login.email": "E-mailadres",
  "login.firstname": "Voornaam",
  "login.lastname": "Naam",
  "login.remember": "Onthoud mij op dit toestel",
  "login.send": "Stuur mij een code",
  "login.heading": "Meld je aan om te stemmen of in te dienen",
  "login.title": "Aanmelden",
  "login.text": "Geen wachtwoord. We sturen een code van zes cijfers naar je mailbox.",
  "login.picture": "Een jonge band repeteert op een klein podium",
  "login.email.help": "Je adres van het werk, of je privéadres als je met pensioen bent.",
  "login.employeeId": "Personeelsnummer",
  "login.employeeId.help": "8 cijfers, op je werkprofiel.",
  "login.employeeId.where": "Waar vind ik mijn personeelsnummer?",
  "login.employeeId.there":
    "Open je profiel op het werk: het nummer van 8 cijfers staat erbij. Vind je het niet, laat het veld dan leeg.",
  "login.optional": "(optioneel)",
  "login.notOpen": "Aanmelden kan hier nog niet",
  "login.notOpen.text":
    "Op deze site staat het aanmelden nog niet open. Er is geen code verstuurd en niets bewaard; wat je invulde, staat nog hieronder. Kan het niet wachten? Mail <a>{email}</a>.",
};
