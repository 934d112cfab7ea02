import type { FileProblem } from "#domain/file.ts";

/** Why a file is not taken; only the pages where files are added bring these along. */
export const fileProblem = {
  "file.none": "Kies eerst een bestand.",
  "file.empty": "Dit bestand is leeg. Kies een ander bestand.",
  "file.tooLarge": "Dit bestand is groter dan {most} MB. Maak het kleiner, of splits het op in meer bestanden.",
  "file.wrongType": "Dit soort bestand nemen we niet aan. Wel: .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg en .jpeg.",
  "file.notWhatItSays":
    "In dit bestand zit iets anders dan de naam zegt. Open het, bewaar het opnieuw als pdf en voeg dat toe.",
  "file.damaged": "Dit bestand is beschadigd of niet volledig. Kijk of je het kunt openen en bewaar het opnieuw.",
  "file.locked":
    "Dit bestand is met een wachtwoord beveiligd, dus we kunnen het niet lezen. Bewaar het zonder wachtwoord.",
  "file.tooMuchInside":
    "In dit bestand zit uitgepakt veel meer dan een document nodig heeft. Bewaar het als pdf en voeg dat toe.",
  "file.tooMany": "Hier kun je hoogstens {most} bestanden toevoegen. Verwijder er eerst een.",
  "file.infected": "In dit bestand zit een virus. We hebben het weggegooid. Voeg een ander bestand toe.",
  "file.brokenOff": "Het versturen is afgebroken, en er is niets bewaard. Probeer het opnieuw.",
  "file.badForm":
    "We konden niet lezen wat je browser stuurde. Laad de pagina opnieuw en probeer nog eens, met één bestand tegelijk.",
  "file.unknown": "Dit bestand of dit dossier vinden we niet bij je.",
} satisfies Record<FileProblem["code"], string>;
