import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Explains the liability of the site, and that the demo fund is invented. */
export const disclaimerPage: DemoPage = {
  key: "disclaimer",
  title: {
    nl: "Disclaimer",
    en: "Disclaimer",
    fr: "Avertissement",
  },
  intro: {
    nl: "Wat je van deze site mag verwachten, en wat niet.",
    en: "What you can expect of this site, and what you cannot.",
    fr: "Ce que vous pouvez attendre de ce site, et ce qu’il ne promet pas.",
  },
  body: {
    nl: prose`
      ## Dit is een demonstratie

      Amandel en het Amandel Sociaal Fonds bestaan niet. Alle organisaties, projecten, bedragen, mensen en citaten op
      deze site zijn verzonnen om te tonen hoe de software werkt; alleen de gemeenten zijn echt. Een gelijkenis met
      een bestaande vereniging is toeval. Het rekeningnummer is een specimen: stort er niets op. Adressen die op
      .example eindigen, leiden nergens naartoe.

      ## Inhoud

      Het fonds schrijft en controleert de teksten met zorg. De beschrijving van een project komt van de organisatie
      en van de collega die het voordroeg; cijfers over impact zijn hun raming of hun verslag. Zie je een fout, [meld
      ze ons](/contact) en we kijken ze binnen vijf werkdagen na.

      ## Regels en beslissingen

      De regels van het fonds staan in de [algemene voorwaarden](/algemene-voorwaarden). Staat er elders op de site
      iets anders, dan gelden die voorwaarden. Uit een plaats op de stemlijst volgt geen recht op steun: dat recht
      ontstaat pas met een ondertekende overeenkomst.

      ## Donaties

      Een [donatie](/donate) aan het fonds gaat volledig naar projecten. Het fonds reikt geen fiscaal attest uit,
      tenzij dat uitdrukkelijk bij een project staat. Een gift voor één project dat niet doorgaat, betalen we op je
      vraag terug of gaat naar de volgende oproep.

      ## Links

      We verwijzen naar de sites van organisaties die we steunen. Wat daar staat, is hun verantwoordelijkheid. Een
      organisatie die op onze site staat, spreekt niet namens Amandel, en Amandel niet namens haar.

      ## Vrijwilligerswerk

      Op de pagina [Vrijwilligers](/volunteer) brengen we mensen samen. De afspraken maak je met de organisatie zelf.
      Zij informeert je over je taak en zorgt voor de verzekering die de wet vraagt.

      ## Werking van de site

      We doen ons best om de site bereikbaar te houden. Is ze net voor een deadline door onze fout onbereikbaar, dan
      verlengen we de termijn en zeggen we dat op de startpagina.

      ## Tekst en beeld

      Teksten en tekeningen mag je overnemen om over een project te vertellen, met vermelding van het fonds. Voor iets
      anders vraag je het even. Het logo van Amandel gebruik je niet zonder toestemming.

      Op deze site is het Belgische recht van toepassing.
    `,
    en: prose`
      ## This is a demonstration

      Amandel and the Amandel Social Fund do not exist. All organisations, projects, amounts, people and quotes on
      this site were made up to show how the software works; only the towns are real. Any likeness to an existing
      association is a coincidence. The account number is a specimen: do not pay anything into it. Addresses ending in
      .example lead nowhere.

      ## Content

      The fund writes and checks its texts with care. The description of a project comes from the organisation and
      from the colleague who put it forward; figures on impact are their estimate or their report. If you spot a
      mistake, [tell us](/en/contact) and we will check it within five working days.

      ## Rules and decisions

      The rules of the fund are in the [terms and conditions](/en/terms-and-conditions). If something else is said
      elsewhere on the site, those terms apply. A place on the ballot gives no right to support: that right only comes
      with a signed agreement.

      ## Donations

      A [donation](/en/donate) to the fund goes to projects in full. The fund issues no tax certificate unless this is
      expressly stated with a project. If you gave to one project and it does not go ahead, we pay the gift back at
      your request or pass it on to the next call.

      ## Links

      We link to the sites of organisations we support. What is said there is their responsibility. An organisation
      shown on our site does not speak for Amandel, nor Amandel for it.

      ## Volunteering

      On the [Volunteer](/en/volunteer) page we bring people together. You make arrangements with the organisation
      itself. It informs you about your task and provides the insurance the law requires.

      ## How the site works

      We do our best to keep the site available. If it is down shortly before a deadline through our fault, we extend
      the deadline and say so on the home page.

      ## Text and pictures

      You may reuse texts and drawings to tell people about a project, provided you name the fund. For anything else,
      just ask. Do not use Amandel’s logo without permission.

      Belgian law applies to this site.
    `,
    fr: prose`
      ## Ceci est une démonstration

      Amandel et le Fonds social Amandel n’existent pas. Toutes les organisations, tous les projets, montants,
      personnes et citations de ce site ont été inventés pour montrer le fonctionnement du logiciel ; seules les
      communes sont réelles. Toute ressemblance avec une association existante est fortuite. Le numéro de compte est
      un spécimen : n’y versez rien. Les adresses en .example ne mènent nulle part.

      ## Contenu

      Le fonds rédige et vérifie ses textes avec soin. La description d’un projet vient de l’organisation et du
      collègue qui l’a présenté ; les chiffres d’impact sont leur estimation ou leur rapport. Vous voyez une erreur ?
      [Signalez-la](/fr/contact) : nous la vérifions dans les cinq jours ouvrables.

      ## Règles et décisions

      Le règlement du fonds se trouve dans les [conditions générales](/fr/conditions-generales). Si le site dit autre
      chose ailleurs, ce sont elles qui s’appliquent. Figurer sur la liste du vote ne donne pas droit à un soutien :
      ce droit naît avec la convention signée.

      ## Dons

      Un [don](/fr/donate) au fonds va intégralement aux projets. Le fonds ne délivre pas d’attestation fiscale, sauf
      mention expresse à côté d’un projet. Si vous avez donné pour un projet précis et qu’il n’aboutit pas, nous vous
      remboursons à votre demande ou reportons le don sur l’appel suivant.

      ## Liens

      Nous renvoyons aux sites des organisations soutenues. Ce qui s’y trouve relève de leur responsabilité. Une
      organisation présente sur notre site ne parle pas au nom d’Amandel, ni Amandel au sien.

      ## Bénévolat

      La page [Bénévoles](/fr/volunteer) met des personnes en contact. Vous convenez du reste avec l’organisation.
      C’est elle qui vous informe sur votre tâche et souscrit l’assurance prévue par la loi.

      ## Fonctionnement du site

      Nous faisons de notre mieux pour que le site reste accessible. S’il est en panne par notre faute juste avant une
      date limite, nous la prolongeons et l’annonçons sur la page d’accueil.

      ## Textes et images

      Vous pouvez reprendre textes et dessins pour parler d’un projet, en citant le fonds. Pour tout autre usage,
      posez-nous la question. Le logo d’Amandel ne s’utilise pas sans autorisation.

      Le droit belge s’applique à ce site.
    `,
  },
};
