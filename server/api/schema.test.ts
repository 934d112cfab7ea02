import { readFileSync } from "node:fs";
import {
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
} from "graphql";
import { expect, test } from "vitest";
import { fundSchema } from "#server/api/fund/index.ts";
import { systemSchema } from "#server/api/system/index.ts";
import { printedSchemas } from "../../scripts/generate-schemas.ts";

test("the printed schemas are what the code says; npm run generate prints them", () => {
  for (const { file, content } of printedSchemas()) expect(readFileSync(file, "utf8"), file).toBe(content);
});

// Made by the Relay plugin, with the words of its specification.
const standard = /^(PageInfo|.*(Edge|Connection))$/;

function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || standard.test(type.name)) continue;
    if (!type.description) missing.push(type.name);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) missing.push(`${type.name}.${field.name}`);
    }
  }
  return missing;
}

test("every type and field of the API says what it is", () => {
  expect(undescribed(fundSchema)).toEqual([]);
  expect(undescribed(systemSchema)).toEqual([]);
});

test("every list that can grow is read in pages", () => {
  const unbounded: string[] = [];
  for (const schema of [fundSchema, systemSchema]) {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || isIntrospectionType(type) || type.name.endsWith("Connection")) continue;
      for (const field of Object.values(type.getFields())) {
        const isList = /^\[/.test(String(field.type));
        // Words about one row, such as its languages, are few.
        const isShort = bounded.has(`${type.name}.${field.name}`) || isLeafType(getNamedType(field.type));
        if (isList && !isShort && !field.args.some((arg) => arg.name === "first"))
          unbounded.push(`${type.name}.${field.name}`);
      }
    }
  }
  expect(unbounded).toEqual([]);
});

// One or two a year, one per province, language or rhythm: these lists have an end by nature.
const bounded = new Set([
  // No ballot is longer than a result tells of.
  "Call.ballot",
  "Call.undecidedTie",
  "LiveTurnout.branches",
  // One for each thing that can be wrong, with the projects of one ballot; two reminders.
  "VoteDesk.findings",
  "VoteDesk.reminders",
  "VoteFinding.subjects",
  "FindingSubject.gaps",
  // As many as the form has fields and takes files, and as one dossier can be sent and written about.
  "Dossier.answers",
  "Dossier.files",
  "Dossier.history",
  "Dossier.messages",
  "Dossier.versions",
  "DossierVersion.answers",
  "DossierVersion.changes",
  "DossierVersion.files",
  "HandedPart.answers",
  "HandedPart.files",
  "SavedDossier.conflicts",
  // A hundred.
  "Query.myDossiers",
  "Query.calls",
  "Query.years",
  "OfferCounts.regions",
  "OfferCounts.languages",
  "OfferCounts.rhythms",
  "Catalogue.calls",
  "Catalogue.themes",
  "Catalogue.regions",
  "Catalogue.statuses",
  // As long as `first` of the field around it says.
  "Catalogue.entries",
  // Five people; one of each kind of record.
  "Demo.people",
  "Me.kept",
  // As many as the form has questions, and the files that one of them takes.
  "Dossier.answers",
  "Dossier.files",
  "DossierVersion.answers",
  "DossierVersion.files",
  "HandedPart.answers",
  "HandedPart.files",
  "SavedDossier.conflicts",
  // What one person wrote by hand, cut off where it is read; and of one dossier all of it, as its page shows it.
  "Query.myDossiers",
  "Dossier.history",
  "Dossier.messages",
  "Dossier.versions",
  // A text cut into pieces.
  "CatalogueMatch.title",
  "CatalogueMatch.organisation",
  "CatalogueMatch.town",
  "CatalogueMatch.excerpt",
  // Cut off where they are read: no ballot is as long, and three neighbours are enough.
  "CallResults.rows",
  "ProjectNeighbours.others",
  // Nobody has more than ten devices.
  "SecondFactor.passkeys",
  // They stand in the row of their project.
  "ProjectStory.deliveries",
  "ProjectStory.gallery",
]);
