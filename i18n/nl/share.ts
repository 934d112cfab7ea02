export const share = {
  "share.heading": "Deel dit project",
  "share.native": "Deel",
  "share.copy": "Kopieer de link",
  "share.mail": "Mail",
  "share.address": "Adres van deze pagina",
};
