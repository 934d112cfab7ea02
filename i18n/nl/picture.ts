/** What the illustrations show, and the mark of a text that is only there in Dutch. */
export const picture = {
  "picture.animal-shelter": "Een vrouw knuffelt een hond en een kat in de tuin van een asiel",
  "picture.community-garden": "Twee mensen oogsten wortels en een pompoen in een samentuin",
  "picture.elderly-visits": "Twee mensen praten bij een kop koffie",
  "picture.food-bank-kitchen": "Vrijwilligers koken soep tussen kratten met groenten",
  "picture.hospital-clown": "Een clown jongleert naast een ziekenhuisbed met een kind",
  "picture.language-cafe": "Drie mensen oefenen een taal aan een cafétafel",
  "picture.nature-trail": "Wandelaars met een hond op een kronkelend bospad",
  "picture.repair-cafe": "Twee mensen herstellen een fiets en een broodrooster",
  "picture.river-clean-up": "Vrijwilligers in een kano halen afval uit een rivier",
  "picture.school-breakfast": "Drie kinderen ontbijten samen in de klas",
  "picture.wheelchair-sports": "Twee rolstoelbasketters strijden om de bal",
  "picture.youth-music": "Drie jongeren maken muziek op een podium",
};
