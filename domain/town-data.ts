// Town names by postal code, as a suggestion that people can change. Codes that we are not sure of are left out.

/** Belgium: codes, and names in Dutch, French and English where they differ; a slash separates places with one code. */
export const belgianTowns = `
1000 Brussel|Bruxelles|Brussels;1020 Laken|Laeken;1030 Schaarbeek|Schaerbeek;1040 Etterbeek;1050 Elsene|Ixelles
1060 Sint-Gillis|Saint-Gilles;1070 Anderlecht;1080 Sint-Jans-Molenbeek|Molenbeek-Saint-Jean;1081 Koekelberg
1082 Sint-Agatha-Berchem|Berchem-Sainte-Agathe;1083 Ganshoren;1090 Jette;1120 Neder-Over-Heembeek;1130 Haren
1140 Evere;1150 Sint-Pieters-Woluwe|Woluwe-Saint-Pierre;1160 Oudergem|Auderghem
1170 Watermaal-Bosvoorde|Watermael-Boitsfort;1180 Ukkel|Uccle;1190 Vorst|Forest
1200 Sint-Lambrechts-Woluwe|Woluwe-Saint-Lambert;1210 Sint-Joost-ten-Node|Saint-Josse-ten-Noode;1300 Waver|Wavre
1301 Bierges;1310 Terhulpen|La Hulpe;1315 Incourt;1320 Bevekom|Beauvechain;1325 Chaumont-Gistoux;1330 Rixensart
1331 Rosières;1332 Genval;1340 Ottignies;1341 Céroux-Mousty;1342 Limelette;1348 Louvain-la-Neuve;1350 Orp-Jauche
1357 Hélécine;1360 Perwijs|Perwez;1367 Ramillies;1370 Geldenaken|Jodoigne;1380 Lasne;1390 Graven|Grez-Doiceau
1400 Nijvel|Nivelles;1401 Baulers;1402 Thines;1404 Bornival;1410 Waterloo;1420 Eigenbrakel|Braine-l'Alleud
1421 Ophain-Bois-Seigneur-Isaac;1428 Lillois-Witterzée;1430 Rebecq;1435 Mont-Saint-Guibert
1440 Kasteelbrakel|Braine-le-Château;1450 Chastre;1457 Walhain;1460 Itter|Ittre;1461 Haut-Ittre;1470 Genepiën|Genappe
1471 Loupoigne;1472 Vieux-Genappe;1473 Glabais;1474 Ways;1476 Houtain-le-Val;1480 Tubeke|Tubize
1490 Court-Saint-Etienne;1495 Villers-la-Ville;1500 Halle|Hal;1501 Buizingen;1502 Lembeek;1540 Herne
1541 Sint-Pieters-Kapelle;1547 Bever|Biévène;1560 Hoeilaart;1570 Galmaarden;1600 Sint-Pieters-Leeuw;1601 Ruisbroek
1602 Vlezenbeek;1620 Drogenbos;1630 Linkebeek;1640 Sint-Genesius-Rode|Rhode-Saint-Genèse;1650 Beersel;1651 Lot
1652 Alsemberg;1653 Dworp;1654 Huizingen;1670 Pepingen;1671 Elingen;1673 Beert;1674 Bellingen;1700 Dilbeek
1701 Itterbeek;1702 Groot-Bijgaarden;1703 Schepdaal;1730 Asse;1731 Zellik/Relegem;1740 Ternat;1741 Wambeek
1742 Sint-Katherina-Lombeek;1745 Opwijk;1750 Lennik;1755 Gooik;1760 Roosdaal;1761 Borchtlombeek;1770 Liedekerke
1780 Wemmel;1785 Merchtem;1790 Affligem;1800 Vilvoorde|Vilvorde;1820 Steenokkerzeel;1830 Machelen;1831 Diegem
1840 Londerzeel;1850 Grimbergen;1851 Humbeek;1852 Beigem;1853 Strombeek-Bever;1860 Meise;1861 Wolvertem
1880 Kapelle-op-den-Bos;1910 Kampenhout;1930 Zaventem;1932 Sint-Stevens-Woluwe;1933 Sterrebeek;1950 Kraainem|Crainhem
1970 Wezembeek-Oppem;1980 Zemst;1981 Hofstade;1982 Elewijt/Weerde
2000,2018,2020,2030,2040,2050,2060 Antwerpen|Anvers;2070 Zwijndrecht;2100 Deurne;2110 Wijnegem;2140 Borgerhout
2150 Borsbeek;2160 Wommelgem;2170 Merksem;2180 Ekeren;2200 Herentals;2220 Heist-op-den-Berg;2221 Booischot
2222 Itegem/Wiekevorst;2223 Schriek;2230 Herselt;2235 Hulshout;2240 Zandhoven;2242 Pulderbos;2243 Pulle;2250 Olen
2260 Westerlo;2270 Herenthout;2275 Lille;2280 Grobbendonk;2288 Bouwel;2290 Vorselaar;2300 Turnhout;2310 Rijkevorsel
2320 Hoogstraten;2321 Meer;2322 Minderhout;2323 Wortel;2328 Meerle;2330 Merksplas;2340 Beerse;2350 Vosselaar
2360 Oud-Turnhout;2370 Arendonk;2380 Ravels;2381 Weelde;2382 Poppel;2387 Baarle-Hertog|Baerle-Duc;2390 Malle;2400 Mol
2430 Laakdal;2431 Veerle/Varendonk;2440 Geel;2450 Meerhout;2460 Kasterlee;2470 Retie;2480 Dessel;2490 Balen;2491 Olmen
2500 Lier|Lierre;2520 Ranst;2530 Boechout;2531 Vremde;2540 Hove;2547 Lint;2550 Kontich;2560 Nijlen;2570 Duffel
2580 Putte;2590 Berlaar;2600 Berchem;2610 Wilrijk;2620 Hemiksem;2627 Schelle;2630 Aartselaar;2640 Mortsel;2650 Edegem
2660 Hoboken;2800 Mechelen|Malines;2801 Heffen;2811 Hombeek/Leest;2812 Muizen;2820 Bonheiden;2830 Willebroek
2840 Rumst;2845 Niel;2850 Boom;2860 Sint-Katelijne-Waver;2861 Onze-Lieve-Vrouw-Waver;2870 Puurs;2880 Bornem
2890 Sint-Amands;2900 Schoten;2910 Essen;2920 Kalmthout;2930 Brasschaat;2940 Stabroek;2950 Kapellen;2960 Brecht
2970 Schilde;2980 Zoersel;2990 Wuustwezel
3000 Leuven|Louvain;3001 Heverlee;3010 Kessel-Lo;3012 Wilsele;3018 Wijgmaal;3020 Herent;3040 Huldenberg
3050 Oud-Heverlee;3051 Sint-Joris-Weert;3052 Blanden;3053 Haasrode;3054 Vaalbeek;3060 Bertem;3061 Leefdaal
3070 Kortenberg;3071 Erps-Kwerps;3078 Everberg/Meerbeek;3080 Tervuren;3090 Overijse;3110 Rotselaar;3111 Wezemaal
3118 Werchter;3120 Tremelo;3128 Baal;3130 Begijnendijk;3140 Keerbergen;3150 Haacht;3190 Boortmeerbeek;3191 Hever
3200 Aarschot;3201 Langdorp;3202 Rillaar;3210 Lubbeek;3211 Binkom;3212 Pellenberg;3220 Holsbeek;3221 Nieuwrode
3270 Scherpenheuvel|Montaigu;3271 Zichem/Averbode;3272 Testelt/Messelbroek;3290 Diest;3293 Kaggevinne;3294 Molenstede
3300 Tienen|Tirlemont;3320 Hoegaarden;3321 Outgaarden;3350 Linter;3360 Bierbeek;3370 Boutersem;3380 Glabbeek
3381 Kapellen;3384 Attenrode;3390 Tielt-Winge;3391 Meensel-Kiezegem;3400 Landen
3401 Walshoutem/Walsbets/Waasmont/Wezeren;3404 Attenhoven/Neerlanden;3440 Zoutleeuw|Léau;3450 Geetbets;3454 Rummen
3460 Bekkevoort;3461 Molenbeek-Wersbeek;3470 Kortenaken;3471 Hoeleden;3472 Kersbeek-Miskom;3473 Waanrode;3500 Hasselt
3501 Wimmertingen;3510 Kermt/Spalbeek;3511 Kuringen/Stokrooie;3512 Stevoort;3520 Zonhoven;3530 Houthalen-Helchteren
3540 Herk-de-Stad|Herck-la-Ville;3545 Halen;3550 Heusden-Zolder;3560 Lummen;3570 Alken;3580 Beringen;3581 Beverlo
3582 Koersel;3583 Paal;3590 Diepenbeek;3600 Genk;3620 Lanaken;3621 Rekem;3630 Maasmechelen;3631 Boorsem/Uikhoven
3640 Kinrooi;3650 Dilsen-Stokkem;3660 Opglabbeek;3665 As;3668 Niel-bij-As;3670 Meeuwen-Gruitrode;3680 Maaseik
3690 Zutendaal;3700 Tongeren|Tongres;3717 Herstappe;3720 Kortessem;3721 Vliermaalroot;3722 Wintershoven;3723 Guigoven
3724 Vliermaal;3730 Hoeselt;3732 Schalkhoven;3740 Bilzen;3742 Martenslinde;3746 Hoelbeek;3770 Riemst
3790 Sint-Martens-Voeren/Moelingen|Fouron-Saint-Martin/Mouland;3791 Remersdaal
3792 Sint-Pieters-Voeren|Fouron-Saint-Pierre;3793 Teuven;3798 's-Gravenvoeren|Fouron-le-Comte
3800 Sint-Truiden|Saint-Trond;3806 Velm;3830 Wellen;3831 Herten;3832 Ulbeek;3840 Borgloon|Looz;3850 Nieuwerkerken
3870 Heers;3890 Gingelom;3900 Overpelt;3910 Neerpelt;3920 Lommel;3930 Hamont-Achel;3940 Hechtel;3941 Eksel;3945 Ham
3950 Bocholt;3960 Bree;3970 Leopoldsburg|Bourg-Léopold;3971 Heppen;3980 Tessenderlo;3990 Peer
4000 Luik|Liège;4020 Luik|Liège;4030 Grivegnée;4031 Angleur;4032 Chênée;4040 Herstal;4041 Vottem/Milmort;4042 Liers
4050 Chaudfontaine;4051 Vaux-sous-Chèvremont;4052 Beaufays;4053 Embourg;4100 Seraing;4101 Jemeppe-sur-Meuse
4102 Ougrée;4120 Neupré;4121 Neuville-en-Condroz;4122 Plainevaux;4130 Esneux;4140 Sprimont;4141 Louveigné
4160 Anthisnes;4161 Villers-aux-Tours;4162 Hody;4163 Tavier;4170 Comblain-au-Pont;4171 Poulseur;4180 Hamoir;4181 Filot
4190 Ferrières;4210 Burdinne;4217 Héron;4218 Couthuin;4219 Wasseiges;4250 Geer;4252 Omal;4253 Darion;4254 Ligney
4257 Berloz;4260 Braives;4261 Latinne;4263 Tourinne;4280 Hannuit|Hannut;4287 Lijsem|Lincent;4300 Borgworm|Waremme
4317 Faimes;4340 Awans;4342 Hognoul;4347 Fexhe-le-Haut-Clocher;4350 Remicourt;4351 Hodeige;4357 Donceel;4360 Oreye
4367 Crisnée;4400 Flémalle;4420 Saint-Nicolas;4430 Ans;4431 Loncin;4432 Alleur/Xhendremael;4450 Juprelle
4451 Voroux-lez-Liers;4452 Paifve/Wihogne;4453 Villers-Saint-Siméon;4458 Fexhe-Slins;4460 Grâce-Hollogne
4470 Saint-Georges-sur-Meuse;4480 Engis;4500 Hoei|Huy;4520 Wanze;4530 Villers-le-Bouillet;4537 Verlaine;4540 Amay
4550 Nandrin;4557 Tinlot;4560 Clavier;4570 Marchin;4577 Modave;4590 Ouffet;4600 Wezet|Visé;4601 Argenteau
4602 Cheratte;4606 Saint-André;4607 Dalhem;4608 Warsage/Neufchâteau;4610 Beyne-Heusay;4620 Fléron;4621 Retinne
4623 Magnée;4624 Romsée;4630 Soumagne;4631 Evegnée;4632 Cerexhe-Heuseux;4633 Melen;4650 Herve;4651 Battice
4652 Xhendelesse;4653 Bolland;4654 Charneux;4670 Blegny;4671 Saive/Barchon/Housse;4672 Saint-Remy;4680 Oupeye
4681 Hermalle-sous-Argenteau;4682 Heure-le-Romain/Houtain-Saint-Siméon;4683 Vivegnis;4684 Haccourt
4690 Bitsingen|Bassenge;4700 Eupen;4701 Kettenis;4710 Lontzen;4711 Walhorn;4720 Kelmis|La Calamine;4721 Neu-Moresnet
4728 Hergenrath;4730 Raeren;4731 Eynatten;4750 Bütgenbach|Butgenbach;4760 Büllingen|Bullange;4761 Rocherath
4770 Amel|Amblève;4771 Heppenbach;4780 Sankt Vith|Saint-Vith;4782 Schönberg;4783 Lommersweiler;4784 Crombach
4790 Burg-Reuland;4791 Thommen;4800 Verviers;4801 Stembert;4802 Heusy;4820 Dison;4821 Andrimont;4830 Limburg|Limbourg
4831 Bilstain;4834 Goé;4837 Baelen;4840 Welkenraedt;4841 Henri-Chapelle;4845 Jalhay;4850 Plombières
4851 Gemmenich/Sippenaeken;4852 Hombourg;4860 Pepinster;4861 Soiron;4870 Trooz;4877 Olne;4880 Aubel
4890 Thimister-Clermont;4900 Spa;4910 Theux;4920 Aywaille;4950 Waimes;4960 Malmedy;4970 Stavelot;4980 Trois-Ponts
4983 Basse-Bodeux;4987 Stoumont;4990 Lierneux
5000 Namen|Namur;5001 Belgrade;5002 Saint-Servais;5003 Saint-Marc;5004 Bouge;5020 Namen|Namur;5021 Boninne
5022 Cognelée;5024 Marche-les-Dames/Gelbressée;5030 Gembloux;5031 Grand-Leez
5032 Isnes/Mazy/Bossière/Bothey/Corroy-le-Château;5060 Sambreville;5070 Fosses-la-Ville;5080 La Bruyère
5081 Meux/Bovesse/Saint-Denis;5100 Jambes/Wépion/Dave/Naninne/Wierde;5101 Erpent/Loyers/Lives-sur-Meuse;5140 Sombreffe
5150 Floreffe;5170 Profondeville;5190 Jemeppe-sur-Sambre;5300 Andenne;5310 Eghezée;5330 Assesse;5332 Crupet
5333 Sorinne-la-Longue;5334 Florée;5336 Courrière;5340 Gesves;5350 Ohey;5351 Haillot;5352 Perwez;5353 Goesnes
5354 Jallet;5360 Hamois;5361 Mohiville/Scy;5362 Achet;5363 Emptinne;5364 Schaltin;5370 Havelange;5372 Méan;5374 Maffe
5376 Miécret;5377 Somme-Leuze;5380 Fernelmont;5500 Dinant;5501 Lisogne;5502 Thynes;5503 Sorinnes;5504 Foy-Notre-Dame
5520 Onhaye;5521 Serville;5522 Falaën;5523 Weillen/Sommière;5524 Gerin;5530 Yvoir;5537 Anhée;5540 Hastière
5541 Hastière-par-delà;5542 Blaimont;5543 Heer;5544 Agimont;5550 Vresse-sur-Semois;5555 Bièvre;5560 Houyet;5561 Celles
5562 Custinne;5563 Hour;5564 Wanlin;5570 Beauraing;5571 Wiesme;5572 Focant;5573 Martouzin-Neuville;5574 Pondrôme
5575 Gedinne;5576 Froidfontaine;5580 Rochefort;5590 Ciney;5600 Philippeville;5620 Florennes
5621 Morialmé/Hanzinelle/Hanzinne;5630 Cerfontaine;5640 Mettet;5641 Furnaux;5644 Ermeton-sur-Biert;5646 Stave
5650 Walcourt;5651 Thy-le-Château/Somzée/Tarcienne/Laneffe/Gourdinne/Berzée/Rognée;5660 Couvin;5670 Viroinval
5680 Doische
6000 Charleroi;6001 Marcinelle;6010 Couillet;6020 Dampremy;6030 Marchienne-au-Pont/Goutroux;6031 Monceau-sur-Sambre
6032 Mont-sur-Marchienne;6040 Jumet;6041 Gosselies;6042 Lodelinsart;6043 Ransart;6044 Roux;6060 Gilly
6061 Montignies-sur-Sambre;6110 Montigny-le-Tilleul;6111 Landelies;6120 Ham-sur-Heure-Nalinnes;6140 Fontaine-l'Evêque
6141 Forchies-la-Marche;6142 Leernes;6150 Anderlues;6180 Courcelles;6181 Gouy-lez-Piéton;6182 Souvret;6183 Trazegnies
6200 Châtelet;6210 Les Bons Villers;6211 Mellet;6220 Fleurus;6221 Saint-Amand;6222 Brye;6223 Wagnelée
6224 Wanfercée-Baulet;6230 Pont-à-Celles;6238 Luttre/Liberchies;6240 Farciennes;6250 Aiseau-Presles;6280 Gerpinnes
6440 Froidchapelle;6441 Erpion;6460 Chimay;6461 Virelles;6462 Vaulx-lez-Chimay;6463 Lompret
6464 Baileux/Bourlers/Forges/Rièzes/L'Escaillère;6470 Sivry-Rance;6500 Beaumont;6511 Strée;6530 Thuin
6531 Biesme-sous-Thuin;6532 Ragnies;6533 Biercée;6534 Gozée;6536 Thuillies/Donstiennes;6540 Lobbes
6542 Sars-la-Buissière;6543 Bienne-lez-Happart;6560 Erquelinnes;6567 Merbes-le-Château;6590 Momignies;6591 Macon
6592 Monceau-Imbrechies;6593 Macquenoise;6594 Beauwelz;6596 Seloignes/Forge-Philippe;6600 Bastenaken|Bastogne
6630 Martelange;6637 Fauvillers;6640 Vaux-sur-Sûre;6642 Juseret;6660 Houffalize;6661 Mont/Tailles;6662 Tavigny
6663 Mabompré;6666 Wibrin;6670 Gouvy;6671 Bovigny;6672 Beho;6673 Cherain;6674 Montleban;6680 Sainte-Ode
6681 Lavacherie;6686 Flamierge;6687 Bertogne;6688 Longchamps;6690 Vielsalm;6692 Petit-Thier;6698 Grand-Halleux
6700 Aarlen|Arlon;6704 Guirsch;6706 Autelbas;6717 Attert;6720 Habay;6721 Anlier;6723 Habay-la-Vieille
6724 Marbehan/Rulles/Houdemont;6730 Tintigny;6740 Etalle;6741 Vance;6742 Chantemelle;6743 Buzenol;6747 Saint-Léger
6750 Musson;6760 Virton;6761 Latour;6762 Saint-Mard;6767 Rouvroy;6769 Meix-devant-Virton;6780 Messancy;6781 Sélange
6782 Habergy;6790 Aubange;6791 Athus;6792 Halanzy/Rachecourt;6800 Libramont-Chevigny;6810 Chiny;6811 Les Bulles
6812 Suxy;6813 Termes;6820 Florenville;6821 Lacuisine;6823 Villers-devant-Orval;6824 Chassepierre;6830 Bouillon
6831 Noirefontaine;6832 Sensenruth;6833 Ucimont/Vivy;6834 Bellevaux;6836 Dohan;6838 Corbion;6840 Neufchâteau
6850 Paliseul;6851 Nollevaux;6852 Maissin/Opont;6853 Framont;6856 Fays-les-Veneurs;6860 Léglise;6870 Saint-Hubert
6880 Bertrix;6887 Herbeumont;6890 Libin;6900 Marche-en-Famenne;6920 Wellin;6921 Chanly;6922 Halma;6924 Lomprez
6927 Tellin;6929 Daverdisse;6940 Durbuy;6941 Durbuy;6950 Nassogne;6951 Bande;6952 Grune
6953 Forrières/Ambly/Lesterny/Masbourg;6960 Manhay;6970 Tenneville;6971 Champlon;6972 Erneuville
6980 La Roche-en-Ardenne;6982 Samrée;6983 Ortho;6984 Hives;6986 Halleux;6987 Rendeux;6990 Hotton;6997 Erezée
7000 Bergen|Mons;7011 Ghlin;7012 Jemappes/Flénu;7020 Nimy/Maisières;7021 Havré
7022 Hyon/Mesvin/Nouvelles/Harmignies/Harveng;7024 Ciply;7030 Saint-Symphorien;7031 Villers-Saint-Ghislain
7032 Spiennes;7033 Cuesmes;7034 Obourg/Saint-Denis;7040 Quévy;7041 Givry/Havay;7050 Jurbeke|Jurbise
7060 Zinnik|Soignies;7061 Casteau/Thieusies;7062 Naast;7063 Neufvilles/Chaussée-Notre-Dame-Louvignies;7070 Le Roeulx
7080 Frameries;7090 's-Gravenbrakel|Braine-le-Comte;7100 La Louvière;7110 La Louvière;7120 Estinnes;7130 Binche
7131 Waudrez;7133 Buvrinnes;7134 Ressaix/Péronnes-lez-Binche/Leval-Trahegnies/Epinois;7140 Morlanwelz
7141 Carnières/Mont-Sainte-Aldegonde;7160 Chapelle-lez-Herlaimont;7170 Manage;7180 Seneffe
7181 Feluy/Arquennes/Familleureux/Petit-Roeulx-lez-Nivelles;7190 Ecaussinnes;7191 Ecaussinnes-Lalaing;7300 Boussu
7301 Hornu;7320 Bernissart;7321 Blaton/Harchies;7322 Pommeroeul/Ville-Pommeroeul;7330 Saint-Ghislain;7331 Baudour
7332 Sirault/Neufmaison;7333 Tertre;7334 Hautrage/Villerot;7340 Colfontaine;7350 Hensies;7370 Dour;7380 Quiévrain
7382 Audregnies;7387 Honnelles;7390 Quaregnon;7500 Doornik|Tournai;7501 Orcq;7502 Esplechin;7503 Froyennes
7504 Froidmont;7506 Willemeau;7520 Templeuve/Ramegnies-Chin;7521 Chercq;7522 Marquain/Blandain/Hertain/Lamain
7530 Gaurain-Ramecroix;7531 Havinnes;7532 Béclers;7533 Thimougies;7534 Maulde/Barry;7536 Vaulx;7538 Vezon
7540 Kain/Rumillies/Melles/Quartes;7542 Mont-Saint-Aubert;7543 Mourcourt;7548 Warchin;7600 Péruwelz;7601 Roucourt
7602 Bury;7603 Bon-Secours;7604 Callenelle/Wasmes-Audemez-Briffoeil/Baugnies/Braffe/Brasménil;7608 Wiers;7610 Rumes
7611 La Glanerie;7618 Taintignies;7620 Brunehaut;7621 Lesdain;7622 Laplaigne;7623 Rongy;7624 Howardries;7640 Antoing
7641 Bruyelle;7642 Calonne;7643 Fontenoy;7700 Moeskroen|Mouscron;7711 Dottenijs|Dottignies;7712 Herzeeuw|Herseaux
7730 Estaimpuis;7740 Pecq;7742 Hérinnes-lez-Pecq;7743 Obigies/Esquelmes;7750 Mont-de-l'Enclus;7760 Celles
7780 Komen|Comines;7781 Houthem;7782 Ploegsteert;7783 Le Bizet;7784 Waasten|Warneton;7800 Aat|Ath;7801 Irchonwelz
7802 Ormeignies;7803 Bouvignies;7804 Rebaix/Ostiches;7810 Maffle;7811 Arbre
7812 Ligne/Mainvault/Houtaing/Moulbaix/Villers-Notre-Dame/Villers-Saint-Amand
7822 Ghislenghien/Isières/Meslin-l'Evêque;7823 Gibecq;7830 Opzullik|Silly;7850 Edingen|Enghien;7860 Lessen|Lessines
7861 Papignies/Wannebecq;7862 Ogy;7863 Ghoy;7864 Deux-Acren;7866 Ollignies/Bois-de-Lessines;7870 Lens
7880 Vloesberg|Flobecq;7890 Elzele|Ellezelles;7900 Leuze-en-Hainaut;7901 Thieulain
7903 Blicquy/Chapelle-à-Oie/Chapelle-à-Wattines;7904 Pipaix/Tourpes/Willaupuis;7906 Gallaix;7910 Frasnes-lez-Anvaing
7911 Frasnes-lez-Anvaing;7912 Saint-Sauveur/Dergneau;7940 Brugelette;7941 Attre;7942 Mévergnies-lez-Lens;7943 Gages
7950 Chièvres;7951 Tongre-Notre-Dame;7970 Beloeil;7971 Basècles/Thumaide/Wadelincourt/Ramegnies
7972 Quevaucamps/Ellignies-Sainte-Anne/Aubechies;7973 Stambruges/Grandglise
8000 Brugge|Bruges;8020 Oostkamp;8200 Brugge|Bruges;8210 Zedelgem;8211 Aartrijke;8300 Knokke-Heist;8301 Knokke-Heist
8310 Brugge|Bruges;8340 Damme;8370 Blankenberge;8377 Zuienkerke
8380 Zeebrugge/Lissewege/Dudzele|Zeebruges/Lissewege/Dudzele;8400 Oostende|Ostende;8420 De Haan|Le Coq;8421 Vlissegem
8430 Middelkerke;8431 Wilskerke;8432 Leffinge;8433 Slijpe/Schore/Mannekensvere/Sint-Pieters-Kapelle
8434 Westende/Lombardsijde;8450 Bredene;8460 Oudenburg;8470 Gistel;8480 Ichtegem;8490 Jabbeke;8500 Kortrijk|Courtrai
8501 Heule/Bissegem;8510 Marke/Bellegem/Rollegem/Kooigem;8511 Aalbeke;8520 Kuurne;8530 Harelbeke;8531 Hulste/Bavikhove
8540 Deerlijk;8550 Zwevegem;8551 Heestert;8552 Moen;8553 Otegem;8554 Sint-Denijs;8560 Wevelgem;8570 Anzegem
8572 Kaster;8573 Tiegem;8580 Avelgem;8581 Kerkhove/Waarmaarde;8582 Outrijve;8583 Bossuit
8587 Spiere-Helkijn|Espierres-Helchin;8600 Diksmuide|Dixmude;8610 Kortemark;8620 Nieuwpoort|Nieuport
8630 Veurne|Furnes;8640 Vleteren;8647 Lo-Reninge;8650 Houthulst;8660 De Panne|La Panne;8670 Koksijde|Coxyde
8680 Koekelare;8690 Alveringem;8691 Leisele/Izenberge/Stavele/Gijverinkhove;8700 Tielt;8710 Wielsbeke;8720 Dentergem
8730 Beernem;8740 Pittem;8750 Wingene;8755 Ruiselede;8760 Meulebeke;8770 Ingelmunster;8780 Oostrozebeke;8790 Waregem
8791 Beveren-Leie;8792 Desselgem;8793 Sint-Eloois-Vijve;8800 Roeselare|Roulers;8810 Lichtervelde;8820 Torhout
8830 Hooglede;8840 Staden;8850 Ardooie;8851 Koolskamp;8860 Lendelede;8870 Izegem;8880 Ledegem;8890 Moorslede
8900 Ieper|Ypres;8902 Zillebeke/Voormezele/Hollebeke;8904 Boezinge/Zuidschote;8906 Elverdinge;8908 Vlamertinge
8920 Langemark-Poelkapelle;8930 Menen|Menin;8940 Wervik|Wervicq;8950 Nieuwkerke;8951 Dranouter;8952 Wulvergem
8953 Wijtschate;8954 Westouter;8956 Kemmel;8957 Mesen|Messines;8958 Loker;8970 Poperinge
8972 Proven/Roesbrugge-Haringe/Krombeke;8978 Watou;8980 Zonnebeke
9000 Gent|Gand;9030 Mariakerke;9031 Drongen;9032 Wondelgem;9040 Sint-Amandsberg;9041 Oostakker
9042 Sint-Kruis-Winkel/Desteldonk/Mendonk;9050 Gentbrugge/Ledeberg;9051 Sint-Denijs-Westrem/Afsnee;9052 Zwijnaarde
9060 Zelzate;9070 Destelbergen;9080 Lochristi;9090 Melle;9100 Sint-Niklaas|Saint-Nicolas;9111 Belsele;9112 Sinaai
9120 Beveren;9130 Kieldrecht/Kallo/Verrebroek/Doel;9140 Temse|Tamise;9150 Kruibeke;9160 Lokeren;9170 Sint-Gillis-Waas
9180 Moerbeke;9185 Wachtebeke;9190 Stekene;9200 Dendermonde|Termonde;9220 Hamme;9230 Wetteren;9240 Zele
9250 Waasmunster;9255 Buggenhout;9260 Wichelen;9270 Laarne;9280 Lebbeke;9290 Berlare;9300 Aalst|Alost
9308 Hofstade/Gijzegem;9310 Moorsel/Meldert/Herdersem/Baardegem;9320 Erembodegem/Nieuwerkerken;9340 Lede;9400 Ninove
9401 Pollare;9402 Meerbeke;9403 Neigem;9404 Aspelare;9406 Outer;9420 Erpe-Mere;9450 Haaltert;9451 Kerksken
9470 Denderleeuw;9472 Iddergem;9473 Welle;9500 Geraardsbergen|Grammont
9506 Schendelbeke/Idegem/Zandbergen/Grimminge/Nieuwenhove/Smeerebbe-Vloerzegem/Waarbeke;9520 Sint-Lievens-Houtem
9521 Letterhoutem;9550 Herzele;9551 Ressegem;9552 Borsbeke;9570 Lierde;9571 Hemelveerdegem;9572 Sint-Martens-Lierde
9600 Ronse|Renaix;9620 Zottegem;9630 Zwalm;9636 Nederzwalm-Hermelgem;9660 Brakel;9661 Parike;9667 Horebeke
9680 Maarkedal;9681 Nukerke;9688 Schorisse;9690 Kluisbergen;9700 Oudenaarde|Audenarde;9750 Zingem;9770 Kruishoutem
9771 Nokere;9772 Wannegem-Lede;9790 Wortegem-Petegem;9800 Deinze;9810 Nazareth;9820 Merelbeke;9830 Sint-Martens-Latem
9831 Deurle;9840 De Pinte;9850 Nevele;9860 Oosterzele;9870 Zulte;9880 Aalter;9881 Bellem;9890 Gavere;9900 Eeklo
9910 Knesselare;9920 Lovendegem;9921 Vinderhoute;9930 Zomergem;9931 Oostwinkel;9932 Ronsele;9940 Evergem
9950 Waarschoot;9960 Assenede;9961 Boekhoute;9968 Bassevelde/Oosteeklo;9970 Kaprijke;9971 Lembeke;9980 Sint-Laureins
9981 Sint-Margriete;9982 Sint-Jan-in-Eremo;9988 Watervliet/Waterland-Oudeman;9990 Maldegem;9991 Adegem;9992 Middelburg`;

/** The Netherlands: the digits of a code, first and last included. */
export const dutchTowns = `
1000-1109 Amsterdam;1110-1113 Diemen;1114-1115 Duivendrecht;1120-1121 Landsmeer;1130-1132 Volendam;1135 Edam
1140-1141 Monnickendam;1170-1171 Badhoevedorp;1180-1187 Amstelveen;1190-1191 Ouderkerk aan de Amstel
1200-1223 Hilversum;1231 Loosdrecht;1250-1251 Laren;1260-1261 Blaricum;1270-1277 Huizen;1300-1363 Almere
1380-1384 Weesp;1398 Muiden;1399 Muiderberg;1400-1406 Bussum;1410-1412 Naarden;1420-1423 Uithoorn;1430-1432 Aalsmeer
1433 Kudelstaart;1440-1448 Purmerend;1500-1509 Zaandam;1520-1521 Wormerveer;1540-1541 Koog aan de Zaan;1544 Zaandijk
1560-1562 Krommenie;1566-1567 Assendelft;1600-1602 Enkhuizen;1620-1628 Hoorn;1700-1706 Heerhugowaard;1740-1741 Schagen
1780-1786 Den Helder;1787-1788 Julianadorp;1800-1827 Alkmaar;1850-1852 Heiloo;1900-1902 Castricum;1940-1948 Beverwijk
1960-1969 Heemskerk;1970-1976 IJmuiden;1990-1991 Velserbroek
2000-2037 Haarlem;2040-2042 Zandvoort;2050-2051 Overveen;2060-2061 Bloemendaal;2100-2106 Heemstede;2130-2135 Hoofddorp
2150-2153 Nieuw-Vennep;2160-2163 Lisse;2170-2172 Sassenheim;2180-2182 Hillegom;2200-2204 Noordwijk;2215 Voorhout
2220-2225 Katwijk;2230-2231 Rijnsburg;2240-2245 Wassenaar;2250-2254 Voorschoten;2260-2267 Leidschendam
2270-2275 Voorburg;2280-2289 Rijswijk;2290-2291 Wateringen;2300-2334 Leiden;2340-2343 Oegstgeest;2350-2353 Leiderdorp
2400-2409 Alphen aan den Rijn;2490-2498 Den Haag|La Haye|The Hague;2500-2597 Den Haag|La Haye|The Hague
2600-2629 Delft;2630-2632 Nootdorp;2640-2641 Pijnacker;2650-2652 Berkel en Rodenrijs;2660-2662 Bergschenhoek
2665 Bleiswijk;2670-2673 Naaldwijk;2680-2681 Monster;2690-2694 's-Gravenzande;2700-2729 Zoetermeer
2740-2743 Waddinxveen;2800-2809 Gouda;2870-2871 Schoonhoven;2900-2909 Capelle aan den IJssel
2920-2925 Krimpen aan den IJssel;2950-2952 Alblasserdam;2980-2987 Ridderkerk;2990-2994 Barendrecht
3000-3089 Rotterdam;3100-3125 Schiedam;3130-3138 Vlaardingen;3140-3147 Maassluis;3150-3151 Hoek van Holland
3160-3161 Rhoon;3170-3172 Poortugaal;3200-3208 Spijkenisse;3220-3225 Hellevoetsluis;3230-3232 Brielle
3240-3241 Middelharnis;3260-3263 Oud-Beijerland;3300-3329 Dordrecht;3330-3336 Zwijndrecht
3340-3343 Hendrik-Ido-Ambacht;3350-3356 Papendrecht;3360-3364 Sliedrecht;3370-3373 Hardinxveld-Giessendam
3400-3404 IJsselstein;3430-3439 Nieuwegein;3440-3446 Woerden;3451-3452 Vleuten;3453-3454 De Meern;3500-3585 Utrecht
3600-3608 Maarssen;3620-3621 Breukelen;3640-3641 Mijdrecht;3700-3708 Zeist;3720-3723 Bilthoven;3730-3732 De Bilt
3740-3744 Baarn;3760-3768 Soest;3769 Soesterberg;3770-3773 Barneveld;3780-3781 Voorthuizen;3800-3827 Amersfoort
3828 Hoogland;3829 Hooglanderveen;3830-3834 Leusden;3840-3849 Harderwijk;3850-3853 Ermelo;3860-3864 Nijkerk
3880-3882 Putten;3890-3899 Zeewolde;3900-3907 Veenendaal;3910-3912 Rhenen;3940-3941 Doorn;3960-3962 Wijk bij Duurstede
3970-3972 Driebergen-Rijsenburg;3990-3995 Houten
4000-4007 Tiel;4100-4107 Culemborg;4130-4133 Vianen;4140-4143 Leerdam;4190-4191 Geldermalsen;4200-4208 Gorinchem
4300-4301 Zierikzee;4330-4338 Middelburg;4380-4384 Vlissingen;4460-4463 Goes;4530-4537 Terneuzen;4560-4561 Hulst
4600-4625 Bergen op Zoom;4700-4709 Roosendaal;4760-4762 Zevenbergen;4800-4839 Breda;4840-4841 Prinsenbeek
4847 Teteringen;4870-4879 Etten-Leur;4900-4908 Oosterhout
5000-5049 Tilburg;5050-5053 Goirle;5056 Berkel-Enschot;5070-5071 Udenhout;5100-5103 Dongen;5120-5122 Rijen
5140-5146 Waalwijk;5150-5151 Drunen;5170-5171 Kaatsheuvel;5200-5237 's-Hertogenbosch;5240-5246 Rosmalen
5260-5263 Vught;5280-5283 Boxtel;5340-5349 Oss;5400-5409 Uden;5420-5421 Gemert;5430-5432 Cuijk;5460-5467 Veghel
5480-5482 Schijndel;5490-5492 Sint-Oedenrode;5500-5509 Veldhoven;5520-5521 Eersel;5530-5531 Bladel
5550-5556 Valkenswaard;5580-5583 Waalre;5600-5658 Eindhoven;5660-5667 Geldrop;5670-5674 Nuenen;5680-5684 Best
5691-5692 Son en Breugel;5700-5709 Helmond;5710-5712 Someren;5720-5721 Asten;5750-5753 Deurne;5800-5804 Venray
5830-5831 Boxmeer;5911-5926 Venlo;5930-5932 Tegelen;5960-5961 Horst;5980-5981 Panningen
6000-6006 Weert;6040-6045 Roermond;6100-6101 Echt;6130-6137 Sittard;6160-6167 Geleen;6170-6171 Stein;6190-6191 Beek
6200-6229 Maastricht;6370-6374 Landgraaf;6400-6422 Heerlen;6430-6433 Hoensbroek;6440-6446 Brunssum;6460-6469 Kerkrade
6500-6546 Nijmegen|Nimègue|Nijmegen;6560-6562 Groesbeek;6580-6581 Malden;6600-6605 Wijchen;6640-6641 Beuningen
6660-6662 Elst;6700-6709 Wageningen;6710-6718 Ede;6720-6721 Bennekom;6800-6846 Arnhem;6850-6852 Huissen
6860-6862 Oosterbeek;6880-6883 Velp;6900-6905 Zevenaar;6920-6922 Duiven;6930-6932 Westervoort;6950-6953 Dieren
7000-7009 Doetinchem;7100-7103 Winterswijk;7120-7122 Aalten;7130-7132 Lichtenvoorde;7200-7207 Zutphen
7230-7232 Warnsveld;7240-7242 Lochem;7300-7338 Apeldoorn;7400-7429 Deventer;7440-7443 Nijverdal;7450-7451 Holten
7460-7463 Rijssen;7470-7472 Goor;7480-7483 Haaksbergen;7500-7547 Enschede;7550-7559 Hengelo;7570-7577 Oldenzaal
7580-7582 Losser;7600-7610 Almelo;7620-7623 Borne;7640-7642 Wierden;7670-7672 Vriezenveen;7700-7701 Dedemsvaart
7730-7731 Ommen;7740-7742 Coevorden;7770-7773 Hardenberg;7800-7827 Emmen;7890-7891 Klazienaveen;7900-7909 Hoogeveen
7940-7944 Meppel;7950-7951 Staphorst
8000-8043 Zwolle;8050-8051 Hattem;8070-8072 Nunspeet;8080-8081 Elburg;8100-8103 Raalte;8160-8162 Epe;8180-8181 Heerde
8200-8245 Lelystad;8250-8253 Dronten;8260-8265 Kampen;8270-8271 IJsselmuiden;8300-8305 Emmeloord;8320-8322 Urk
8330-8332 Steenwijk;8440-8448 Heerenveen;8470-8472 Wolvega;8500-8501 Joure;8600-8607 Sneek;8700-8702 Bolsward
8800-8802 Franeker;8860-8862 Harlingen;8900-8941 Leeuwarden
9100-9101 Dokkum;9200-9207 Drachten;9300-9301 Roden;9350-9351 Leek;9400-9408 Assen;9410-9411 Beilen
9500-9503 Stadskanaal;9600-9602 Hoogezand;9640-9646 Veendam;9670-9675 Winschoten
9700-9747 Groningen|Groningue|Groningen;9750-9753 Haren;9800-9801 Zuidhorn;9900-9903 Appingedam;9930-9934 Delfzijl`;
