import type { fileProblem as dutch } from "#i18n/nl/file-problem.ts";

/** The reasons for refusing a file; only pages where people add files load them. */
export const fileProblem = {
  "file.none": "Choisissez d’abord un fichier.",
  "file.empty": "Ce fichier est vide. Choisissez-en un autre.",
  "file.tooLarge": "Ce fichier dépasse {most} Mo. Réduisez-le ou divisez-le.",
  "file.wrongType":
    "Ce type de fichier n’est pas accepté. Choisissez .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg ou .jpeg.",
  "file.notWhatItSays": "Le contenu ne correspond pas au nom de ce fichier. Enregistrez-le en PDF et ajoutez celui-ci.",
  "file.damaged": "Ce fichier est abîmé. Ouvrez-le et enregistrez-le à nouveau.",
  "file.locked": "Ce fichier a un mot de passe. Enregistrez-le sans mot de passe.",
  "file.tooMuchInside": "Ce fichier contient trop de données. Enregistrez-le en PDF et ajoutez celui-ci.",
  "file.tooMany": "Vous pouvez ajouter ici {most} fichiers au maximum. Supprimez-en d’abord un.",
  "file.infected": "Ce fichier contient un virus. Nous l’avons effacé. Choisissez un autre fichier.",
  "file.brokenOff": "Le fichier n’est pas arrivé. Réessayez.",
  "file.badForm": "Nous n’avons pas pu lire ce fichier. Rechargez la page et ajoutez un fichier à la fois.",
  "file.unknown": "Ce fichier ou ce dossier n’est pas à vous.",
} satisfies Record<keyof typeof dutch, string>;
