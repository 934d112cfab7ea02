export const login = {
  "login.email": "E-mailadres",
  "login.firstname": "Voornaam",
  "login.lastname": "Naam",
  "login.remember": "Onthoud mij op dit toestel",
  "login.send": "Stuur mij een code",
};
