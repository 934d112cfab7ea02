import type { texts as dutch } from "#i18n/nl/by-hand.ts";

export const texts = {
  // A project without a dossier.
  "byHand.new": "New project",
  "byHand.new.lead": "A project without a dossier, or one from a year before this site.",
  "byHand.title": "Title",
  "byHand.language": "Language of the title",
  "byHand.call": "Call",
  "byHand.call.year": "An earlier year",
  "byHand.year": "Year",
  "byHand.year.help": "Only for an earlier year, from {first} to {last}.",
  "byHand.status": "What it becomes",
  "byHand.status.selected": "In the fund’s selection",
  "byHand.status.shortlisted": "On the ballot",
  "byHand.make": "Make the project",
  "byHand.branch": "Branch of who put it forward",
  "byHand.branch.choose": "Choose a branch",
  "byHand.cost": "Cost of the project (euro)",
  "byHand.asked": "Asked of the fund (euro)",
  "byHand.given": "Given by the fund (euro)",
  "byHand.source": "the first text",
  "byHand.version.site": "{date}, as on the site",
  "project.noBallot": "The ballot of this call is fixed, or it has no vote. Choose the fund’s selection.",

  // A list of projects of earlier years.
  "projectImport.title": "Import projects of earlier years",
  "projectImport.heading":
    "{added, plural, =0 {No new projects} one {1 new project} other {# new projects}}{wrong, plural, =0 {} one {, 1 line is wrong} other {, # lines are wrong}}",
  "projectImport.lead": "Choose a file with projects of earlier years. You first see what each line does.",
  "projectImport.columns":
    "The first row has the names of the columns: year, title, summary, organisation, postal code, town, theme, branch, given. Province, website, story, impact, asked and cost may be there too. A text in another language has a column of its own: title fr, title en.",
  "projectImport.count.all": "lines",
  "projectImport.count.wrong": "wrong",
  "projectImport.count.added": "new",
  "projectImport.count.present": "on the site already",
  "projectImport.kind.wrong": "Wrong",
  "projectImport.kind.added": "New",
  "projectImport.kind.present": "Exists",
  "projectImport.lines": "What each line does",
  "projectImport.effect": "What happens",
  "projectImport.nothing": "No lines",
  "projectImport.publishes": "Goes onto the site, in the fund’s selection of {year}",
  "projectImport.makesYear": "{year} is a new year on the site",
  "projectImport.makesOrganisation": "The organisation is new on the site",
  "projectImport.stays": "This year has a project with this title already. Nothing changes.",
  "projectImport.apply":
    "{count, plural, =0 {Nothing to take over} one {Publish 1 project} other {Publish # projects}}",
  "projectImport.effect.added": "{count, plural, one {project goes onto the site} other {projects go onto the site}}",
  "projectImport.effect.present":
    "{count, plural, one {project is there already and stays as it is} other {projects are there already and stay as they are}}",
  "projectImport.effect.wrong":
    "{count, plural, one {line is wrong; correct the file} other {lines are wrong; correct the file}}",
  "byHand.import": "Import a list",
  "projectImport.unreadable": "We cannot read this file. Save it as Excel (.xlsx) or CSV.",
  "projectImport.columnsMissing": "These columns are missing: {columns}.",
  "projectImport.tooLong": "This list has more than {most, number} projects. Divide them over two files.",
  "projectImport.wrongLines":
    "{count, plural, one {1 line is wrong} other {# lines are wrong}}. Nothing was taken over. Correct the file and choose it again.",
  "projectImport.noDraft": "This list is no longer there. Choose the file again.",
  "projectImport.twice": "This year has this title on a line above already.",
  "projectImport.running": "This call is still running. Make the project by hand.",
  "projectImport.unknown": "{label}: the fund does not know this.",
  "projectImport.postalCode": "This postal code does not exist.",
} satisfies Record<keyof typeof dutch, string>;
