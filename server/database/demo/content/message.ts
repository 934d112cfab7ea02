import type { Language } from "#domain/language.ts";
import type { MessageTopic } from "#domain/message.ts";

/** A message of an invented visitor, and what the office wrote about it. */
export type DemoMessage = {
  key: string;
  topic: MessageTopic;
  name: string;
  language: Language;
  text: string;
  daysAgo: number;
  replies: readonly { daysAgo: number; isNote?: boolean; text: string }[];
  isDone?: boolean;
};

/** The messages that visitors of the demo wrote to the office; the last one waits for an answer. */
export const messages: readonly DemoMessage[] = [
  {
    key: "annelies-wuyts",
    topic: "vote",
    name: "Annelies Wuyts",
    language: "nl",
    daysAgo: 24,
    text: "Dag,\n\nIk ben in ouderschapsverlof tot januari. Kan ik deze keer toch stemmen?\n\nAnnelies",
    replies: [
      { daysAgo: 23, isNote: true, text: "Nagekeken: ze staat op de personeelslijst van Gent." },
      {
        daysAgo: 23,
        text: "Dag Annelies\n\nJa, dat kan. Je staat op de lijst. Stem op de site, thuis of onderweg, zolang de stemming loopt.\n\nFijne dagen met je kleintje!",
      },
    ],
    isDone: true,
  },
  {
    key: "baptiste-lambert",
    topic: "donation",
    name: "Baptiste Lambert",
    language: "fr",
    daysAgo: 12,
    text: "Bonjour,\n\nJ’ai fait un don de 50 euros sans la communication structurée. Est-ce que vous le retrouvez ?\n\nMerci d’avance",
    replies: [
      {
        daysAgo: 11,
        text: "Bonjour Baptiste,\n\nPas de souci : votre virement est arrivé le jour même et nous l’avons retrouvé grâce à votre nom. Merci beaucoup !",
      },
    ],
    isDone: true,
  },
  {
    key: "grace-oconnell",
    topic: "volunteering",
    name: "Grace O’Connell",
    language: "en",
    daysAgo: 6,
    text: "Hello,\n\nA friend of mine does not work for the company. May she come along to cook soup in the evening?\n\nGrace",
    replies: [
      {
        daysAgo: 5,
        text: "Hello Grace,\n\nShe is most welcome. Organisations are glad with every pair of hands, also from outside. Let her fill in the form on the page of the kitchen, so that they know how many will come.",
      },
    ],
  },
  {
    key: "ruud-van-der-meer",
    topic: "project",
    name: "Ruud van der Meer",
    language: "nl",
    daysAgo: 1,
    text: "Goeiedag,\n\nOnze vereniging zit net over de grens, in Hulst. Kan een collega ons project voordragen, of moet een organisatie in België gevestigd zijn?\n\nMet vriendelijke groeten\nRuud",
    replies: [],
  },
];
