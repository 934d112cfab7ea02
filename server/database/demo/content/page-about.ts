import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Explains the fund, the course of a call and who decides. */
export const aboutPage: DemoPage = {
  key: "about",
  title: {
    nl: "Over het fonds",
    en: "About the fund",
    fr: "À propos du fonds",
  },
  intro: {
    nl: "Van en voor collega’s: hoe het Amandel Sociaal Fonds geld verdeelt, wie beslist en wat je zelf kunt doen.",
    en: "By and for colleagues: how the Amandel Social Fund shares out its money, who decides and what you can do.",
    fr: prose`
      Par et pour les collègues : comment le Fonds social Amandel répartit son argent, qui décide et ce que vous
      pouvez faire.
    `,
  },
  body: {
    nl: prose`
      ## Waarom het fonds er is

      Amandel maakt voeding uit planten. Het Sociaal Fonds is er voor wat na de werkuren gebeurt: de vereniging waar
      je meehelpt, de buur met een goed plan, de collega die een zware tijd doormaakt. Het fonds bestaat sinds 2012.
      Het geld komt van Amandel en van [donaties](/donate); de beslissingen komen van collega’s.

      ## Twee soorten steun

      - **Extern.** Je draagt een project voor van een organisatie in België of Nederland. Dat kan als medewerker met
      een contract, als gepensioneerde of namens een familielid. Het project maakt kans op de stemlijst.
      - **Intern.** Je vraagt steun voor jezelf of je gezin, bijvoorbeeld na ziekte, een scheiding of een brand.
      Alleen de selectiecommissie leest je dossier. Er komt geen stemming en geen aankondiging.
      [Vragen](/submit-internal-project) kan het hele jaar.

      ## Een oproep in vijf stappen

      - **Indienen.** Je [dient je dossier in](/submit-a-project) voor de deadline. Je kunt het in stukjes invullen en
      later verdergaan.
      - **Selectie.** Het fonds kijkt na of het dossier volledig is. De commissie leest alles en kiest wie op de
      stemlijst komt.
      - **Stemmen.** Elke collega heeft [één stem](/vote), ook gepensioneerden. De volgorde van de lijst is voor
      iedereen anders.
      - **Bekendmaking.** De winnaars, de stemmen, de opkomst en de berekening staan op de site.
      - **Uitreiking.** De organisatie tekent een overeenkomst en krijgt het geld. Een jaar later vertelt ze wat ervan
      gekomen is.

      ## Wie beslist

      De selectiecommissie telt vijf collega’s van verschillende vestigingen. Ze geven elk apart een score op vijf
      criteria, van impact tot budget, en zien elkaars score pas als iedereen klaar is. Wie een band heeft met een
      organisatie, zegt dat en doet voor dat dossier niet mee.

      De einduitslag is een optelsom: de stemmen van de collega’s wegen voor 50 %, de score van de commissie voor
      50 %. Wat er gebeurt bij een gelijke stand, staat vooraf bij de oproep. Formule, stemlijst en regels liggen vast
      zodra de stemming opent. Tijdens de stemming ziet niemand een tussenstand.

      Daarnaast kan de selectiecommissie zelf enkele dossiers kiezen, zonder stemming. Die vind je bij [de keuze van
      het fonds](/selection-asf).

      ## Hoeveel geld er is

      Elke oproep heeft een vast budget. Ben je zelf actief in de organisatie, dan kun je tot € 15.000 vragen; anders
      tot € 8.000. De commissie kan ook een deel toekennen.

      Voor interne steun is er een apart budget. We publiceren één cijfer per jaar: hoeveel aanvragen en hoeveel euro
      samen. Nooit namen, nooit verhalen.

      ## Wat je mag verwachten

      - Je krijgt altijd antwoord, en bij een weigering altijd een reden.
      - Op een interne vraag antwoordt de commissie binnen 15 werkdagen, binnen 5 als het dringend is.
      - Wat beloofd en wat geleverd werd, lees je een jaar later bij elk [project](/projects).

      De volledige regels staan in de [algemene voorwaarden](/algemene-voorwaarden). Een vraag? [Schrijf
      ons](/contact).
    `,
    en: prose`
      ## Why the fund exists

      Amandel makes food from plants. The Social Fund is there for what happens after working hours: the club you help
      out at, the neighbour with a good plan, the colleague going through a hard time. It has existed since 2012. The
      money comes from Amandel and from [donations](/en/donate); the decisions come from colleagues.

      ## Two kinds of support

      - **External.** You put forward a project of an organisation in Belgium or the Netherlands, as an employee with
      a contract, as a retired colleague or on behalf of a family member. The project may go to the vote.
      - **Internal.** You ask for support for yourself or your family, for instance after illness, a separation or a
      fire. Only the selection committee reads your file. There is no vote and no announcement. You can
      [ask](/en/submit-internal-project) all year round.

      ## A call in five steps

      - **Submission.** You [send in your dossier](/en/submit-a-project) before the deadline. You can fill it in bit
      by bit and come back later.
      - **Selection.** The fund checks that the dossier is complete. The committee reads everything and decides which
      projects go to the vote.
      - **Vote.** Every colleague has [one vote](/en/vote), retired colleagues too. The order of the list is different
      for everyone.
      - **Announcement.** The winners, the votes, the turnout and the calculation are published on this site.
      - **Award.** The organisation signs an agreement and receives the money. A year later it reports what came of
      it.

      ## Who decides

      The selection committee has five colleagues from different sites. Each scores every dossier separately on five
      criteria, from impact to budget, and sees the others’ scores only when all have finished. Members with a tie to
      an organisation say so and take no part in that dossier.

      The final result is a sum: the colleagues’ votes weigh 50% and the committee’s score 50%. What happens in a tie
      is stated with the call beforehand. Formula, ballot and rules are fixed from the moment voting opens. While the
      vote is on, nobody sees a running count.

      The selection committee can also choose a few dossiers itself, without a vote. You will find them under [the
      fund’s selection](/en/selection-asf).

      ## How much money there is

      Every call has a fixed budget. If you are active in the organisation yourself, you can ask for up to €15,000;
      otherwise up to €8,000. The committee may also grant part of the amount.

      Internal support has its own budget. We publish one figure a year: how many requests and how many euros in all.
      Never names, never stories.

      ## What you can expect

      - You always get an answer, and with a refusal always a reason.
      - The committee answers an internal request within 15 working days, or within 5 when it is urgent.
      - A year later you can read under each [project](/en/projects) what was promised and what was delivered.

      The full rules are in the [terms and conditions](/en/terms-and-conditions). A question? [Write to
      us](/en/contact).
    `,
    fr: prose`
      ## Pourquoi ce fonds

      Amandel fabrique des aliments à base de plantes. Le Fonds social s’intéresse à ce qui se passe après les heures
      de travail : l’association où vous donnez un coup de main, la voisine qui a un bon projet, le collègue qui
      traverse une période difficile. Il existe depuis 2012. L’argent vient d’Amandel et des [dons](/fr/donate) ; les
      décisions viennent des collègues.

      ## Deux formes de soutien

      - **Externe.** Vous présentez le projet d’une organisation active en Belgique ou aux Pays-Bas, comme membre du
      personnel sous contrat, comme retraité ou au nom d’un membre de votre famille. Le projet peut être soumis au
      vote.
      - **Interne.** Vous demandez un soutien pour vous-même ou votre famille, par exemple après une maladie, une
      séparation ou un incendie. Seul le comité de sélection lit votre dossier. Ni vote, ni annonce. Les
      [demandes](/fr/submit-internal-project) sont ouvertes toute l’année.

      ## Un appel en cinq étapes

      - **Dépôt.** Vous [introduisez votre dossier](/fr/submit-a-project) avant la date limite. Vous pouvez le remplir
      petit à petit et y revenir.
      - **Sélection.** Le fonds vérifie que le dossier est complet. Le comité lit tout et choisit les projets soumis
      au vote.
      - **Vote.** Chaque collègue dispose d’[une voix](/fr/vote), les retraités aussi. L’ordre de la liste change pour
      chacun.
      - **Annonce.** Les lauréats, les voix, la participation et le calcul sont publiés sur le site.
      - **Remise.** L’organisation signe une convention et reçoit l’argent. Un an plus tard, elle raconte ce qui en
      est sorti.

      ## Qui décide

      Le comité de sélection réunit cinq collègues de sites différents. Chacun note chaque dossier de son côté selon
      cinq critères, de l’impact au budget, et ne voit les notes des autres que lorsque tous ont terminé. Un membre
      qui a un lien avec une organisation le signale et ne participe pas à ce dossier.

      Le résultat final est une addition : les voix des collègues comptent pour 50 %, la note du comité pour 50 %. La
      règle en cas d’égalité figure d’avance dans l’appel. Formule, liste et règles sont figées dès l’ouverture du
      vote. Pendant le vote, personne ne voit de résultat provisoire.

      Le comité de sélection peut aussi choisir lui-même quelques dossiers, sans vote. Ils se trouvent sous [la
      sélection du fonds](/fr/selection-asf).

      ## De combien d’argent il s’agit

      Chaque appel a un budget fixe. Si vous êtes actif dans l’organisation, vous pouvez demander jusqu’à 15 000 € ;
      sinon, jusqu’à 8 000 €. Le comité peut aussi accorder une partie du montant.

      Le soutien interne a son propre budget. Nous publions un seul chiffre par an : le nombre de demandes et le total
      en euros. Jamais de noms, jamais d’histoires.

      ## Ce que vous pouvez attendre de nous

      - Vous recevez toujours une réponse et, en cas de refus, toujours une raison.
      - À une demande interne, le comité répond dans les 15 jours ouvrables, ou dans les 5 si c’est urgent.
      - Un an plus tard, chaque [projet](/fr/projects) indique ce qui était promis et ce qui a été réalisé.

      Le règlement complet se trouve dans les [conditions générales](/fr/conditions-generales). Une question ?
      [Écrivez-nous](/fr/contact).
    `,
  },
};
