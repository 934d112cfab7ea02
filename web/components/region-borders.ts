import type { Region } from "#domain/region.ts";

// Drawn by hand after the real borders. A line is a row of points, each its longitude and latitude in hundredths of a
// degree: Brussels is at `436 5085`. Every border is here only once, so that neighbours share exactly the same points.
const lines = {
  // Belgium: the sea, France, Luxembourg and Germany.
  coastWest: "255 5109 265 5113 275 5116 292 5124 306 5129 319 5134 328 5135 337 5137",
  franceWest: "255 5109 258 5102 263 5095 261 5087 264 5082 272 5080 278 5074 280 5072",
  comines: "280 5072 288 5075 295 5078 302 5078",
  franceComines: "280 5072 287 5070 293 5071 296 5076 302 5078",
  franceLys: "302 5078 312 5079 317 5075",
  franceHainaut:
    "317 5075 326 5070 325 5062 328 5053 337 5050 345 5051 352 5049 360 5048 366 5045 367 5035 375 5035 384 5035 " +
    "390 5033 397 5035 403 5036 409 5031 413 5029 422 5026 415 5021 414 5016 421 5013 423 5008 414 5002 416 4998 " +
    "422 4996 431 4997 438 4995 445 4994",
  franceNamur:
    "445 4994 453 4996 460 4999 468 5000 469 5007 475 5011 482 5017 488 5015 487 5011 484 5007 484 5003 479 4997 " +
    "485 4994 488 4991 486 4986 489 4981 498 4980",
  franceLuxembourg:
    "498 4980 505 4977 510 4976 516 4970 526 4969 531 4966 531 4961 539 4962 543 4959 547 4950 554 4952 566 4955 " +
    "573 4954 582 4955",
  grandDuchy:
    "582 4955 587 4959 591 4966 586 4973 580 4979 575 4981 573 4988 578 4992 575 4996 582 5001 586 5008 595 5013 597 5018",
  grandDuchyLiege: "597 5018 603 5018 608 5015 614 5013",
  germanyLiege:
    "614 5013 617 5018 619 5024 628 5027 633 5032 640 5033 638 5040 634 5044 634 5048 622 5049 620 5053 618 5057 " +
    "627 5063 619 5063 616 5068 612 5072 604 5072 602 5075",
  // Belgium: between its provinces.
  westHainaut: "317 5075 322 5077 327 5075 332 5071 338 5071 344 5075 346 5077",
  westEast:
    "346 5077 350 5083 345 5086 347 5090 342 5093 345 5097 340 5100 342 5104 336 5106 338 5110 336 5115 338 5120 343 5125",
  eastHainaut: "346 5077 354 5075 362 5072 368 5076 378 5075 383 5077 390 5073",
  eastFlemish: "425 5103 423 5099 414 5097 412 5093 408 5091 406 5088 407 5084 401 5079 395 5078 390 5073",
  eastAntwerp: "423 5135 426 5132 430 5129 433 5125 436 5120 431 5117 433 5114 424 5113 417 5109 419 5105 425 5103",
  flemishHainaut: "390 5073 388 5070 394 5069 401 5070 411 5070",
  flemishWalloon:
    "411 5070 418 5071 424 5070 433 5071 440 5074 450 5074 458 5076 466 5079 474 5079 483 5076 490 5076 495 5077 502 5074",
  flemishLiege: "502 5074 506 5071 513 5072",
  flemishLimburg: "513 5072 510 5077 515 5083 514 5089 508 5092 511 5097 507 5101 501 5104",
  flemishAntwerp:
    "425 5103 431 5104 438 5102 448 5100 454 5100 459 5103 466 5103 475 5103 481 5103 486 5102 493 5104 501 5104",
  brussels:
    "425 5082 429 5087 430 5090 437 5091 443 5090 442 5087 448 5085 447 5080 442 5078 435 5078 429 5081 425 5082",
  antwerpLimburg: "501 5104 503 5108 508 5109 513 5111 521 5115 521 5119 526 5122 524 5127",
  limburgLiege: "513 5072 519 5071 526 5073 534 5074 542 5073 548 5074 554 5076 563 5078 569 5076",
  voerenLiege: "569 5076 574 5072 584 5071 591 5073 590 5076",
  liegeWalloon: "502 5074 504 5072 501 5069 497 5067 498 5063",
  liegeNamur: "498 5063 502 5058 506 5055 513 5053 518 5049 520 5045 526 5043 531 5040 536 5041 543 5043",
  liegeLuxembourg:
    "543 5043 549 5040 556 5039 561 5036 567 5037 573 5035 571 5031 573 5027 580 5025 585 5028 590 5033 598 5032 " +
    "599 5027 602 5022 597 5018",
  walloonNamur: "498 5063 490 5061 483 5062 478 5060 471 5060 465 5058 460 5057 453 5054",
  walloonHainaut: "453 5054 447 5056 437 5056 428 5057 422 5059 418 5064 409 5067 411 5070",
  namurHainaut:
    "453 5054 457 5049 457 5042 460 5039 456 5032 446 5031 438 5030 435 5025 437 5020 436 5017 439 5013 442 5009 " +
    "440 5002 445 4994",
  namurLuxembourg:
    "543 5043 542 5037 543 5033 535 5030 527 5025 531 5017 529 5012 521 5011 509 5012 504 5008 505 5003 502 4999 " +
    "509 4996 507 4991 503 4988 504 4984 498 4980",
  // Between Belgium and the Netherlands, from the Zwin to Vaals.
  zeelandWest: "337 5137 338 5132 336 5129 343 5125",
  zeelandEast:
    "343 5125 352 5125 353 5129 360 5130 370 5128 379 5126 378 5121 386 5121 393 5120 400 5123 408 5126 416 5129 " +
    "420 5132 423 5135",
  scheldt: "423 5135 425 5138",
  brabantAntwerp:
    "425 5138 433 5138 439 5136 443 5138 438 5143 442 5148 454 5148 455 5143 467 5143 471 5147 477 5150 483 5149 " +
    "484 5146 479 5143 485 5141 493 5140 500 5145 508 5147 510 5143 507 5139 513 5135 515 5131 524 5131 524 5127",
  brabantLimburgBe: "524 5127 533 5126 541 5126 547 5129 554 5128 557 5122",
  meuse:
    "557 5122 565 5119 573 5118 582 5115 585 5114 580 5109 576 5105 577 5100 572 5096 573 5091 565 5088 564 5085 " +
    "567 5081 569 5076",
  voerenLimburg: "569 5076 576 5077 583 5076 590 5076",
  liegeLimburg: "590 5076 596 5076 602 5075",
  // The Netherlands: Germany, from south to north.
  germanyLimburg:
    "602 5075 598 5080 602 5084 607 5085 609 5089 607 5092 601 5093 602 5098 590 5098 587 5105 592 5106 598 5104 " +
    "608 5112 617 5116 608 5119 607 5123 613 5128 622 5136 622 5147 617 5154 610 5160 611 5165 603 5168 604 5171 598 5176",
  germanyGelderland:
    "598 5176 599 5179 595 5181 597 5184 604 5186 614 5185 611 5189 618 5190 627 5187 635 5185 639 5183 643 5186 " +
    "652 5188 660 5190 668 5191 673 5190 683 5197 683 5200 674 5203 669 5204 670 5208 676 5212",
  germanyOverijssel:
    "676 5212 686 5212 690 5218 698 5222 703 5223 706 5233 707 5238 699 5246 695 5243 686 5246 675 5246 670 5250 " +
    "670 5255 676 5257 672 5259 671 5263",
  germanyDrenthe: "671 5263 677 5265 690 5265 699 5263 706 5264 706 5272 707 5280 709 5284",
  germanyGroningen: "709 5284 718 5296 722 5300 719 5308 721 5318 721 5324",
  // The Netherlands: the Wadden coast, the lakes and the North Sea.
  coastGroningen:
    "721 5324 712 5323 706 5326 709 5331 703 5331 693 5333 688 5342 683 5346 670 5344 658 5343 645 5342 634 5341 620 5341",
  coastFriesland: "620 5341 610 5341 602 5340 588 5339 575 5336 563 5331 553 5327 545 5323 541 5317 539 5310",
  lakeFriesland: "539 5310 539 5305 541 5298 540 5294 536 5288 542 5286 548 5285 555 5284 562 5285 571 5284",
  lakePolder: "571 5284 562 5277 558 5272 559 5266 564 5263 573 5262 580 5261 588 5261",
  lakeOverijssel: "588 5261 586 5257 587 5253 587 5249",
  lakeGelderland: "587 5249 583 5245 577 5242 570 5239 563 5235 553 5230 546 5226 541 5225",
  lakeUtrecht: "541 5225 536 5226 532 5228 527 5230",
  lakeHolland:
    "527 5230 517 5232 512 5233 506 5234 502 5238 508 5243 511 5246 507 5249 507 5252 503 5259 506 5264 513 5263 " +
    "521 5265 530 5271 520 5275 511 5278 505 5286 504 5293",
  coastHolland: "504 5293 493 5290 484 5289 480 5295 473 5296 469 5288 465 5277 462 5262 458 5247 453 5238 450 5233",
  coastSouth:
    "450 5233 443 5225 439 5220 427 5211 418 5203 412 5198 399 5196 407 5191 405 5187 413 5182 424 5178 435 5173 441 5170",
  flevopolder:
    "509 5238 516 5241 524 5243 542 5251 547 5256 555 5259 563 5260 572 5259 579 5258 584 5255 583 5250 579 5247 " +
    "570 5242 561 5238 556 5236 550 5232 543 5227 536 5229 528 5232 514 5234 509 5238",
  texel: "473 5302 480 5299 487 5303 492 5309 491 5317 484 5319 476 5311 473 5302",
  vlieland: "485 5321 493 5322 503 5326 511 5330 507 5333 497 5330 485 5324 485 5321",
  terschelling: "518 5334 533 5337 546 5341 558 5344 554 5348 541 5345 527 5342 516 5338 518 5334",
  ameland: "562 5342 577 5342 597 5344 598 5348 582 5348 568 5347 561 5345 562 5342",
  schiermonnikoog: "611 5345 621 5346 632 5348 633 5352 617 5352 609 5348 611 5345",
  // The Netherlands: the delta.
  goeree: "441 5170 429 5173 418 5178 404 5183 395 5184 386 5182 385 5178 395 5175 405 5171 413 5168 426 5165",
  volkerak: "441 5170 435 5166 426 5165",
  volkerakWest: "426 5165 421 5165",
  schouwen:
    "369 5172 377 5175 385 5174 391 5173 402 5169 409 5167 410 5164 403 5161 395 5161 387 5164 380 5167 371 5167 369 5172",
  tholen: "421 5165 414 5167 408 5164 407 5162 400 5159 403 5154 409 5152 418 5150 424 5150",
  tholenBrabant: "421 5165 421 5159 425 5153 424 5150",
  bevelandBrabant: "423 5144 427 5142 425 5138",
  lakeBrabant: "424 5150 427 5149 427 5146 423 5144",
  beveland:
    "423 5144 417 5146 406 5149 396 5151 391 5154 383 5154 375 5155 367 5156 362 5160 350 5157 344 5153 347 5149 " +
    "357 5144 366 5144 373 5142 382 5139 391 5142 396 5142 400 5144 412 5141 425 5138",
  northBeveland: "368 5160 376 5161 386 5161 389 5158 384 5156 375 5157 368 5160",
  flandersShore:
    "337 5137 345 5140 356 5141 366 5138 374 5136 383 5135 393 5136 399 5140 404 5138 413 5136 420 5136 423 5135",
  // The Netherlands: between its provinces.
  frieslandGroningen: "620 5341 618 5335 622 5330 622 5324 618 5319 618 5315 625 5311 631 5309",
  groningenDrenthe:
    "631 5309 638 5312 646 5318 653 5318 658 5317 660 5313 666 5311 672 5312 679 5309 687 5303 692 5297 700 5292 706 5286 709 5284",
  frieslandDrenthe: "631 5309 636 5302 641 5297 640 5293 633 5291 627 5289 620 5289 612 5285",
  frieslandOverijssel: "612 5285 605 5285 598 5284 590 5283 583 5281",
  frieslandPolder: "571 5284 577 5284 583 5281",
  polderOverijssel: "583 5281 590 5277 595 5273 597 5268 594 5265 588 5261",
  drentheOverijssel:
    "612 5285 617 5281 616 5276 613 5273 615 5267 620 5267 630 5265 640 5262 648 5261 654 5265 664 5264 671 5263",
  overijsselGelderland:
    "587 5249 592 5250 598 5251 607 5249 612 5245 611 5240 612 5234 609 5228 614 5225 619 5222 628 5223 638 5224 " +
    "641 5220 650 5218 658 5217 667 5214 676 5212",
  utrechtGelderland:
    "541 5225 543 5220 547 5216 548 5212 556 5209 557 5205 562 5200 561 5195 552 5197 543 5197 535 5196 529 5197 " +
    "520 5197 515 5198 514 5191 505 5188",
  hollandUtrecht:
    "527 5230 524 5226 526 5220 520 5217 510 5217 503 5220 504 5226 501 5230 495 5229 492 5225 484 5226 479 5223",
  hollandSouth: "479 5223 471 5222 463 5223 457 5225 455 5228 459 5231 454 5232 450 5233",
  southUtrecht: "479 5223 480 5217 482 5212 481 5208 483 5203 480 5200 487 5199 490 5195 495 5193 497 5188 505 5188",
  southGelderland: "505 5188 501 5185 500 5182",
  southBrabant: "500 5182 492 5183 483 5182 478 5178 472 5174 465 5172 455 5171 441 5170",
  gelderlandBrabant:
    "585 5177 574 5177 565 5180 556 5183 544 5181 536 5181 533 5177 525 5174 515 5174 507 5177 500 5182",
  gelderlandLimburg: "598 5176 592 5176 585 5177",
  brabantLimburg:
    "585 5177 588 5173 596 5169 596 5165 601 5161 604 5158 593 5157 585 5155 587 5151 584 5146 587 5142 583 5135 " +
    "575 5133 568 5132 563 5129 557 5122",
} satisfies Record<string, string>;

// A ring is a row of connected lines, with `-` before those that run the other way; `/` begins the next ring.
// The order is from north to south, which is also the tab order on the map; Brussels is drawn on top.
const rings: readonly [region: Region, rings: string, badge: string][] = [
  ["groningen", "coastGroningen frieslandGroningen groningenDrenthe germanyGroningen", "676 5326"],
  [
    "friesland",
    "coastFriesland lakeFriesland frieslandPolder -frieslandOverijssel -frieslandDrenthe -frieslandGroningen" +
      "/vlieland/terschelling/ameland/schiermonnikoog",
    "580 5311",
  ],
  ["drenthe", "-groningenDrenthe frieslandDrenthe drentheOverijssel germanyDrenthe", "662 5286"],
  ["north-holland", "coastHolland -hollandSouth -hollandUtrecht lakeHolland/texel", "482 5263"],
  ["flevoland", "flevopolder/lakePolder -polderOverijssel -frieslandPolder", "551 5246"],
  [
    "overijssel",
    "overijsselGelderland germanyOverijssel -drentheOverijssel frieslandOverijssel polderOverijssel lakeOverijssel",
    "645 5242",
  ],
  [
    "gelderland",
    "utrechtGelderland southGelderland -gelderlandBrabant -gelderlandLimburg germanyGelderland -overijsselGelderland " +
      "lakeGelderland",
    "594 5211",
  ],
  ["utrecht", "hollandUtrecht southUtrecht -utrechtGelderland lakeUtrecht", "514 5208"],
  [
    "south-holland",
    "coastSouth -southBrabant -southGelderland -southUtrecht hollandSouth/goeree -volkerak",
    "455 5200",
  ],
  [
    "zeeland",
    "beveland -bevelandBrabant/schouwen/tholen -tholenBrabant/northBeveland/flandersShore -zeelandEast -zeelandWest",
    "381 5149",
  ],
  [
    "north-brabant",
    "brabantAntwerp brabantLimburgBe -brabantLimburg gelderlandBrabant southBrabant volkerak volkerakWest " +
      "tholenBrabant lakeBrabant bevelandBrabant",
    "521 5157",
  ],
  ["limburg-nl", "brabantLimburg meuse voerenLimburg liegeLimburg germanyLimburg gelderlandLimburg", "596 5138"],
  ["west-flanders", "coastWest zeelandWest -westEast -westHainaut -franceLys -comines -franceWest", "303 5100"],
  ["east-flanders", "westEast zeelandEast eastAntwerp eastFlemish -eastHainaut", "378 5103"],
  ["antwerp", "eastAntwerp flemishAntwerp antwerpLimburg -brabantAntwerp -scheldt", "476 5123"],
  [
    "limburg-be",
    "antwerpLimburg brabantLimburgBe meuse -limburgLiege flemishLimburg/voerenLimburg -voerenLiege",
    "543 5101",
  ],
  [
    "flemish-brabant",
    "-eastFlemish flemishAntwerp -flemishLimburg -flemishLiege -flemishWalloon -flemishHainaut/brussels",
    "487 5092",
  ],
  ["walloon-brabant", "flemishWalloon liegeWalloon walloonNamur walloonHainaut", "466 5066"],
  [
    "hainaut",
    "westHainaut eastHainaut flemishHainaut -walloonHainaut namurHainaut -franceHainaut/comines -franceComines",
    "392 5053",
  ],
  ["namur", "liegeNamur namurLuxembourg -franceNamur -namurHainaut -walloonNamur", "490 5031"],
  [
    "liege",
    "limburgLiege voerenLiege liegeLimburg -germanyLiege -grandDuchyLiege -liegeLuxembourg -liegeNamur -liegeWalloon " +
      "flemishLiege",
    "577 5054",
  ],
  ["luxembourg", "liegeLuxembourg -grandDuchy -franceLuxembourg -namurLuxembourg", "549 5002"],
  ["brussels", "brussels", "436 5084"],
];

type Line = keyof typeof lines;

/** A point on the map, in its own units. */
export type Point = readonly [x: number, y: number];

// We narrow a degree of longitude by the cosine of the latitude, so that it has the right width.
const unit = 1.5;
const narrow = Math.cos((51.5 * Math.PI) / 180);

function pointsOf(line: string): Point[] {
  const degrees = line.split(" ").map(Number);
  return degrees.flatMap((longitude, index) => (index % 2 ? [] : [onMap(longitude, degrees[index + 1] ?? Number.NaN)]));
}

function onMap(longitude: number, latitude: number): Point {
  return [Math.round((longitude - 250) * unit * narrow), Math.round((5355 - latitude) * unit)];
}

/** The points of connected lines; the end of one and the start of the next count once. */
function pointsAlong(names: string): Point[] {
  return names.split(" ").flatMap((name, index) => {
    const points = pointsOf(lines[name.replace("-", "") as Line]);
    return (name.startsWith("-") ? points.reverse() : points).slice(index && 1);
  });
}

/** The land of every region, from north to south: closed rings that do not repeat their first point. */
export const regionLands = rings.map(([region, names, badge]) => {
  const [at = [0, 0] as const] = pointsOf(badge);
  return { region, rings: names.split("/").map((ring) => pointsAlong(ring).slice(1)), badge: at };
});

/** The border between the two countries, from the sea to Germany. */
export const borderBetween = pointsAlong(
  "zeelandWest zeelandEast scheldt brabantAntwerp brabantLimburgBe meuse voerenLimburg liegeLimburg",
);

/** The dikes between the lakes and the sea, and between the lakes. */
export const dikesBetween = ["504 5293 520 5303 534 5308 539 5310", "530 5271 536 5260 542 5251"].map(pointsOf);
