import type { texts as dutch } from "#i18n/nl/organisations.ts";

export const texts = {
  "organisations.title": "Organisations",
  "organisations.heading": "Organisations sur le site",
  "organisations.lead": "Une correction est aussitôt sur le site, pour tous les projets et demandes de l’organisation.",
  "organisations.search": "Chercher par nom ou commune",
  "organisations.none": "Pas encore d’organisation sur le site",
  "organisations.toList": "Toutes les organisations",
  "organisations.name": "Nom",
  "organisations.town": "Commune",
  "organisations.projects": "Projets",
  "organisations.offers": "Demandes de bénévoles",
  "organisations.region": "Province",
  "organisations.region.choose": "Choisissez une province",
  "organisations.postalCode": "Code postal",
  "organisations.legalForm": "Forme juridique",
  "organisations.website": "Site web",
  "organisations.email": "Adresse e-mail pour les bénévoles",
  "organisations.email.help": "Personne ne la voit sur le site. Sans adresse, ces e-mails vont au fonds.",
  "organisations.save": "Enregistrer",
  "organisations.saved": "Enregistré. La correction est maintenant sur le site.",
  "organisations.use":
    "{projects, plural, =0 {Aucun projet} one {# projet} other {# projets}} et {offers, plural, =0 {aucune demande de bénévoles} one {# demande de bénévoles} other {# demandes de bénévoles}} sur le site.",
  "organisation.unknown": "Cette organisation n’existe plus.",
} satisfies Record<keyof typeof dutch, string>;
