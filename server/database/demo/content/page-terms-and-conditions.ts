import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** The rules of the fund. */
export const termsAndConditionsPage: DemoPage = {
  key: "terms-and-conditions",
  title: {
    nl: "Algemene voorwaarden",
    en: "Terms and conditions",
    fr: "Conditions générales",
  },
  intro: {
    nl: prose`
      De regels van het fonds: wie steun kan vragen, wat we niet steunen, hoe we beslissen en wat er daarna gebeurt.
    `,
    en: "The rules of the fund: who can ask for support, what we do not support, how we decide and what happens next.",
    fr: prose`
      Le règlement du fonds : qui peut demander une aide, ce que nous ne soutenons pas, comment nous décidons, et la
      suite.
    `,
  },
  body: {
    nl: prose`
      ## Wie kan steun vragen

      - Medewerkers van Amandel met een contract in België of Nederland.
      - Gepensioneerde medewerkers.
      - Medewerkers die een project voordragen namens een familielid dat actief is in de organisatie.

      De personeelslijst beslist wie medewerker is. Je meldt je aan met je e-mailadres, voornaam en naam, of met de code
      uit je toegangsbrief.

      ## Welke organisaties

      De organisatie heeft haar zetel in België of Nederland en werkt zonder winstdoel: een vzw, stichting,
      vereniging, feitelijke vereniging, sociale onderneming, school of openbaar bestuur. De rekening staat op naam
      van de organisatie. Feitelijke verenigingen duiden iemand aan die de overeenkomst tekent.

      ## Wat we niet steunen

      - Politieke of religieuze promotie.
      - Extern: steun aan één persoon of gezin. Daarvoor is er interne steun.
      - Kosten die al gemaakt zijn voor de bekendmaking.
      - Studiebeurzen en reizen naar het buitenland.
      - Inzamelingen en doorverkoop voor een derde.
      - Dossiers die onvolledig blijven na de afgesproken datum.

      ## Hoeveel je kunt vragen

      Maximaal € 15.000 als je zelf actief bent in de organisatie, anders € 8.000. De steun is nooit hoger dan de kosten
      van het project. De commissie kan minder toekennen dan gevraagd.

      ## Deadline en dossier

      Indienen kan tot en met de dag en het uur die bij de oproep staan, Belgische tijd; de klok van de server beslist.
      Tot dan kun je je dossier wijzigen of intrekken. Als er iets ontbreekt, vraagt het fonds een aanvulling en krijg je
      daarvoor een datum, ook na de deadline. Elk dossier bevat de statuten en, als je actief
      bent in de organisatie, een bewijs van je inzet.

      ## Beslissing

      De selectiecommissie kiest de stemlijst. Elke collega stemt één keer, voor één project; een stem kun je niet
      wijzigen. De uitslag weegt de stemmen en de score van de commissie zoals de oproep zegt, in de regel 50/50.
      Over een vertrouwelijk dossier beslist alleen de commissie, en er wordt niets gepubliceerd. Een project waarvoor
      stemmen gekocht of gedwongen zijn, wordt uitgesloten. Over de uitslag onderhandelen we niet, maar een fout kun je
      binnen 14 dagen [melden](/contact).

      ## Overeenkomst en betaling

      Na de bekendmaking tekenen het fonds en de organisatie een overeenkomst. Binnen 30 dagen na de handtekening
      betalen we het bedrag in één keer. Het geld dient alleen voor het project zoals het beschreven is. Als
      het plan verandert, vraag je eerst onze toestemming. Geld dat niet gebruikt is, komt terug naar het fonds.

      ## Verslag

      Binnen twaalf maanden na de betaling stuurt de organisatie een kort verslag: wat was beloofd, wat is er gebeurd,
      wat heeft het gekost. Daaruit publiceren we enkele zinnen bij het project.

      ## Interne steun

      Een interne aanvraag kan het hele jaar. De commissie kijkt eerst of er andere hulp bestaat en helpt je daar zo
      nodig naartoe. Ze antwoordt binnen 15 werkdagen, binnen 5 als het dringend is. Je leidinggevende en de
      personeelsdienst krijgen je aanvraag niet te zien.

      ## Publicatie en taal

      Als je een extern project indient dat niet vertrouwelijk is, ga je akkoord dat titel, beschrijving, bedrag en
      uitslag op de site komen. Je voornaam verschijnt alleen als je dat zelf aanvinkt. Hoe we met gegevens omgaan, staat in het
      [privacybeleid](/privacybeleid). Bij verschil tussen de taalversies geldt de Nederlandse tekst. Het Belgische
      recht is van toepassing.
    `,
    en: prose`
      ## Who can ask for support

      - Employees of Amandel with a contract in Belgium or the Netherlands.
      - Retired employees.
      - Employees who put a project forward on behalf of a family member who is active in the organisation.

      The staff list decides who is an employee. You log in with your email address, first name and name, or with the
      code from your access letter.

      ## Which organisations

      The organisation has its seat in Belgium or the Netherlands and works without profit: a non-profit association,
      foundation, club, unincorporated association, social enterprise, school or public body. The bank account is in
      the organisation’s name. Unincorporated associations name someone who signs the agreement.

      ## What we do not support

      - Political or religious promotion.
      - External: support for one person or family. That is what internal support is for.
      - Costs made before the announcement.
      - Scholarships and trips abroad.
      - Collections and resale for a third party.
      - Dossiers that are still incomplete after the agreed date.

      ## How much you can ask for

      At most €15,000 if you are active in the organisation yourself, otherwise €8,000. The support is never higher
      than the cost of the project. The committee may grant less than was asked.

      ## Deadline and dossier

      You can submit until and including the day and hour stated with the call, Belgian time; the server’s clock
      decides. Until then you can change or withdraw your dossier. If something is missing, the fund asks you to complete
      it and gives you a date, also after the deadline. Every dossier contains the articles of association and, if you
      are active in the organisation, proof of your involvement.

      ## Decision

      The selection committee chooses the ballot. Each colleague votes once, for one project; a vote cannot be
      changed. The result weighs the votes and the committee’s score as stated in the call, as a rule 50/50. If a
      dossier is confidential, only the committee decides and nothing is published. Buying or forcing votes excludes a
      project. We do not negotiate results, but anyone who sees a mistake can [report it](/en/contact) within 14 days.

      ## Agreement and payment

      After the announcement the fund and the organisation sign an agreement. We pay the amount in one go within 30
      days of the signature. The money is only for the project as described. If the plan changes, ask us first. What
      is not used comes back to the fund.

      ## Report

      Within twelve months of the payment the organisation sends a short report: what was promised, what happened,
      what it cost. We publish a few sentences of it with the project.

      ## Internal support

      Internal requests are welcome all year. The committee first looks at whether other help exists and, if need be,
      helps you find it. It answers within 15 working days, or within 5 when it is urgent. Your manager and the human
      resources department do not see your request.

      ## Publication and language

      If you submit an external project that is not confidential, you agree that its title, description, amount and
      result appear on the site. Your first name appears only if you tick the box yourself. How we handle data is in
      the [privacy policy](/en/privacy-policy). If the language versions differ, the Dutch text prevails. Belgian law
      applies.
    `,
    fr: prose`
      ## Qui peut demander une aide

      - Les membres du personnel d’Amandel sous contrat en Belgique ou aux Pays-Bas.
      - Les anciens membres du personnel, aujourd’hui retraités.
      - Les membres du personnel qui proposent un projet au nom d’un membre de la famille actif dans l’organisation.

      La liste du personnel fait foi. Vous vous connectez avec votre adresse e-mail, votre prénom et votre nom, ou avec
      le code de votre lettre d’accès.

      ## Quelles organisations

      L’organisation a son siège en Belgique ou aux Pays-Bas et travaille sans but lucratif : ASBL, fondation,
      association, association de fait, entreprise sociale, école ou pouvoir public. Le compte bancaire est au nom de
      l’organisation. Les associations de fait désignent une personne qui signe la convention.

      ## Ce que nous ne soutenons pas

      - La promotion politique ou religieuse.
      - En externe : l’aide à une seule personne ou famille. L’aide interne est là pour cela.
      - Les frais engagés avant l’annonce des résultats.
      - Les bourses d’études et les voyages à l’étranger.
      - Les collectes et la revente au profit d’un tiers.
      - Les dossiers restés incomplets après la date convenue.

      ## Combien vous pouvez demander

      Au maximum 15 000 € si vous êtes actif dans l’organisation, 8 000 € dans les autres cas. L’aide ne dépasse
      jamais le coût du projet. Le comité peut accorder moins que le montant demandé.

      ## Date limite et dossier

      Vous pouvez introduire votre dossier jusqu’au jour et à l’heure indiqués dans l’appel inclus, heure belge ;
      l’horloge du serveur fait foi. Jusque-là, vous pouvez le modifier ou le retirer. S’il manque quelque chose, le fonds
      demande un complément et vous donne un délai, même après la date limite. Chaque dossier contient les statuts et,
      si vous êtes actif dans l’organisation, une preuve de votre engagement.

      ## Décision

      Le comité de sélection compose la liste. Chaque collègue vote une fois, pour un projet ; un vote ne se modifie
      pas. Le résultat pondère les voix et la note du comité comme l’indique l’appel, en principe 50/50. Pour un
      dossier confidentiel, seul le comité décide et rien n’est publié. Acheter ou forcer des votes exclut un projet.
      Les résultats ne se négocient pas, mais toute erreur peut être [signalée](/fr/contact) dans les 14 jours.

      ## Convention et paiement

      Après l’annonce, le fonds et l’organisation signent une convention. Nous versons le montant en une fois, dans
      les 30 jours de la signature. L’argent sert uniquement au projet tel qu’il est décrit. Si le plan change,
      demandez d’abord notre accord. Ce qui n’est pas utilisé revient au fonds.

      ## Rapport

      Dans les douze mois du paiement, l’organisation envoie un bref rapport : ce qui était promis, ce qui s’est
      passé, ce que cela a coûté. Nous en publions quelques phrases avec le projet.

      ## Aide interne

      Les demandes internes sont ouvertes toute l’année. Le comité regarde d’abord si une autre aide existe et, au
      besoin, vous y conduit. Il répond dans les 15 jours ouvrables, ou dans les 5 si c’est urgent. Ni votre
      responsable ni les ressources humaines ne voient votre demande.

      ## Publication et langue

      Si vous proposez un projet externe non confidentiel, vous acceptez que son titre, sa description, son montant et
      son résultat paraissent sur le site. Votre prénom n’apparaît que si vous cochez la case. Le traitement des données
      est décrit dans la [politique de confidentialité](/fr/politique-de-confidentialite). En cas de différence entre
      les versions, le texte néerlandais prévaut. Le droit belge s’applique.
    `,
  },
};
