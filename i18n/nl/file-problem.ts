import type { FileProblem } from "#domain/file.ts";

/** The reasons for refusing a file; only pages where people add files load them. */
export const fileProblem = {
  "file.none": "Kies eerst een bestand.",
  "file.empty": "Dit bestand is leeg. Kies een ander bestand.",
  "file.tooLarge": "Dit bestand is groter dan {most} MB. Maak het kleiner of splits het op.",
  "file.wrongType": "Dit soort bestand kan niet. Kies .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg of .jpeg.",
  "file.notWhatItSays": "De inhoud past niet bij de naam van dit bestand. Bewaar het als pdf en voeg dat toe.",
  "file.damaged": "Dit bestand is beschadigd. Open het en bewaar het opnieuw.",
  "file.locked": "Dit bestand heeft een wachtwoord. Bewaar het zonder wachtwoord.",
  "file.tooMuchInside": "Dit bestand bevat te veel. Bewaar het als pdf en voeg dat toe.",
  "file.tooMany": "Je kunt hier hoogstens {most} bestanden toevoegen. Verwijder er eerst een.",
  "file.infected": "Dit bestand bevat een virus. We hebben het gewist. Kies een ander bestand.",
  "file.brokenOff": "Het bestand is niet aangekomen. Probeer het opnieuw.",
  "file.badForm": "We konden dit bestand niet lezen. Laad de pagina opnieuw en voeg één bestand tegelijk toe.",
  "file.unknown": "Dit bestand of dossier staat niet bij jou.",
} satisfies Record<FileProblem["code"], string>;
