import type { fileProblem as dutch } from "#i18n/nl/file-problem.ts";

/** Why a file is not taken; only the pages where files are added bring these along. */
export const fileProblem = {
  "file.none": "Choisissez d’abord un fichier.",
  "file.empty": "Ce fichier est vide. Choisissez-en un autre.",
  "file.tooLarge": "Ce fichier dépasse {most} Mo. Réduisez-le ou répartissez-le en plusieurs fichiers.",
  "file.wrongType":
    "Nous n’acceptons pas ce type de fichier. Nous acceptons .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg et .jpeg.",
  "file.notWhatItSays":
    "Ce fichier contient autre chose que ce que dit son nom. Ouvrez-le, enregistrez-le à nouveau en PDF et ajoutez celui-ci.",
  "file.damaged": "Ce fichier est abîmé ou incomplet. Vérifiez que vous pouvez l’ouvrir et enregistrez-le à nouveau.",
  "file.locked":
    "Ce fichier est protégé par un mot de passe et nous ne pouvons pas le lire. Enregistrez-le sans mot de passe.",
  "file.tooMuchInside":
    "Une fois décompressé, ce fichier contient bien plus qu’un document. Enregistrez-le en PDF et ajoutez celui-ci.",
  "file.tooMany": "Vous pouvez ajouter ici {most} fichiers au maximum. Retirez-en d’abord un.",
  "file.infected": "Ce fichier contient un virus. Nous l’avons supprimé. Ajoutez un autre fichier.",
  "file.brokenOff": "L’envoi a été interrompu et rien n’a été conservé. Réessayez.",
  "file.badForm":
    "Nous n’avons pas pu lire ce que votre navigateur a envoyé. Rechargez la page et réessayez, un fichier à la fois.",
  "file.unknown": "Nous ne trouvons pas ce fichier ou ce dossier parmi les vôtres.",
} satisfies Record<keyof typeof dutch, string>;
