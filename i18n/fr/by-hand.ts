import type { texts as dutch } from "#i18n/nl/by-hand.ts";

export const texts = {
  // A project without a dossier.
  "byHand.new": "Nouveau projet",
  "byHand.new.lead": "Un projet sans dossier, ou un projet d’une année avant ce site.",
  "byHand.title": "Titre",
  "byHand.language": "Langue du titre",
  "byHand.call": "Appel",
  "byHand.call.year": "Une année antérieure",
  "byHand.year": "Année",
  "byHand.year.help": "Seulement pour une année antérieure, de {first} à {last}.",
  "byHand.status": "État",
  "byHand.status.selected": "Dans la sélection du fonds",
  "byHand.status.shortlisted": "Sur la liste de vote",
  "byHand.make": "Créer le projet",
  "byHand.branch": "Site de la personne qui l’a proposé",
  "byHand.branch.choose": "Choisissez un site",
  "byHand.cost": "Coût du projet (euros)",
  "byHand.asked": "Demandé au fonds (euros)",
  "byHand.given": "Donné par le fonds (euros)",
  "byHand.source": "le premier texte",
  "byHand.version.site": "{date}, comme sur le site",
  "project.noBallot":
    "La liste de vote de cet appel est fixée, ou il n’a pas de vote. Choisissez la sélection du fonds.",

  // A list of projects of earlier years.
  "projectImport.title": "Importer des projets d’années antérieures",
  "projectImport.heading":
    "{added, plural, =0 {Aucun nouveau projet} one {1 nouveau projet} other {# nouveaux projets}}{wrong, plural, =0 {} one {, 1 ligne est incorrecte} other {, # lignes sont incorrectes}}",
  "projectImport.lead":
    "Choisissez un fichier avec des projets d’années antérieures. Vous voyez d’abord ce que fait chaque ligne.",
  "projectImport.columns":
    "La première ligne contient les noms des colonnes : année, titre, résumé, organisation, code postal, commune, thème, filiale, donné. Province, site web, récit, impact, demandé et coût peuvent s’y ajouter, et pour un vote de cette année-là : issue (lauréat, candidat) et rang. Un texte dans une autre langue a sa propre colonne : titre fr, titre en.",
  "projectImport.status": "Issue",
  "projectImport.place": "Rang",
  "projectImport.count.all": "lignes",
  "projectImport.count.wrong": "incorrectes",
  "projectImport.count.added": "nouveaux",
  "projectImport.count.present": "déjà sur le site",
  "projectImport.kind.wrong": "Incorrecte",
  "projectImport.kind.added": "Nouveau",
  "projectImport.kind.present": "Existe déjà",
  "projectImport.lines": "Effet de chaque ligne",
  "projectImport.effect": "Effet",
  "projectImport.nothing": "Aucune ligne",
  "projectImport.publishes.selected": "Apparaît sur le site, dans la sélection du fonds de {year}",
  "projectImport.publishes.winner": "Apparaît sur le site comme lauréat de {year}, à la place {place, number}",
  "projectImport.publishes.not_elected": "Apparaît sur le site comme candidat de {year}, à la place {place, number}",
  "projectImport.makesYear": "{year} est une nouvelle année sur le site",
  "projectImport.makesOrganisation": "L’organisation est nouvelle sur le site",
  "projectImport.stays": "Cette année a déjà un projet avec ce titre. Rien ne change.",
  "projectImport.apply": "{count, plural, =0 {Rien à reprendre} one {Publier 1 projet} other {Publier # projets}}",
  "projectImport.effect.added":
    "{count, plural, one {projet apparaît sur le site} other {projets apparaissent sur le site}}",
  "projectImport.effect.present":
    "{count, plural, one {projet y est déjà et reste tel quel} other {projets y sont déjà et restent tels quels}}",
  "projectImport.effect.wrong":
    "{count, plural, one {ligne est incorrecte ; corrigez le fichier} other {lignes sont incorrectes ; corrigez le fichier}}",
  "byHand.import": "Importer une liste",
  "projectImport.unreadable": "Nous ne pouvons pas lire ce fichier. Enregistrez-le en Excel (.xlsx) ou CSV.",
  "projectImport.columnsMissing": "Ces colonnes manquent : {columns}.",
  "projectImport.tooLong": "Cette liste a plus de {most, number} projets. Répartissez-les sur deux fichiers.",
  "projectImport.wrongLines":
    "{count, plural, one {1 ligne est incorrecte} other {# lignes sont incorrectes}}. Rien n’a été repris. Corrigez le fichier et choisissez-le à nouveau.",
  "projectImport.noDraft": "Cette liste n’existe plus. Choisissez le fichier à nouveau.",
  "projectImport.twice": "Cette année a déjà ce titre sur une ligne plus haut.",
  "projectImport.votedHere": "Le site a le vote de cette année, qui dit qui a gagné. Laissez l’issue vide.",
  "projectImport.running": "Cet appel est encore en cours. Créez le projet à la main.",
  "projectImport.unknown": "{label} : le fonds ne connaît pas ceci.",
  "projectImport.postalCode": "Ce code postal n’existe pas.",
} satisfies Record<keyof typeof dutch, string>;
