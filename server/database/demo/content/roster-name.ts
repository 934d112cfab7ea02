import type { Language } from "#domain/language.ts";

/** First and family names that go together, how common they are here, and the languages their bearers choose. */
export type NameGroup = {
  weight: number;
  languages: readonly Language[];
  firstnames: readonly string[];
  lastnames: readonly string[];
};

const list = (names: string) => names.trim().split(/\s*,\s*/);

/** Names of colleagues in Belgium and the Netherlands, of many origins, with their particles and accents. */
export const nameGroups: readonly NameGroup[] = [
  {
    weight: 44,
    languages: ["nl"],
    firstnames: list(`
      An, Ann-Sophie, Annelies, Bart, Bert, Bieke, Bram, Brecht, Carine, Christel, Dieter, Dirk, Eddy, Eline, Els, Emma,
      Evelien, Filip, Frank, Geert, Gerda, Griet, Guy, Hanne, Heidi, Hilde, Ilse, Inge, Jan, Jana, Jelle, Jens, Joke,
      Jolien, Joris, Karel, Katrien, Kevin, Koen, Kristof, Lies, Lieve, Lotte, Luc, Marc, Marijke, Marleen, Mieke, Nele,
      Niels, Noor, Patrick, Peter, Pieter-Jan, Rik, Rita, Robbe, Ruben, Sander, Sarah, Sien, Silke, Sofie, Stijn, Sven,
      Tim, Tine, Tom, Veerle, Wim, Wout, Yannick, Zoë
    `),
    lastnames: list(`
      Aerts, Baert, Bauwens, Beyens, Bogaert, Bossuyt, Callewaert, Claes, Claeys, Coppens, Cools, D'Hondt, D'Haene,
      De Backer, De Clercq, De Coninck, De Cock, De Meyer, De Pauw, De Ridder, De Smet, De Vos, De Wilde, Declercq,
      Depoorter, Desmet, Dewaele, Geerts, Goossens, Hendrickx, Hermans, Jacobs, Janssens, Lambrecht, Lauwers, Lemmens,
      Maes, Martens, Mertens, Michiels, Moens, Nijs, Peeters, Pauwels, Roels, Segers, Smets, Stevens, 't Kindt, Thys,
      Van Acker, Van Damme, Van de Velde, Van de Walle, Van den Broeck, Van den Bossche, Van der Auwera, Van Hecke,
      Van Hoof, Vandamme, Vandenberghe, Vandeputte, Vanhoutte, Vercruysse, Verhaeghe, Verhelst, Verheyen, Verlinden,
      Verschueren, Vermeersch, Wauters, Willems, Wouters, Wyffels
    `),
  },
  {
    weight: 14,
    languages: ["fr", "fr", "fr", "nl"],
    firstnames: list(`
      Adrien, Agnès, Amélie, André, Anne-Catherine, Aurélie, Benoît, Bernard, Camille, Cédric, Céline, Chloé, Christian,
      Damien, Delphine, Élise, Éric, Fabrice, Françoise, Frédéric, Geneviève, Grégory, Hélène, Isabelle, Jean-François,
      Jérôme, Julien, Laëtitia, Loïc, Ludivine, Manon, Marie-Claire, Maxime, Michèle, Nathalie, Noémie, Olivier, Pascal,
      Quentin, Raphaël, Régine, Sébastien, Sophie, Sylvie, Thibault, Valérie, Véronique, Xavier
    `),
    lastnames: list(`
      Bastin, Bertrand, Bodart, Charlier, Collard, Collignon, Cornet, Delcourt, Delvaux, Demoulin, Denis, Deprez,
      Dubois, Dufour, Dupont, Évrard, Fontaine, François, Gérard, Gilles, Goffin, Grégoire, Henrard, Jacquemin, Lacroix,
      Lambert, Laurent, Leclercq, Lefèvre, Lejeune, Léonard, Marchal, Maréchal, Mathieu, Noël, Petit, Piron, Poncelet,
      Renard, Rousseau, Servais, Simon, Thiry, Thomas, Tilmant, Warnier
    `),
  },
  {
    weight: 12,
    languages: ["nl"],
    firstnames: list(`
      Anouk, Arjan, Bas, Daan, Douwe, Esther, Femke, Fleur, Floor, Gijs, Harm, Henk, Ineke, Iris, Jaap, Jeroen, Joost,
      Jurre, Kees, Klaas, Lieke, Maarten, Maaike, Marieke, Marit, Mark, Myrthe, Niek, Renske, Roos, Sanne, Sjoerd, Teun,
      Thijs, Tjitske, Wendy, Wietske, Willem-Jan
    `),
    lastnames: list(`
      Bakker, Bos, de Boer, de Bruin, de Graaf, de Groot, de Haan, de Jong, de Vries, de Wit, Dekker, Dijkstra,
      Hoekstra, Hofstra, Huisman, Jansen, Koster, Kuipers, Meijer, Mulder, Postma, Prins, Schouten, Smit, Talsma,
      ter Braak, ten Have, van Dijk, van den Berg, van der Heijden, van der Linden, van der Meer, van 't Hof,
      van Leeuwen, van Vliet, Veenstra, Visser, Vos, Zijlstra
    `),
  },
  {
    weight: 10,
    languages: ["nl", "nl", "fr"],
    firstnames: list(`
      Abdel, Achraf, Amina, Anissa, Bilal, Fatima-Zahra, Hafid, Hajar, Hamza, Hanane, Ibtissam, Ilias, Imane, Karim,
      Khadija, Loubna, Malika, Mohamed, Mounir, Nabil, Nadia, Naïma, Rachid, Rania, Saïd, Salma, Samira, Soufiane,
      Yasmina, Younes, Youssef, Zineb
    `),
    lastnames: list(`
      Aït Ouali, Amrani, Azzouzi, Bel Hadj, Ben Amar, Ben Haddou, Benali, Bouazza, Bouchra, Boutaleb, Chakir, Chaouch,
      El Amrani, El Bakkali, El Fassi, El Idrissi, El Khattabi, El Mansouri, Haddad, Kaddouri, Lahlou, Mahfoud, Ouali,
      Oulad Ali, Rahmani, Saïdi, Tahiri, Yacoubi, Zerouali
    `),
  },
  {
    weight: 6,
    languages: ["nl", "nl", "nl", "fr"],
    firstnames: list(`
      Ahmet, Aslı, Ayşe, Burak, Büşra, Cem, Derya, Elif, Emre, Esra, Fatma, Gül, Hakan, Hatice, İbrahim, Kübra, Leyla,
      Mehmet, Merve, Murat, Özlem, Selin, Serkan, Şeyma, Tolga, Yusuf, Zeynep
    `),
    lastnames: list(`
      Acar, Akın, Arslan, Aydın, Bulut, Çelik, Çetin, Demir, Doğan, Erdoğmuş, Güneş, Kaya, Kılıç, Koç, Korkmaz, Özcan,
      Özdemir, Öztürk, Polat, Şahin, Taş, Ünal, Yıldırım, Yıldız, Yılmaz
    `),
  },
  {
    weight: 4,
    languages: ["fr", "fr", "nl", "en"],
    firstnames: list(`
      Aïssatou, Amadou, Béatrice, Blessing, Chantal, Cyprien, Dieudonné, Espérance, Fabrice, Fatou, Grâce, Jean-Bosco,
      Joséphine, Kofi, Mamadou, Mariama, Merveille, Moïse, Ousmane, Patience, Prosper, Solange, Trésor, Winnie
    `),
    lastnames: list(`
      Adjei, Bah, Balde, Barry, Camara, Diallo, Ilunga, Kabamba, Kabongo, Kalala, Kamara, Kasongo, Mbala, Mbuyi, Mensah,
      Mukendi, Ndiaye, Ngalula, Niyonzima, Ntumba, Okafor, Osei, Sow, Tshibangu, Uwimana
    `),
  },
  {
    weight: 3,
    languages: ["fr", "fr", "nl"],
    firstnames: list(`
      Alessandro, Angelo, Carmela, Chiara, Concetta, Elena, Enzo, Fabio, Francesca, Giulia, Giuseppe, Laura, Luigi,
      Marco, Paola, Rosalia, Salvatore, Silvana, Vincenzo
    `),
    lastnames: list(`
      Bianchi, Caruso, Conti, Costa, D'Angelo, De Luca, Di Matteo, Ferrari, Greco, Lo Bianco, Lombardi, Marino, Rizzo,
      Romano, Russo, Vitale
    `),
  },
  {
    weight: 3,
    languages: ["nl", "fr", "nl", "en"],
    firstnames: list(`
      Ana, António, Beatriz, Carlos, Diego, Inês, Joana, João, José, Lucía, Manuel, María, Marta, Nuno, Raúl, Sara,
      Sofía, Tiago
    `),
    lastnames: list(`
      Almeida, Carvalho, Da Silva, Dos Santos, Fernandes, García, Gonçalves, Gutiérrez, López, Martínez, Moreno,
      Pereira, Rodríguez, Romero, Sánchez, Teixeira
    `),
  },
  {
    weight: 4,
    languages: ["nl", "nl", "en", "fr"],
    firstnames: list(`
      Agnieszka, Alina, Andrei, Bogdan, Dorota, Ewa, Ioana, Ivana, Jakub, Katarzyna, Krzysztof, Łukasz, Magdalena,
      Marek, Mihai, Oksana, Oleksandr, Paweł, Raluca, Roxana, Ștefan, Tetiana, Tomasz, Violeta
    `),
    lastnames: list(`
      Bąk, Bondarenko, Constantin, Dudek, Dumitru, Ionescu, Kaczmarek, Kovač, Kovalenko, Kowalczyk, Król, Marinković,
      Mazur, Melnyk, Munteanu, Nowak, Pawlak, Popescu, Radu, Shevchuk, Stan, Stoica, Wójcik, Zając
    `),
  },
  {
    weight: 3,
    languages: ["nl", "en", "nl", "fr"],
    firstnames: list(`
      Ahmad, Bashir, Farid, Hiba, Jamila, Khaled, Maryam, Mina, Navid, Nour, Omar, Parisa, Rami, Reza, Samir, Shirin,
      Wali, Zahra
    `),
    lastnames: list(`
      Ahmadi, Al-Hassan, Al Masri, Amiri, Hosseini, Karimi, Khoury, Mohammadi, Nazari, Noori, Rezaei, Sultani, Yousefi
    `),
  },
  {
    weight: 1,
    languages: ["en", "nl"],
    firstnames: list(`Anjali, Arjun, Bishal, Karan, Kavita, Maya, Priya, Rajesh, Sita, Sunita`),
    lastnames: list(`Gurung, Kumar, Patel, Rai, Shah, Sharma, Shrestha, Singh, Tamang`),
  },
  {
    weight: 1,
    languages: ["nl", "fr"],
    firstnames: list(`Bình, Hương, Lan, Linh, Mai, Minh, Quang, Thảo, Tuấn`),
    lastnames: list(`Bùi, Huỳnh, Lê, Ngô, Nguyễn, Phạm, Trần, Võ`),
  },
];
