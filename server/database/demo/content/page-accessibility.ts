import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Explains how accessible the site is and how to report a problem. */
export const accessibilityPage: DemoPage = {
  key: "accessibility",
  title: {
    nl: "Toegankelijkheid",
    en: "Accessibility",
    fr: "Accessibilité",
  },
  intro: {
    nl: prose`
      Iedereen moet kunnen lezen, indienen en stemmen. Dit doen we daarvoor, dit kan nog beter en zo meld je een
      probleem.
    `,
    en: prose`
      Everyone should be able to read, submit and vote. This is what we do, what could be better and how to report a
      problem.
    `,
    fr: prose`
      Chacun doit pouvoir lire, introduire un dossier et voter. Voici ce que nous faisons, ce qui peut s’améliorer et
      à qui le dire.
    `,
  },
  body: {
    nl: prose`
      ## Onze lat

      We volgen de internationale richtlijnen WCAG 2.2, niveau AA. De wet verplicht een bedrijfsfonds daar wellicht
      niet toe. Wij vinden het gewoon: wie geen muis, geen scherp zicht of geen eigen mailbox heeft, is evengoed
      collega.

      ## Wat we doen

      - Alles werkt met het toetsenbord, en je ziet altijd waar je bent.
      - Tekst heeft voldoende contrast, ook in de donkere weergave, en blijft leesbaar als je tot 400 % vergroot.
      - Kleur is nooit het enige teken: er staat altijd een woord of een vorm bij.
      - Formulieren zeggen wat er fout is en hoe je het oplost. Wat je al invulde, blijft staan.
      - Aanmelden gaat zonder wachtwoord en zonder puzzels. De code mag je plakken.
      - Vraag je je toestel om minder beweging, dan beweegt er niets.
      - Het belangrijkste werkt ook zonder scripts en met een trage verbinding.

      ## Zonder computer

      Geen mailbox of geen internet? Met je toegangsbrief meld je je aan op een gedeelde tablet. Stemmen op papier kan
      ook in je vestiging: een medewerker van het fonds geeft je stem in. Ze valt in dezelfde bus als alle andere.

      ## Wat nog niet perfect is

      - Sommige projecten staan alleen in het Nederlands. De pagina zegt dat er dan bij.
      - Documenten die organisaties zelf opladen, zijn niet altijd toegankelijk. We bezorgen je op vraag een leesbare
      versie.
      - De kaart met projecten is vooral visueel. Dezelfde projecten staan in een lijst, met een filter op regio.

      ## Hoe we testen

      Een automatische controle loopt bij elke wijziging over de schermen, in drie talen en in beide weergaven. Zo’n
      controle vindt niet alles. Deze verklaring is dus onze eigen beoordeling en niet die van een onafhankelijk
      bureau. We kijken ze elk jaar na.

      ## Meld een probleem

      Lukt er iets niet? Vertel ons via [contact](/contact), op fonds@amandel.example of op +32 2 512 34 56:

      - welke pagina het is,
      - wat je wilde doen,
      - welk toestel of hulpmiddel je gebruikt.

      Je krijgt binnen vijf werkdagen antwoord. Dreigt er een deadline te verstrijken, zeg dat erbij: dan helpen we je
      dezelfde werkdag verder en telt het moment waarop je ons contacteerde.
    `,
    en: prose`
      ## Our standard

      We follow the international guidelines WCAG 2.2, level AA. The law probably does not oblige a company fund to do
      so. To us it goes without saying: a colleague without a mouse, sharp sight or a mailbox is a colleague all the
      same.

      ## What we do

      - Everything works with the keyboard, and you can always see where you are.
      - Text has enough contrast, also in the dark view, and stays readable when you zoom in to 400%.
      - Colour is never the only sign: a word or a shape always goes with it.
      - Forms say what is wrong and how to fix it. What you have filled in stays there.
      - You log in without a password and without puzzles. You can paste the code.
      - If you ask your device for less motion, nothing moves.
      - The essentials also work without scripts and on a slow connection.

      ## Without a computer

      No mailbox or no internet? With your access letter you can log in on a shared tablet. You can also vote on paper
      at your branch: someone from the fund enters your vote. It goes into the same box as all the others.

      ## What is not perfect yet

      - Some projects are only available in Dutch. The page says so.
      - Documents that organisations upload are not always accessible. On request we send you a readable version.
      - The map of projects is mainly visual. The same projects are in a list, with a filter by region.

      ## How we test

      An automatic check runs over the screens with every change, in three languages and in both views. Such a check
      does not find everything. This statement is therefore our own assessment, not that of an independent agency. We
      review it every year.

      ## Report a problem

      Something not working? Tell us through [contact](/en/contact), at fonds@amandel.example or on +32 2 512 34 56:

      - which page it is,
      - what you wanted to do,
      - which device or aid you use.

      You get an answer within five working days. If a deadline is about to pass, say so: we will help you the same
      working day, and the moment you contacted us is what counts.
    `,
    fr: prose`
      ## Notre exigence

      Nous suivons les recommandations internationales WCAG 2.2, niveau AA. La loi n’y oblige sans doute pas un fonds
      d’entreprise. Pour nous, cela va de soi : un collègue sans souris, sans bonne vue ou sans boîte mail reste un
      collègue.

      ## Ce que nous faisons

      - Tout fonctionne au clavier, et vous voyez toujours où vous êtes.
      - Le texte est suffisamment contrasté, y compris en affichage sombre, et reste lisible agrandi jusqu’à 400 %.
      - La couleur n’est jamais le seul signe : un mot ou une forme l’accompagne.
      - Les formulaires disent ce qui ne va pas et comment le corriger. Ce que vous avez rempli reste en place.
      - La connexion se fait sans mot de passe et sans énigme. Vous pouvez coller le code.
      - Si vous demandez à votre appareil de réduire les animations, rien ne bouge.
      - L’essentiel fonctionne aussi sans scripts et avec une connexion lente.

      ## Sans ordinateur

      Pas de boîte mail, pas d’internet ? Avec votre lettre d’accès, vous vous connectez sur une tablette partagée.
      Vous pouvez aussi voter sur papier dans votre site : une personne du fonds encode votre vote. Il tombe dans la
      même urne que les autres.

      ## Ce qui n’est pas encore parfait

      - Certains projets n’existent qu’en néerlandais. La page le signale.
      - Les documents que les organisations chargent elles-mêmes ne sont pas toujours accessibles. Sur demande, nous
      vous envoyons une version lisible.
      - La carte des projets est surtout visuelle. Les mêmes projets figurent dans une liste, avec un filtre par
      région.

      ## Comment nous testons

      À chaque modification, un contrôle automatique parcourt les écrans, dans les trois langues et les deux
      affichages. Un tel contrôle ne trouve pas tout. Cette déclaration est donc notre propre évaluation, pas celle
      d’un bureau indépendant. Nous la revoyons chaque année.

      ## Signaler un problème

      Quelque chose ne fonctionne pas ? Dites-le-nous via la page [contact](/fr/contact), à fonds@amandel.example ou
      au +32 2 512 34 56 :

      - de quelle page il s’agit,
      - ce que vous vouliez faire,
      - quel appareil ou quelle aide technique vous utilisez.

      Vous recevez une réponse dans les cinq jours ouvrables. Si une date limite approche, précisez-le : nous vous
      aidons le jour ouvrable même, et c’est le moment de votre message qui compte.
    `,
  },
};
