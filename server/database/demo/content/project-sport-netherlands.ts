import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Dutch organisations about sport for everyone. */
export const dutchSportProjects = [
  {
    key: "met-de-rolstoel-tot-in-zee",
    organisation: "wad-anders",
    theme: "sport",
    illustration: "wheelchair-sports",
    use: "archive",
    tier: 2,
    selectedByFund: true,
    title: {
      nl: "Met de rolstoel tot in zee",
      en: "Into the sea by wheelchair",
      fr: "En fauteuil jusque dans la mer",
    },
    summary: {
      nl: "Zes strandrolstoelen en een vlonderpad brengen iedereen over het zand tot aan het water.",
      en: "Six beach wheelchairs and a boardwalk take everyone across the sand to the water’s edge.",
      fr: "Six fauteuils de plage et un chemin de planches mènent chacun sur le sable jusqu’à l’eau.",
    },
    description: {
      nl: prose`
        Honderdvijftig meter zand is voor een gewone rolstoel even ver als de maan. Wad Anders legt in de zomer op
        drie Friese stranden een oprolbaar pad en leent strandrolstoelen met brede banden uit. Twee ervan drijven,
        zodat je echt kunt zwemmen.

        Vrijwilligers zijn er elke dag van juni tot september. De steun betaalt de zes rolstoelen; de gemeenten leggen
        het pad en zorgen voor een berging.
      `,
      en: prose`
        To an ordinary wheelchair, a hundred and fifty metres of sand might as well be the moon. In summer Wad Anders
        rolls out a path on three Frisian beaches and lends beach wheelchairs with wide tyres. Two of them float, so
        you can really swim.

        Volunteers are there every day from June to September. The donation pays for the six chairs; the councils lay
        the path and provide storage.
      `,
      fr: prose`
        Pour un fauteuil ordinaire, cent cinquante mètres de sable, c’est la lune. L’été, Wad Anders déroule un chemin
        sur trois plages frisonnes et prête des fauteuils à pneus larges. Deux d’entre eux flottent, pour nager pour
        de vrai.

        Des bénévoles sont là chaque jour de juin à septembre. Le soutien paie les six fauteuils ; les communes posent
        le chemin et fournissent un local.
      `,
    },
    impact: {
      nl: "3 stranden, 6 strandrolstoelen, 120 dagen per zomer en naar schatting 900 uitleenbeurten.",
      en: "3 beaches, 6 beach wheelchairs, 120 days each summer and an estimated 900 loans.",
      fr: "3 plages, 6 fauteuils de plage, 120 jours par été et environ 900 prêts.",
    },
    quote: {
      nl: "Ik was negenenzestig toen ik voor het eerst weer nat werd tot aan mijn kin.",
      en: "I was sixty-nine when I got wet up to my chin again for the first time in years.",
      fr: "J’avais soixante-neuf ans quand j’ai eu de nouveau de l’eau jusqu’au menton.",
    },
    proposer: { status: "retired", branch: "retired", department: null, firstname: "Sjoukje" },
    cost: 9900,
    asked: 6300,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 900 uitleenbeurten; de zomer was nat en het werden er 764. De rolstoelen rijden alle zes nog.
          Een vierde strand nam het voorbeeld over en kocht er zelf twee.
        `,
        en: prose`
          The promise was 900 loans; the summer was wet and it became 764. All six chairs are still rolling. A fourth
          beach followed the example and bought two of its own.
        `,
        fr: prose`
          900 prêts étaient annoncés ; l’été a été pluvieux et il y en a eu 764. Les six fauteuils roulent toujours.
          Une quatrième plage a suivi l’exemple et en a acheté deux.
        `,
      },
    },
  },
] satisfies DemoProject[];
